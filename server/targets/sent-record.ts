import { hash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';

const schema = z.object({
  /** `targetKey` of the setting. */
  target: z.string(),
  id: z.string(),
  /** The site's folder, which may be gone. */
  folder: z.string(),
  /** Digests of its own files, by path. */
  files: z.record(z.string(), z.string()).transform((files) => new Map(Object.entries(files))),
  /** Its `build.json`; '' where nobody asks for it. */
  note: z.string().default(''),
});

/** What was sent last, and where to. Without it a target is asked what it has, or gets everything. */
export type SentRecord = z.output<typeof schema>;

/** A setting as a key: commands may hold secrets. */
export function targetKey(setting: string): string {
  return hash('sha256', setting).slice(0, 16);
}

/** @returns null when there is none for this target. */
export async function readSentRecord(file: string, target: string): Promise<SentRecord | null> {
  try {
    const record = schema.parse(JSON.parse(await readFile(file, 'utf8')));
    return record.target === target ? record : null;
  } catch {
    return null;
  }
}

export async function writeSentRecord(file: string, record: SentRecord): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, JSON.stringify({ ...record, files: Object.fromEntries(record.files) }));
  await rename(part, file);
}
