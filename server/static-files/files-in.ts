import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** Paths of all files below a folder, with `/` between folders. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((file) => (sep === '/' ? file : file.replaceAll(sep, '/')));
}
