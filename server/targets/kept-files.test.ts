import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { eachFolder, putFiles } from '../../tests/support/own-folder.ts';
import { keepGoneFiles } from './kept-files.ts';

const HOUR = 60 * 60_000;
let before: { folder: string; files: Map<string, string> };

const at = eachFolder();
beforeEach(() => {
  const paths = ['_astro/old.js', 'pictures/withdrawn.avif', 'blog/withdrawn.html'];
  putFiles(at('site'), Object.fromEntries(paths.map((path) => [path, path])));
  before = { folder: at('site'), files: new Map(paths.map((path) => [path, 'x'])) };
});

const keep = (now: number, paths: string[] = [], last: typeof before | null = before) =>
  keepGoneFiles(at('kept'), last, new Set(paths), now);

test('target: scripts outlive their site by a day; what may have been withdrawn does not', async () => {
  const folder = await keep(0);
  expect(existsSync(join(folder, '_astro/old.js'))).toBe(true);
  expect(existsSync(join(folder, 'pictures/withdrawn.avif'))).toBe(false);
  expect(existsSync(join(folder, 'blog/withdrawn.html'))).toBe(false);
  await keep(23 * HOUR, [], null);
  expect(existsSync(join(folder, '_astro/old.js'))).toBe(true);
  await keep(25 * HOUR, [], null);
  expect(existsSync(join(folder, '_astro/old.js'))).toBe(false);
});

test('target: a script that is back is the site’s own, and a clock set back keeps nothing for good', async () => {
  const folder = await keep(0);
  await keep(HOUR, ['_astro/old.js'], null);
  expect(existsSync(join(folder, '_astro/old.js'))).toBe(false);
  await keep(1000 * HOUR);
  await keep(0, [], null);
  expect(existsSync(join(folder, '_astro/old.js'))).toBe(false);
});

test('target: a site that is gone gives nothing', async () => {
  const folder = await keep(0, [], { ...before, folder: at('gone') });
  expect(existsSync(join(folder, '_astro/old.js'))).toBe(false);
});
