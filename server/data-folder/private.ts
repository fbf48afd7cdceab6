import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Rights of group and others. */
const OTHERS = 0o077;

/** Removes other accounts' rights on a folder and its content; not on Windows. */
export async function makePrivate(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const found = await lstat(path);
  if (found.isSymbolicLink()) return;
  if (found.mode & OTHERS) await chmodOwn(path, found.mode & 0o700);
  if (!found.isDirectory()) return;
  for (const name of await readdir(path)) await makePrivate(join(path, name));
}

/** Whether other accounts can't enter a folder. Its many files are not checked then. */
export async function isPrivate(folder: string): Promise<boolean> {
  return process.platform === 'win32' || ((await lstat(folder)).mode & OTHERS) === 0;
}

/** A mounted folder may belong to another account. */
async function chmodOwn(path: string, mode: number): Promise<void> {
  try {
    await chmod(path, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
