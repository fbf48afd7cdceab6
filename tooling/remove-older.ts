import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes what was changed last longer ago than `age`, in milliseconds. */
export async function removeOlder(folder: string, age: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    const isOld = found && Date.now() - found.mtimeMs > age;
    if (isOld) await rm(path, { recursive: true, force: true });
  }
}
