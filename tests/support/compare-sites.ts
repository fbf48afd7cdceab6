import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { filesIn } from '#server/static-files/files-in.ts';
import { type BuildNote, type BuildOptions, buildSite } from '#tooling/build-site.ts';

interface CheckOptions extends Pick<BuildOptions, 'backendUrl' | 'siteUrl' | 'environment'> {
  /** The site that visitors see. */
  folder: string;
  /** The cache of the server that made it. */
  cacheDir: string;
}

/** Taken from that cache: encoded pictures, and the last good entries of rows that break the rules. */
const TAKEN = ['pictures', 'kept-entries.sqlite'];

/**
 * Builds the site from scratch beside the live one.
 *
 * @returns files in which the two differ; `null` when unreleased content makes them incomparable.
 * @throws BuildError
 */
export async function differencesFromScratch(options: CheckOptions): Promise<string[] | null> {
  const { folder, ...source } = options;
  const scratch = await mkdtemp(join(tmpdir(), 'site-check-'));
  try {
    const cacheDir = join(scratch, 'cache');
    await mkdir(cacheDir);
    for (const name of TAKEN) {
      await symlink(resolve(options.cacheDir, name), join(cacheDir, name));
    }
    const outDir = join(scratch, 'site');
    const { contentVersion } = await buildSite({ ...source, outDir, cacheDir }).finished;
    const live = JSON.parse(await readFile(join(folder, 'build.json'), 'utf8')) as BuildNote;
    return live.contentVersion === contentVersion ? await compareSites(folder, outDir) : null;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Paths of files in which two sites differ, apart from when and from which commit each was built. */
export async function compareSites(one: string, other: string): Promise<string[]> {
  const names = new Set([...(await filesIn(one)), ...(await filesIn(other))]);
  const differing: string[] = [];
  for (const name of [...names].sort()) {
    const [left, right] = await Promise.all([contentOf(one, name), contentOf(other, name)]);
    if (left === null || right === null || !left.equals(right)) differing.push(name);
  }
  return differing;
}

async function contentOf(folder: string, name: string): Promise<Buffer | null> {
  const content = await readFile(join(folder, name)).catch(() => null);
  if (content === null || name !== 'build.json') return content;
  const note = JSON.parse(content.toString()) as BuildNote;
  return Buffer.from(JSON.stringify({ ...note, builtAt: '', commit: null }));
}
