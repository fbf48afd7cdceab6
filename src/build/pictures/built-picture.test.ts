import { expect, test, vi } from 'vitest';
import { noted } from '#build/page-uses.ts';
import { ownFiles } from '#domain/media/own-pictures.ts';
import { fileFolder } from '../../../tests/support/own-folder.ts';
import {
  NO_PICTURE,
  oak,
  libraryPicture as picture,
  store,
} from '../../../tests/support/stored-pictures.ts';

const folder = fileFolder();
vi.stubEnv('ASTRO_CACHE_DIR', folder);
vi.stubEnv('BACKEND_URL', 'http://storage.test');
const { builtPicture, hasAllFiles, makeAllFiles } = await import('./built-picture.ts');
const { forgetMissingPictures } = await import('./original.ts');
const { movingKey } = await import('./content-key.ts');

test('picture: a page has the widths that it offers beside it, and no others', async () => {
  store(oak);
  const { result, uses } = await noted(() => builtPicture(picture('a'), 320));
  expect(result?.avif).toMatch(/^\/pictures\/keya-640-\d+\.avif 640w$/);
  expect([...uses.pictures].map((name) => name.replace(/-\d+\./, '.')).sort()).toEqual([
    'keya-640.avif',
    'keya-640.webp',
  ]);
  expect(uses.lacksPicture).toBe(false);
  expect(hasAllFiles(picture('a'))).toBe(false);
  expect(await makeAllFiles(picture('a'))).toBe(true);
  expect(hasAllFiles(picture('a'))).toBe(true);
  expect(ownFiles(picture('a'))).toHaveLength(4);
});

test.each([
  ['that is gone', null],
  ['that is no picture', NO_PICTURE],
  ['of which half has come', oak.subarray(0, oak.length / 2)],
])('picture: a file %s costs its picture alone, and is tried again', async (name, file) => {
  const media = picture(name.replaceAll(' ', ''));
  store(file);
  expect(await movingKey(media)).toBe(media.contentKey);
  const { result, uses } = await noted(() => builtPicture(media, 960));
  expect(result).toBeNull();
  expect([uses.lacksPicture, uses.pictures.size]).toEqual([true, 0]);
  expect(await makeAllFiles(media)).toBe(false);

  if (file) return;
  store(oak);
  forgetMissingPictures();
  expect((await noted(() => builtPicture(media, 960))).uses.lacksPicture).toBe(false);
});
