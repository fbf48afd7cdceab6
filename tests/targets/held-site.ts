import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { filesIn } from '#server/static-files/files-in.ts';

/** A site by its paths. */
export type HeldSite = Map<string, string>;

export async function readSite(folder: string): Promise<HeldSite> {
  const site: HeldSite = new Map();
  for (const path of await filesIn(folder))
    site.set(path, readFileSync(join(folder, path), 'latin1'));
  return site;
}

/** Pages of the sample's former addresses, which are no files of the site. */
const FORMER = /^(old|gone)\.html$/;

/** Which site a target shows: every file is compared. */
export async function expectSite(shown: HeldSite, folder: string, kept: readonly string[] = []) {
  const wanted = await readSite(folder);
  const extra = [...shown.keys()].filter((path) => !wanted.has(path) && !FORMER.test(path));
  expect(shown.get('old.html')).toContain('url=/blog');
  expect(extra.sort()).toEqual([...kept].sort());
  expect(
    [...wanted].filter(([path, content]) => shown.get(path) !== content).map(([path]) => path),
  ).toEqual([]);
}
