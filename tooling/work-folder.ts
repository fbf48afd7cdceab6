import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Below the project's folder, whose packages compiled pages need. */
const FOLDER = resolve('node_modules/.cache/build');
/** Milliseconds after which a folder is an orphan of a killed build. */
const LEFT_AFTER = 24 * 60 * 60 * 1000;

/**
 * Gives a build its own folder for compiled files: parallel builds in one folder would remove each
 * other's.
 */
export async function withWorkFolder<Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(FOLDER, { recursive: true });
  await removeLeft();
  const folder = await mkdtemp(join(FOLDER, 'build-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function removeLeft(): Promise<void> {
  for (const name of await readdir(FOLDER)) {
    const folder = join(FOLDER, name);
    const found = await stat(folder).catch(() => null);
    if (found && Date.now() - found.mtimeMs > LEFT_AFTER) {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
