import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads files of a folder by their address; null where there is none. */
export function fileReader(folder: string): (path: string) => Promise<Buffer | null> {
  return (path) => readFile(join(folder, path)).catch(() => null);
}
