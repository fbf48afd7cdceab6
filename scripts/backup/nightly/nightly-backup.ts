import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { megabytes } from '#domain/media/media-library.ts';
import { BackendBusyError, lockFolder } from '#server/data-folder/lock.ts';
import type { ProjectAddress } from '#tooling/project.ts';
import { UserError } from '#tooling/user-error.ts';
import { recordBackup, writeBackup } from '../write-backup.ts';
import { backupsToRemove, nameOf } from './rotation.ts';
import { tryRestore } from './try-restore.ts';

/** A backup until it has been restored for a try; the zip itself adds `.part` while it is written. */
const UNTRIED = '.untried';
/** The last one that could not be proved to be good: it may hold what can be saved by hand. */
const UNPROVED = 'unproved.zip';

interface NightlyOptions {
  now?: Date;
  write?: typeof writeBackup;
  tryIt?: (file: string) => Promise<void>;
}

/**
 * Writes a backup into a folder, tries to restore it, and only then removes what the rotation lets go.
 *
 * @returns a line about what came of it.
 * @throws UserError when there is no good backup of this night; older ones then stay, all of them.
 */
export async function nightlyBackup(
  project: ProjectAddress,
  folder: string,
  { now = new Date(), write = writeBackup, tryIt = tryRestore }: NightlyOptions = {},
): Promise<string> {
  await requireFolder(folder);
  const lock = await lockBackups(folder);
  try {
    await removeUnfinished(folder);
    const name = nameOf(now);
    const untried = join(folder, `${name}${UNTRIED}`);
    const { tables, accounts, files, missing_files } = await write(project, untried);
    await requireRestorable(untried, folder, tryIt);
    const file = join(folder, name);
    await rename(untried, file);
    await recordBackup(project, file);
    const removed = backupsToRemove(await readdir(folder), name);
    for (const old of removed) await rm(join(folder, old), { force: true });
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
    const lost = missing_files.length;
    return [
      `${file}: ${rows} rows, ${accounts} accounts, ${files.count} files, ${megabytes((await stat(file)).size)}.`,
      'Restored for a try: the same.',
      ...(lost > 0 ? [`Not in storage any more: ${lost} files (see its manifest.json).`] : []),
      ...(removed.length > 0 ? [`Removed: ${removed.join(', ')}.`] : []),
    ].join(' ');
  } finally {
    await lock.release();
  }
}

async function requireFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => null);
  if (found?.isDirectory()) return;
  throw new UserError(
    found
      ? `${resolve(folder)} is a file: name a folder.`
      : `There is no folder ${resolve(folder)}. Is its disk mounted? Otherwise make it, for the account that runs this command alone.`,
  );
}

async function lockBackups(folder: string) {
  try {
    return await lockFolder(folder);
  } catch (error) {
    if (error instanceof BackendBusyError) {
      throw new UserError(
        `Process ${error.pid} is making a backup in ${resolve(folder)}. This one was not begun.`,
      );
    }
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new UserError(
      `The folder ${resolve(folder)} can’t be written to (${code}). Is its disk full, or another account’s?`,
    );
  }
}

/** What a night that was cut off has left. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (/^site-.*\.zip\.untried(\.part)?$/.test(name))
      await rm(join(folder, name), { force: true });
  }
}

async function requireRestorable(
  untried: string,
  folder: string,
  tryIt: (file: string) => Promise<void>,
): Promise<void> {
  try {
    await tryIt(untried);
  } catch (error) {
    const kept = join(folder, UNPROVED);
    await rename(untried, kept);
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(
      `The backup of this night can’t be relied upon, and lies in ${kept}; older ones were left as they are. ${reason}`,
    );
  }
}
