import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { syncAll, treeOf, writeSynced } from '#tooling/sync.ts';
import { SyncQueue } from './sync-queue.ts';

/** Beside a new database until all of it is on the disk. */
const markOf = (folder: string) => `${folder}.unsynced`;

/**
 * Makes a new database beside its place, so that a killed process leaves no partial one, and syncs it
 * while it is used already: a thousand files take as long as opening it.
 *
 * @param make fills the folder that it is given.
 * @returns waits until all is on the disk. Nothing may be answered before: until then a killed process and
 * a power cut leave a database that the next start throws away.
 */
export async function makeFolder(
  folder: string,
  make: (unfinished: string) => Promise<void>,
): Promise<() => Promise<void>> {
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await make(unfinished);
  await writeSynced(markOf(folder), '');
  await syncAll([path.dirname(folder)]);
  await rename(unfinished, folder);
  const queue = await SyncQueue.start();
  for (const file of await treeOf(folder)) queue.add(file);
  return async () => {
    await queue.close();
    // Its name and the end of the mark, in this order.
    await syncAll([path.dirname(folder)]);
    await rm(markOf(folder));
    await syncAll([path.dirname(folder)]);
  };
}

/** Removes a new database of which nobody knows whether the disk has all. Nothing of it was answered. */
export async function removeUnsynced(folder: string): Promise<void> {
  if (!existsSync(markOf(folder))) return;
  await rm(folder, { recursive: true, force: true });
  await syncAll([path.dirname(folder)]);
  await rm(markOf(folder));
}
