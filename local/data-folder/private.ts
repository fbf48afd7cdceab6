import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What a group or anybody else may do. */
const OTHERS = 0o077;

/**
 * Takes every right of other accounts on a folder and what lies in it; the owner's stay. What is made
 * later is private by the `umask` of the processes that write there. Windows has no such modes.
 */
export async function makePrivate(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const found = await lstat(path);
  if (found.isSymbolicLink()) return;
  if (found.mode & OTHERS) await chmodOwn(path, found.mode & 0o700);
  if (!found.isDirectory()) return;
  for (const name of await readdir(path)) await makePrivate(join(path, name));
}

/**
 * Whether other accounts reach nothing in a folder, because they have no right on the folder itself.
 * The files of kept sites are many, so they are not looked at one by one then.
 */
export async function isPrivate(folder: string): Promise<boolean> {
  return process.platform === 'win32' || ((await lstat(folder)).mode & OTHERS) === 0;
}

/** A mounted folder may belong to somebody else; what lies in it is ours. */
async function chmodOwn(path: string, mode: number): Promise<void> {
  try {
    await chmod(path, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
