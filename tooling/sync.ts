import { open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Node has four threads for this; a few more tasks keep them busy. */
const AT_ONCE = 8;
/** Windows can open no folder; some file systems can't sync one; a parent may be closed to this account. */
const REFUSES_FOLDERS = ['EISDIR', 'EPERM', 'EACCES', 'EBADF', 'EINVAL'];

/** Brings files and folders from the system's memory to the disk, so that a power cut can't lose them. */
export async function syncAll(paths: Iterable<string>): Promise<void> {
  const rest = paths[Symbol.iterator]();
  const work = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) await sync(next.value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/**
 * Writes a new file and syncs it.
 *
 * @param mode who may read it; default whatever the process gives.
 */
export async function writeSynced(
  file: string,
  content: Uint8Array | string,
  mode?: number,
): Promise<void> {
  try {
    await writeFile(file, content, { flush: true, mode });
  } catch (error) {
    // Half a file must not fill the disk.
    await rm(file, { force: true });
    throw error;
  }
}

/** Renames a file over another one, for good. */
export async function renameSynced(file: string, to: string): Promise<void> {
  await rename(file, to);
  await syncAll([path.dirname(to)]);
}

/** The paths of a folder and of everything in it. */
export async function treeOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = entries.filter((entry) => entry.isFile() || entry.isDirectory());
  return [folder, ...found.map(({ parentPath, name }) => path.join(parentPath, name))];
}

async function sync(file: string): Promise<void> {
  // Windows syncs only what is open for writing.
  const handle = await open(file, 'r+').catch((error: NodeJS.ErrnoException) => {
    // A folder, or a file that nobody may write to.
    if (error.code === 'EISDIR' || error.code === 'EACCES') return null;
    throw error;
  });
  if (!handle) return await syncReadable(file);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** As PostgreSQL: systems that refuse this keep the names of files by themselves. */
async function syncReadable(path: string): Promise<void> {
  try {
    const handle = await open(path, 'r');
    await handle.sync().finally(() => handle.close());
  } catch (error) {
    if (!refusesFolders(error)) throw error;
  }
}

/** Whether it says only that no folder is synced here. */
export function refusesFolders(error: unknown): boolean {
  return REFUSES_FOLDERS.includes((error as NodeJS.ErrnoException).code ?? '');
}
