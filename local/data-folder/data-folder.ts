import { access, constants, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { lockFolder } from '#local/backend/lock.ts';
import { UserError } from '#tooling/user-error.ts';
import { isPrivate, makePrivate } from './private.ts';

/**
 * Where everything lives that must outlast a run: the embedded database and its files, the builds
 * that are served, and caches that only save time.
 */
export interface DataFolder {
  path: string;
  /** For `openBackend`. */
  backend: string;
  /** One folder a build, and `current.json`. */
  site: string;
  /** Astro's cache: safe to lose. */
  cache: string;
  /** Whether this run has just made it, so that it still needs its demo content. */
  isNew: boolean;
  /** Call when a new folder holds all its content: from now on it is kept. */
  complete(): Promise<void>;
  /** Takes a new folder away again after a first run that failed. */
  discard(): Promise<void>;
}

/** While this file lies in the folder, its content is not whole and nothing in it is anyone's work. */
const UNFINISHED = 'unfinished';
/** What marks a folder as ours, so that nothing else is ever deleted. */
const OURS = ['backend', 'site', 'cache', UNFINISHED];

/** The folder that DATA_FOLDER names, or `.data` beside package.json. */
export function dataFolderPath(): string {
  return resolve(process.env.DATA_FOLDER || '.data');
}

/**
 * Opens the data folder or makes a new one, and sees to it that no other account of this machine can
 * read it: it holds passwords' hashes, sessions and keys.
 *
 * @throws BackendBusyError when another process is making it just now.
 * @throws UserError when it can't be written to, holds something else, or was left half-made by a
 *   first run that was interrupted; in that last case it is removed, so that the next start is clean.
 */
export async function openDataFolder(path = dataFolderPath()): Promise<DataFolder> {
  if (await discardUnfinished(path)) {
    throw new UserError(
      `The first start was interrupted before the demo content in ${path} was complete, so its unfinished data has been removed: run the same command again.`,
    );
  }
  const found = await contentOf(path);
  if (found.length > 0 && !found.includes('backend')) {
    throw new UserError(
      `The folder ${path} holds something else: empty it, or name another one in DATA_FOLDER.`,
    );
  }
  const isNew = found.length === 0;
  await makeWritable(path, isNew);
  return {
    path,
    backend: join(path, 'backend'),
    site: join(path, 'site'),
    cache: join(path, 'cache'),
    isNew,
    complete: () => rm(join(path, UNFINISHED), { force: true }),
    discard: () => discard(path),
  };
}

/**
 * Takes away what a first run that was interrupted has left: nothing in it is anyone's work.
 *
 * @returns whether there was such a thing.
 * @throws BackendBusyError when another process is making it just now.
 */
export async function discardUnfinished(path: string): Promise<boolean> {
  if (!(await contentOf(path)).includes(UNFINISHED)) return false;
  // Another process may be filling it at this moment: then it holds the lock.
  await (await lockFolder(join(path, 'backend'))).release();
  await discard(path);
  return true;
}

async function contentOf(path: string): Promise<string[]> {
  try {
    return await readdir(path);
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
    if (isNew) await writeFile(join(path, UNFINISHED), '');
  } catch (error) {
    throw cannotWrite(path, error);
  }
}

/** Removes what is ours in the folder, and the folder itself if that leaves it empty. */
async function discard(path: string): Promise<void> {
  for (const name of OURS) await rm(join(path, name), { recursive: true, force: true });
  if ((await readdir(path)).length === 0) await rm(path, { recursive: true });
}

function cannotWrite(path: string, error: unknown): UserError {
  return new UserError(
    `The data folder ${path} can't be written to (${codeOf(error)}): change its permissions, or name another one in DATA_FOLDER.`,
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
