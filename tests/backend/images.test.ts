/** @module-tag slow */
import type { SupabaseClient } from '@supabase/supabase-js';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { chooseFormat, targetSize } from '#server/embedded/storage/images/transform.ts';
import { present, tokenOf } from './sessions.ts';
import { exampleBackend, ORIGIN } from './support.ts';

const backend = exampleBackend();
const BROWSER = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' };
const RENDER = `${ORIGIN}/storage/v1/render/image`;

let client: SupabaseClient;
beforeAll(async () => {
  client = await backend.signedUp('pictures@example.com');
  await put('pictures', 'wide.jpg', picture(400, 200).jpeg());
});

function picture(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: 'saddlebrown' } });
}

async function put(bucket: string, path: string, content: Sharp | Buffer): Promise<void> {
  const contentType = path.endsWith('png') ? 'image/png' : 'image/jpeg';
  const bytes = Buffer.isBuffer(content) ? content : await content.toBuffer();
  const options = { contentType, cacheControl: '600', upsert: true };
  const { error } = await client.storage.from(bucket).upload(path, bytes, options);
  if (error) throw error;
}

function ask(query: string, headers: Record<string, string> = {}, path = 'pictures/wide.jpg') {
  return backend.fetch(new Request(`${RENDER}/public/${path}?${query}`, { headers }));
}

const read = async (answer: Response | Blob) =>
  await sharp(Buffer.from(await answer.arrayBuffer())).metadata();

/** Format, width and height of an answer, by what is really in it. */
async function shape(answer: Response): Promise<string> {
  expect(answer.status).toBe(200);
  const { format, width, height, compression } = await read(answer);
  return `${compression === 'av1' ? 'avif' : format} ${width}×${height}`;
}

test.each<[query: string, shape: string, headers?: Record<string, string>]>([
  // The probe picture of the site.
  ['width=2&height=2&format=webp', 'webp 2×2'],
  // Sizes follow the resize mode and never exceed the original.
  ['width=100', 'jpeg 100×50'],
  ['height=100', 'jpeg 200×100'],
  ['width=100&height=100', 'jpeg 100×100'],
  ['width=100&height=100&resize=contain', 'jpeg 100×50'],
  ['width=100&height=100&resize=fill', 'jpeg 100×100'],
  ['width=2000', 'jpeg 400×200'],
  ['width=9999&height=100', 'jpeg 400×100'],
  ['', 'jpeg 400×200'],
  // The format is the one asked for, or the best that the browser takes.
  ...['webp', 'avif', 'jpeg', 'png'].map((format): [string, string] => [
    `width=20&format=${format}`,
    `${format} 20×10`,
  ]),
  ['width=20', 'avif 20×10', BROWSER],
  ['width=20', 'webp 20×10', { accept: 'image/webp,*/*' }],
  ['width=20&format=origin', 'jpeg 20×10', BROWSER],
])('picture: asked for with %s it is %s', async (query, expected, headers) => {
  expect(await shape(await ask(query, headers))).toBe(expected);
});

test('picture: supabase-js asks for transforms in its own way', async () => {
  const pictures = client.storage.from('pictures');
  const transform = { width: 100, quality: 60, format: 'origin' } as const;
  const { data } = await pictures.download('wide.jpg', { transform });
  expect(await read(present(data))).toMatchObject({ width: 100, format: 'jpeg' });
  const small = { transform: { width: 50, height: 50, resize: 'contain' } } as const;
  const { publicUrl } = pictures.getPublicUrl('wide.jpg', small).data;
  expect(await shape(await backend.fetch(new Request(publicUrl)))).toBe('jpeg 50×25');
});

test.each([
  ['cover', 200, 50, 100, 50],
  ['fill', 200, 50, 100, 25],
  ['contain', 200, 400, 100, 100],
  ['fill', 1, 1, 1, 1],
] as const)('picture: out of reach, it is in proportion: %s %i×%i is %i×%i', (...row) => {
  const [resize, width, height, ...size] = row;
  const target = targetSize({ width, height, resize }, { width: 100, height: 100 });
  expect([target.width, target.height]).toEqual(size);
});

test('picture: an answer by the browser says so, a moving one becomes no AVIF', async () => {
  expect((await ask('width=20', BROWSER)).headers.get('vary')).toContain('Accept');
  expect(chooseFormat(null, 'image/avif,image/webp', 'image/gif')).toBe('webp');
});

test('picture: it is turned upright, and its metadata is left behind', async () => {
  const taken = picture(400, 200).withExif({ IFD0: { Copyright: 'Somebody' } });
  await put('pictures', 'upright.jpg', taken.withMetadata({ orientation: 6 }).jpeg());
  const answer = await ask('width=50', {}, 'pictures/upright.jpg');
  const { width, height, exif, orientation } = await read(answer);
  expect({ width, height, exif, orientation }).toEqual({ width: 50, height: 100 });
});

test('picture: bad parameters and missing ones are refused as by a hosted project', async () => {
  const bad = ['width=abc', 'width=-1', 'width=1.5', 'quality=19', 'quality=101'];
  for (const query of [...bad, 'resize=stretch', 'format=bmp']) {
    const answer = await ask(query);
    expect([query, answer.status]).toEqual([query, 400]);
    expect(await answer.json()).toMatchObject({ statusCode: '400', message: expect.any(String) });
  }
  const missing = await ask('width=2', {}, 'pictures/missing.jpg');
  expect(missing.status).toBe(400);
  expect(await missing.json()).toMatchObject({ statusCode: '404', code: 'NoSuchKey' });
  await put('pictures', 'fake.jpg', Buffer.from('no picture'));
  expect((await ask('width=2', {}, 'pictures/fake.jpg')).status).toBe(400);
});

test('picture: answers are cached by the browser, and a new version is a new answer', async () => {
  const path = 'pictures/version.png';
  await put('pictures', 'version.png', picture(40, 40).png());
  const first = await ask('width=10', {}, path);
  expect(first.headers.get('cache-control')).toBe('public, max-age=600');
  const tag = { 'if-none-match': present(first.headers.get('etag')) };
  expect((await ask('width=10', tag, path)).status).toBe(304);
  await put('pictures', 'version.png', picture(40, 20).png());
  expect(await shape(await ask('width=10', tag, path))).toBe('png 10×5');
});

test('picture: a private one is shown to those who may read it', async () => {
  await put('papers', 'private.png', picture(40, 40).png());
  expect((await ask('width=10', {}, 'papers/private.png')).status).toBe(400);
  const address = `${RENDER}/authenticated/papers/private.png?width=10`;
  const apikey = backend.publishableKey;
  const anybody = await backend.fetch(new Request(address, { headers: { apikey } }));
  expect(anybody.status).toBe(400);
  const authorization = `Bearer ${await tokenOf(client)}`;
  const own = await backend.fetch(new Request(address, { headers: { apikey, authorization } }));
  expect(own.headers.get('cache-control')).toMatch(/^private/);
  expect(await shape(own)).toBe('png 10×10');
});
