/** @module-tag slow */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Backend, openBackend } from '#local/backend/open.ts';
import { cleanPictures } from '#scripts/clean-pictures/clean.ts';
import { type ProjectClient, projectClient } from '#tooling/project.ts';

let backend: Backend;
let client: ProjectClient;
beforeAll(async () => {
  backend = await openBackend({ folder: null });
  client = projectClient({
    url: 'http://localhost',
    secretKey: backend.secretKey,
    fetch: (input, init) => backend.fetch(new Request(input, init)),
  });
});
afterAll(() => backend.close());

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const picture = (width: number) =>
  sharp({ create: { width, height: 40, channels: 3, background: '#a52' } });

async function add(path: string, file: Buffer): Promise<void> {
  const { error } = await client.storage
    .from('media')
    .upload(path, file, { contentType: 'image/jpeg' });
  if (error) throw error;
  const row = { bucket: 'media', path, mime_type: 'image/jpeg', bytes: file.length };
  const facts = { width: 60, height: 40, sha256: digest(file) };
  const { error: refused } = await client.from('media').insert({ ...row, ...facts });
  if (refused) throw refused;
}
async function metadataOf(path: string) {
  const { data } = await client.storage.from('media').download(path);
  return await sharp(new Uint8Array((await data?.arrayBuffer()) ?? [])).metadata();
}
const rows = () =>
  backend.sql<{ path: string; width: number; sha256: string }>(
    'select path, width, sha256 from media order by path',
  );

test('pictures of an early import get clean files at addresses of their own', async () => {
  const exif = { IFD0: { Artist: 'Jane Private' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
  const dirty = await picture(3000).withExif(exif).jpeg().toBuffer();
  const made = await picture(80).withExif(exif).jpeg().toBuffer();
  const ready = `2026/${digest(made)}.jpg`;
  await add(ready, made);
  await add('plain.jpg', await picture(60).jpeg().toBuffer());
  await add('wordpress/1234-oak.jpg', dirty);
  const before = await rows();

  const sizes = expect.stringMatching(/^wordpress\/1234-oak\.jpg: [\d,]+ → [\d,]+ bytes$/);
  const found = { looked: 3, cleaned: [sizes], failed: [] };
  expect(await cleanPictures(client, { check: true })).toEqual(found);
  expect(await rows()).toEqual(before);

  expect(await cleanPictures(client, { check: false })).toEqual(found);
  const [first, second, third] = await rows();
  expect([first?.path, second?.path]).toEqual([ready, 'plain.jpg']);
  expect(third).toMatchObject({ width: 2560, sha256: digest(dirty) });
  expect(third?.path).toMatch(/^wordpress\/[0-9a-f]{16}\/1234-oak\.jpg$/);
  expect(await metadataOf(third?.path ?? '')).toMatchObject({ width: 2560 });
  expect((await metadataOf(third?.path ?? '')).exif).toBeUndefined();
  expect((await metadataOf('wordpress/1234-oak.jpg')).width, 'until the next release').toBe(3000);

  expect(await cleanPictures(client, { check: false })).toMatchObject({ looked: 3, cleaned: [] });
});

test('a picture without its file is named', async () => {
  await backend.sql(`insert into media (bucket, path, mime_type, bytes, width, height)
    values ('media', 'lost.jpg', 'image/jpeg', 1, 1, 1)`);
  const { failed } = await cleanPictures(client, { check: true });
  expect(failed).toEqual([expect.stringMatching(/^lost\.jpg: Its file: /)]);
});
