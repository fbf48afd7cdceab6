import { access, chmod, constants, lstat, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isFullDisk } from '#tooling/disk.ts';
import { syncAll, writeSynced } from '#tooling/sync.ts';
import { UserError } from '#tooling/user-error.ts';
import { lockFolder } from './lock.ts';

export type DataFolder = Awaited<ReturnType<typeof openDataFolder>>;

/** While this file exists, the first run has not finished and there is no user's work. */
const UNFINISHED = 'unfinished';
/** Marks a folder as ours; nothing else is ever deleted. */
const OURS = ['backend', 'site', 'cache', UNFINISHED];

/** The folder that DATA_FOLDER names, or `.data` beside package.json. */
export function dataFolderPath(): string {
  return resolve(process.env.DATA_FOLDER || '.data');
}

/**
 * Opens the data folder or makes one, private to this account: it holds everything that outlasts a run,
 * password hashes, sessions and keys too.
 *
 * @throws BackendBusyError when another process is making it.
 * @throws UserError when it can't be written to, holds something else, or is left from an interrupted
 * first run, which is then removed, so that the next start is clean.
 */
export async function openDataFolder(path = dataFolderPath()) {
  if (await discardUnfinished(path)) {
    throw new UserError(
      `The first start was interrupted before the content of ${path} was complete, so its unfinished data has been removed: run the same command again.`,
    );
  }
  const found = await contentOf(path);
  if (found.length > 0 && !found.includes('backend')) {
    throw holdsSomethingElse(path);
  }
  const isNew = found.length === 0;
  await makeWritable(path, isNew);
  return {
    path,
    backend: join(path, 'backend'),
    /** A folder a build, and `current.json`. */
    site: join(path, 'site'),
    /** Safe to delete. */
    cache: join(path, 'cache'),
    /** Whether this run made it, so that it needs its first content. */
    isNew,
    /** Call when the content is complete: the folder is kept from now on. */
    complete: () => complete(path),
    /** Removes a new folder after a first run that failed. */
    discard: () => discard(path),
  };
}

/** The folder of a server for a hosted project: DATA_FOLDER, or `.data-hosted` beside package.json. */
export function hostedFolderPath(): string {
  return resolve(process.env.DATA_FOLDER || '.data-hosted');
}

/**
 * Opens the folder of a server for a hosted project; it holds sites and caches. One server has it until `release()`.
 *
 * @throws BackendBusyError when another process has it.
 * @throws UserError when it can't be written to, or holds the data of the embedded backend or something else.
 */
export async function openHostedFolder() {
  const path = hostedFolderPath();
  const found = await contentOf(path);
  if (found.includes('backend')) {
    throw new UserError(
      `The folder ${path} holds the data of the embedded backend: name another one in DATA_FOLDER for the hosted project.`,
    );
  }
  if (found.length > 0 && !found.includes('site') && !found.includes('cache')) {
    throw holdsSomethingElse(path);
  }
  await makeWritable(path, false);
  const [site, cache] = [join(path, 'site'), join(path, 'cache')];
  // A second server would remove what the first one serves.
  const { release } = await lockFolder(site).catch((error: unknown) => {
    throw asFullDisk(error, path);
  });
  return { site, cache, release };
}

/** Others' rights on what is in the folder would go: nobody gives away a folder of something else by mistake. */
function holdsSomethingElse(path: string): UserError {
  return new UserError(
    `The folder ${path} holds something else: empty it, or name another one in DATA_FOLDER.`,
  );
}

/**
 * Removes what an interrupted first run left.
 *
 * @returns whether there was such a thing.
 * @throws BackendBusyError when another process is making it.
 */
export async function discardUnfinished(path: string): Promise<boolean> {
  if (!(await contentOf(path)).includes(UNFINISHED)) return false;
  // A process that is filling the folder holds the lock.
  await (await lockFolder(join(path, 'backend'))).release();
  await discard(path);
  return true;
}

async function contentOf(path: string): Promise<string[]> {
  try {
    // A volume of its own has it from the beginning.
    return (await readdir(path)).filter((name) => name !== 'lost+found');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw cannotWrite(path, error);
  }
}

async function makeWritable(path: string, isNew: boolean): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await access(path, constants.W_OK);
    if (!(await isPrivate(path))) await makePrivate(path);
    if (!isNew) return;
    await writeSynced(join(path, UNFINISHED), '');
    await syncAll([path, dirname(path)]);
  } catch (error) {
    throw cannotWrite(path, error);
  }
}

/** Rights of group and others. */
const RIGHTS_OF_OTHERS = 0o077;

/** Removes other accounts' rights on a folder and its content; not on Windows. */
export async function makePrivate(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const found = await lstat(path);
  if (found.isSymbolicLink()) return;
  if (found.mode & RIGHTS_OF_OTHERS) await chmodOwn(path, found.mode & 0o700);
  if (!found.isDirectory()) return;
  for (const name of await readdir(path)) await makePrivate(join(path, name));
}

/** Whether other accounts can't enter a folder. Its many files are not checked then. */
async function isPrivate(folder: string): Promise<boolean> {
  return process.platform === 'win32' || ((await lstat(folder)).mode & RIGHTS_OF_OTHERS) === 0;
}

/** A mounted folder may belong to another account. */
async function chmodOwn(path: string, mode: number): Promise<void> {
  try {
    await chmod(path, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

/** Synced: a power cut that brought the mark back would have the next start remove all that was made since. */
async function complete(path: string): Promise<void> {
  await rm(join(path, UNFINISHED), { force: true });
  await syncAll([path]);
}

/** Removes our files, and the folder if that leaves it empty. */
async function discard(path: string): Promise<void> {
  for (const name of OURS) await rm(join(path, name), { recursive: true, force: true });
  if ((await readdir(path)).length === 0) await rm(path, { recursive: true });
}

function cannotWrite(path: string, error: unknown): unknown {
  if (isFullDisk(error)) return asFullDisk(error, path);
  return new UserError(
    `The data folder ${path} can't be written to (${codeOf(error)}): change its permissions, or name another one in DATA_FOLDER.`,
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

/** A full disk's error as a sentence; other errors as they are. */
export function asFullDisk(error: unknown, folder: string): unknown {
  if (!isFullDisk(error)) return error;
  return new UserError(
    `The disk is full, so the data in ${folder} could not be opened. What is in it stays as it is. Make room, or name a folder on another disk in DATA_FOLDER.`,
  );
}
