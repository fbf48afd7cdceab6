import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Compiled pages need the project's packages, so they lie below its folder while they render. */
const FOLDER = resolve('node_modules/.cache/build');
/** A build that was killed can't tidy up. No other takes so long, in milliseconds. */
const LEFT_AFTER = 24 * 60 * 60 * 1000;

/**
 * Gives a build a folder of its own for what it compiles: left to themselves, two builds of one
 * checkout write into the same one and each removes the other's.
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
