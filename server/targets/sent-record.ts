import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';

const schema = z.object({
  target: z.string(),
  id: z.string(),
  folder: z.string(),
  files: z.record(z.string(), z.string()),
  note: z.string().default(''),
});

/** What was sent last, and where to. Without it a target is asked what it has, or gets everything. */
export interface SentRecord {
  /** `targetKey` of the setting. */
  target: string;
  id: string;
  /** The site's folder, which may be gone. */
  folder: string;
  /** Digests of its own files, by path. */
  files: Map<string, string>;
  /** Its `build.json`; '' where nobody asks for it. */
  note: string;
}

/** A setting as a key: commands may hold secrets. */
export function targetKey(setting: string): string {
  return createHash('sha256').update(setting).digest('hex').slice(0, 16);
}

/** @returns null when there is none for this target. */
export async function readSentRecord(file: string, target: string): Promise<SentRecord | null> {
  try {
    const { files, ...rest } = schema.parse(JSON.parse(await readFile(file, 'utf8')));
    return rest.target === target ? { ...rest, files: new Map(Object.entries(files)) } : null;
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
