import { copyFile, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SentRecord } from './sent-record.ts';

/** Milliseconds after which nobody is taken to have a page of the earlier site open. */
const KEPT_FOR = 24 * 60 * 60_000;

/** Scripts and styles. What holds content, as pictures do, goes at once: it may have been withdrawn. */
const OF_CODE = '_astro/';

/**
 * Keeps scripts and styles that the next site does not have: pages that visitors have open still ask for them.
 *
 * @param folder where they are kept: `files/`, and since when in `gone.json`.
 * @param before the site that was sent last.
 * @param paths of the site that is sent next.
 * @param now milliseconds since 1970.
 * @returns the folder that holds them.
 */
export async function keepGoneFiles(
  folder: string,
  before: Pick<SentRecord, 'folder' | 'files'> | null,
  paths: ReadonlySet<string>,
  now = Date.now(),
): Promise<string> {
  const files = join(folder, 'files');
  const list = join(folder, 'gone.json');
  const gone = await readList(list);
  await mkdir(files, { recursive: true });
  for (const path of before?.files.keys() ?? []) {
    if (paths.has(path) || path in gone || !path.startsWith(OF_CODE) || !before) continue;
    if (await keep(join(before.folder, path), join(files, path))) gone[path] = now;
  }
  for (const [path, since] of Object.entries(gone)) {
    // A clock that was set back must not keep a file for good.
    if (!paths.has(path) && Math.abs(now - since) < KEPT_FOR) continue;
    await rm(join(files, path), { force: true });
    delete gone[path];
  }
  await writeFile(`${list}.part`, JSON.stringify(gone));
  await rename(`${list}.part`, list);
  return files;
}

async function readList(file: string): Promise<Record<string, number>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, number>;
  } catch {
    return {};
  }
}

/** @returns whether it is kept: the earlier site may have been removed. */
async function keep(source: string, target: string): Promise<boolean> {
  await mkdir(dirname(target), { recursive: true });
  try {
    await link(source, target);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return true;
  }
  return copyFile(source, target).then(
    () => true,
    () => false,
  );
}
