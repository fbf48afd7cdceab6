import { open, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Node has four threads for this; a few more tasks keep them busy. */
const AT_ONCE = 8;

/** Brings files and folders from the system's memory to the disk, so that a power cut can't lose them. */
export async function syncAll(paths: Iterable<string>): Promise<void> {
  const rest = paths[Symbol.iterator]();
  const work = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) await sync(next.value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** A folder with everything in it. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = entries.filter((entry) => entry.isFile() || entry.isDirectory());
  await syncAll([folder, ...found.map(({ parentPath, name }) => path.join(parentPath, name))]);
}

async function sync(file: string): Promise<void> {
  // Windows syncs only what is open for writing, and no folder can be.
  const handle = await open(file, 'r+').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EISDIR') return openFolder(file);
    // What PostgreSQL has removed meanwhile needs no sync.
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  try {
    await handle?.sync();
  } finally {
    await handle?.close();
  }
}

/** `null` on Windows, which keeps the names of files by itself. */
async function openFolder(folder: string) {
  return process.platform === 'win32' ? null : await open(folder, 'r');
}
