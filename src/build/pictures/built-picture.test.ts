import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { noted } from '#build/page-uses.ts';
import { ownFiles } from '#domain/media/own-pictures.ts';
import { fileFolder } from '../../../tests/support/own-folder.ts';

const folder = fileFolder();
vi.stubEnv('ASTRO_CACHE_DIR', folder);
vi.stubEnv('BACKEND_URL', 'http://storage.test');
const { builtPicture, hasAllFiles, makeAllFiles } = await import('./built-picture.ts');
const { forgetMissingPictures } = await import('./original.ts');
const { movingKey } = await import('./content-key.ts');

const picture = (id: string) => ({
  ...{ id, bucket: 'media', path: `${id}.webp`, width: 900, height: 600 },
  ...{ focalX: 0.5, focalY: 0.5, contentKey: `key${id}`, preview: '', inSite: true },
});

/** What storage answers with from now on; 404 for `null`. */
function store(file: Buffer | null): void {
  vi.stubGlobal('fetch', async () =>
    file ? new Response(new Uint8Array(file)) : new Response('', { status: 404 }),
  );
}

const oak = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'sienna' } })
  .webp()
  .toBuffer();

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
  ['that is no picture', Buffer.from('<?php echo 1;')],
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
