import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** What the nightly backup notes in the data folder, for the server beside it to tell monitors. */
const noteSchema = z.object({
  /** When the last good one was made; null before the first. */
  good: z.iso.datetime().nullable(),
  /** Whether the last try failed. */
  failed: z.boolean(),
});
export type LastBackup = z.infer<typeof noteSchema>;

const fileIn = (dataFolder: string) => join(dataFolder, 'last-backup.json');

/** `null` where no nightly backup has ever run, or its note can't be read. */
export async function readLastBackup(dataFolder: string): Promise<LastBackup | null> {
  try {
    return noteSchema.parse(JSON.parse(await readFile(fileIn(dataFolder), 'utf8')));
  } catch {
    return null;
  }
}

/**
 * Notes what came of a nightly backup, where a server has its folder. A failed one leaves the time of the
 * last good one.
 */
export async function noteBackup(dataFolder: string, isGood: boolean): Promise<void> {
  if (!existsSync(join(dataFolder, 'site'))) return;
  const last = await readLastBackup(dataFolder);
  const good = isGood ? new Date().toISOString() : (last?.good ?? null);
  const note: LastBackup = { good, failed: !isGood };
  const file = fileIn(dataFolder);
  await writeFile(`${file}.tmp`, `${JSON.stringify(note)}\n`, { mode: 0o600 });
  await rename(`${file}.tmp`, file);
}
