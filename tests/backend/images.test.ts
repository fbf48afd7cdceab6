/** @module-tag slow */
import type { SupabaseClient } from '@supabase/supabase-js';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#server/embedded/open.ts';
import { chooseFormat, targetSize } from '#server/embedded/storage/images/transform.ts';
import { ORIGIN, openExample, present, signedUp } from './support.ts';

let backend: Backend;
let client: SupabaseClient;

beforeAll(async () => {
  backend = await openExample();
  client = await signedUp(backend, 'pictures@example.com');
  await put('pictures', 'wide.jpg', await picture(400, 200).jpeg().toBuffer(), 'image/jpeg');
});
afterAll(() => backend.close());

function picture(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: 'saddlebrown' } });
}

async function put(bucket: string, path: string, bytes: Buffer, type: string): Promise<void> {
  const { error } = await client.storage
    .from(bucket)
    .upload(path, bytes, { contentType: type, cacheControl: '600', upsert: true });
  if (error) throw error;
}

function ask(query: string, headers: Record<string, string> = {}, path = 'pictures/wide.jpg') {
  const address = `${ORIGIN}/storage/v1/render/image/public/${path}?${query}`;
  return backend.fetch(new Request(address, { headers }));
}

/** Format, width and height of an answer, by what is really in it. */
async function shape(answer: Response): Promise<string> {
  expect(answer.status).toBe(200);
  const { format, width, height, compression } = await sharp(
    Buffer.from(await answer.arrayBuffer()),
  ).metadata();
  return `${compression === 'av1' ? 'avif' : format} ${width}×${height}`;
}

test('the probe picture of the site works', async () => {
  const answer = await ask('width=2&height=2&format=webp');
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(await shape(answer)).toBe('webp 2×2');
});

test('supabase-js asks for transforms in its own way', async () => {
  const { data } = await client.storage
    .from('pictures')
    .download('wide.jpg', { transform: { width: 100, quality: 60, format: 'origin' } });
  const { width, format } = await sharp(Buffer.from(await present(data).arrayBuffer())).metadata();
  expect([width, format]).toEqual([100, 'jpeg']);
  const { publicUrl } = client.storage
    .from('pictures')
    .getPublicUrl('wide.jpg', { transform: { width: 50, height: 50, resize: 'contain' } }).data;
  expect(await shape(await backend.fetch(new Request(publicUrl)))).toBe('jpeg 50×25');
});

test('sizes follow the resize mode and never exceed the original', async () => {
  expect(await shape(await ask('width=100'))).toBe('jpeg 100×50');
  expect(await shape(await ask('height=100'))).toBe('jpeg 200×100');
  expect(await shape(await ask('width=100&height=100'))).toBe('jpeg 100×100');
  expect(await shape(await ask('width=100&height=100&resize=contain'))).toBe('jpeg 100×50');
  expect(await shape(await ask('width=100&height=100&resize=fill'))).toBe('jpeg 100×100');
  expect(await shape(await ask('width=2000'))).toBe('jpeg 400×200');
  expect(await shape(await ask('width=9999&height=100'))).toBe('jpeg 400×100');
  expect(await shape(await ask(''))).toBe('jpeg 400×200');
});

test('what can not be reached is taken in proportion', () => {
  const source = { width: 100, height: 100 };
  const size = (width: number, height: number, resize: 'cover' | 'contain' | 'fill') =>
    targetSize({ width, height, resize }, source);
  expect(size(200, 50, 'cover')).toEqual({ width: 100, height: 50 });
  expect(size(200, 50, 'fill')).toEqual({ width: 100, height: 25 });
  expect(size(200, 400, 'contain')).toEqual({ width: 100, height: 100 });
  expect(size(1, 1, 'fill')).toEqual({ width: 1, height: 1 });
});

test('the format is the one asked for, or the best that the browser takes', async () => {
  for (const format of ['webp', 'avif', 'jpeg', 'png']) {
    expect(await shape(await ask(`width=20&format=${format}`))).toBe(`${format} 20×10`);
  }
  const browser = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' };
  const best = await ask('width=20', browser);
  expect(best.headers.get('vary')).toContain('Accept');
  expect(await shape(best)).toBe('avif 20×10');
  expect(await shape(await ask('width=20', { accept: 'image/webp,*/*' }))).toBe('webp 20×10');
  expect(await shape(await ask('width=20&format=origin', browser))).toBe('jpeg 20×10');
  expect(chooseFormat(null, 'image/avif,image/webp', 'image/gif')).toBe('webp');
});

test('a picture is turned upright, and its metadata is left behind', async () => {
  const lying = await picture(400, 200)
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await put('pictures', 'upright.jpg', lying, 'image/jpeg');
  const answer = await ask('width=50', {}, 'pictures/upright.jpg');
  const { width, height, exif, orientation } = await sharp(
    Buffer.from(await answer.arrayBuffer()),
  ).metadata();
  expect({ width, height, exif, orientation }).toEqual({ width: 50, height: 100 });
});

test('bad parameters and missing pictures are refused as by a hosted project', async () => {
  for (const query of [
    'width=abc',
    'width=-1',
    'width=1.5',
    'quality=19',
    'quality=101',
    'resize=stretch',
    'format=bmp',
  ]) {
    const answer = await ask(query);
    expect([query, answer.status]).toEqual([query, 400]);
    expect(await answer.json()).toMatchObject({ statusCode: '400', message: expect.any(String) });
  }
  const missing = await ask('width=2', {}, 'pictures/missing.jpg');
  expect(missing.status).toBe(400);
  expect(await missing.json()).toMatchObject({ statusCode: '404', code: 'NoSuchKey' });
  await put('pictures', 'fake.jpg', Buffer.from('no picture'), 'image/jpeg');
  expect((await ask('width=2', {}, 'pictures/fake.jpg')).status).toBe(400);
});

test('answers are cached by the browser, and a new version is a new answer', async () => {
  await put('pictures', 'version.png', await picture(40, 40).png().toBuffer(), 'image/png');
  const path = 'pictures/version.png';
  const first = await ask('width=10', {}, path);
  expect(first.headers.get('cache-control')).toBe('public, max-age=600');
  const tag = present(first.headers.get('etag'));
  expect((await ask('width=10', { 'if-none-match': tag }, path)).status).toBe(304);

  await put('pictures', 'version.png', await picture(40, 20).png().toBuffer(), 'image/png');
  const second = await ask('width=10', { 'if-none-match': tag }, path);
  expect(await shape(second)).toBe('png 10×5');
});

test('a private picture is shown to those who may read it', async () => {
  await put('papers', 'private.png', await picture(40, 40).png().toBuffer(), 'image/png');
  expect((await ask('width=10', {}, 'papers/private.png')).status).toBe(400);
  const { data } = await client.auth.getSession();
  const authenticated = (authorization?: string) =>
    backend.fetch(
      new Request(`${ORIGIN}/storage/v1/render/image/authenticated/papers/private.png?width=10`, {
        headers: { apikey: backend.publishableKey, ...(authorization && { authorization }) },
      }),
    );
  expect((await authenticated()).status).toBe(400);
  const own = await authenticated(`Bearer ${present(data.session).access_token}`);
  expect(own.headers.get('cache-control')).toMatch(/^private/);
  expect(await shape(own)).toBe('png 10×10');
});

test('a quality is taken in steps of five', async () => {
  const tag = async (quality: number) =>
    (await ask(`width=30&quality=${quality}`)).headers.get('etag');
  expect(await tag(78)).toBe(await tag(80));
  expect(await tag(78)).not.toBe(await tag(75));
});
