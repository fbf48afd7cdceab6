import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { fileFolder } from '../../../tests/support/own-folder.ts';

const folder = fileFolder();
vi.stubEnv('ASTRO_CACHE_DIR', folder);
const { cachedFile, ensureCached } = await import('./cache.ts');

const content = Buffer.from('a picture');

test('picture: a file that is asked for twice at once is made once', async () => {
  const make = vi.fn(async () => content);
  const [one, other] = await Promise.all([
    cachedFile('twice.webp', make),
    cachedFile('twice.webp', make),
  ]);
  expect(one).toEqual(content);
  expect(other).toEqual(content);
  expect(await cachedFile('twice.webp', make)).toEqual(content);
  expect(make).toHaveBeenCalledTimes(1);
});

test('picture: a file that has to be there is made once and left alone afterwards', async () => {
  const make = vi.fn(async () => content);
  const twice = [ensureCached('deep/there.avif', make), ensureCached('deep/there.avif', make)];
  expect(await Promise.all(twice)).toEqual([true, true]);
  expect(await ensureCached('deep/there.avif', make)).toBe(true);
  expect(make).toHaveBeenCalledTimes(1);
  expect(readFileSync(join(folder, 'pictures/deep/there.avif'))).toEqual(content);
});

test('picture: what could not be made is tried again the next time', async () => {
  expect(await ensureCached('late.avif', async () => null)).toBe(false);
  await expect(ensureCached('late.avif', () => Promise.reject(new Error('no')))).rejects.toThrow();
  expect(await ensureCached('late.avif', async () => content)).toBe(true);
});
