import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { removeOlder } from './remove-older.ts';

/** Below the project's folder, whose packages compiled pages need. */
const FOLDER = resolve('node_modules/.cache/build');
/** Milliseconds after which a folder is an orphan of a killed build. */
const LEFT_AFTER = 24 * 60 * 60 * 1000;

/** Gives a build its own folder: parallel builds in one would remove each other's files. */
export async function withWorkFolder<Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(FOLDER, { recursive: true });
  await removeOlder(FOLDER, LEFT_AFTER);
  const folder = await mkdtemp(join(FOLDER, 'build-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
