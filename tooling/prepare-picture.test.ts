import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { preparePicture } from './prepare-picture.ts';

const SEED = path.resolve(import.meta.dirname, '../supabase/seed/images');
const SECRET = 'Jane Private';

const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#a52' } });
const withPlace = (image: Sharp) =>
  image
    .withExif({ IFD0: { Artist: SECRET }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>${SECRET}</rdf:RDF></x:xmpmeta>`);
const gif = async () => {
  const clean = await picture().gif().toBuffer();
  const words = Buffer.from(SECRET);
  const comment = Buffer.concat([Buffer.of(0x21, 0xfe, words.length), words, Buffer.of(0)]);
  return Buffer.concat([clean.subarray(0, -1), comment, Buffer.of(0x3b)]);
};
/** A PNG with a chunk of this name before its end, where programs write them too. */
const pngWith = async (name: string) => {
  const clean = await picture().png().toBuffer();
  const named = Buffer.from(`${name}${name === 'eXIf' ? 'MM\0*\0\0\0\b' : 'Author\0'}${SECRET}`);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(named.length - 4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([clean.subarray(0, -12), length, named, checksum, clean.subarray(-12)]);
};

test.each([
  ['jpeg', () => withPlace(picture()).jpeg().toBuffer()],
  ['png', () => withPlace(picture()).png().toBuffer()],
  ['webp', () => withPlace(picture()).webp().toBuffer()],
  ['gif', gif],
  ['jpeg', async () => Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from(SECRET)])],
  ['png', async () => Buffer.concat([await picture().png().toBuffer(), Buffer.from(SECRET)])],
  ['png', () => pngWith('eXIf')],
  ['png', () => pngWith('tEXt')],
  ['png', () => pngWith('iTXt')],
  ['png', () => pngWith('caBX')],
  ['png', () => pngWith('prVt')],
  ['jpeg', () => picture(3000, 20).withIccProfile('p3').jpeg().toBuffer()],
])('picture: a %s keeps nothing but the picture: %#', async (format, make) => {
  const original = await make();
  const { file, row } = await preparePicture(original);
  expect(file.includes(SECRET)).toBe(false);
  const { exif, xmp, icc, orientation, width, height } = await sharp(file).metadata();
  expect([exif, xmp, icc, orientation]).toEqual(Array(4).fill(undefined));
  expect(row).toMatchObject({ mime_type: `image/${format}`, bytes: file.length, width, height });
  expect(row.sha256).toBe(hash('sha256', original));
  expect(Math.max(width, height)).toBeLessThanOrEqual(2560);
  expect((await preparePicture(file)).file.equals(file), 'once').toBe(true);
});

test('picture: stands upright', async () => {
  const { row } = await preparePicture(
    await picture().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  );
  expect([row.width, row.height]).toEqual([40, 60]);
});

test('picture: an animation goes on moving', async () => {
  const frames = [await picture().png().toBuffer(), await picture().negate().png().toBuffer()];
  const moving = sharp(frames, { join: { animated: true } });
  const { file } = await preparePicture(await withPlace(moving).webp().toBuffer());
  expect(await sharp(file, { animated: true }).metadata()).toMatchObject({ pages: 2 });
  expect(file.includes(SECRET)).toBe(false);
});

test('picture: pictures of the demo are stored as they are', async () => {
  for (const name of await readdir(SEED)) {
    const original = await readFile(path.join(SEED, name));
    expect([name, (await preparePicture(original)).file.equals(original)]).toEqual([name, true]);
  }
});

test('picture: nothing but pictures is taken', async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  await expect(preparePicture(drawing)).rejects.toThrow('drawing');
  await expect(preparePicture(await picture().avif().toBuffer())).rejects.toThrow(
    'it is not a JPEG',
  );
});

test('picture: one that lacks only its closing bytes is whole; what lacks more is refused', async () => {
  const pixels = Buffer.alloc(120 * 90 * 3).map((_, at) => (at * 7919) % 251);
  const noise = sharp(pixels, { raw: { width: 120, height: 90, channels: 3 } });
  const whole = await noise.jpeg().toBuffer();
  const { file } = await preparePicture(whole.subarray(0, -2));
  expect(await sharp(file).raw().toBuffer()).toEqual(await sharp(whole).raw().toBuffer());
  await expect(preparePicture(whole.subarray(0, whole.length * 0.6))).rejects.toThrow(/premature/);
});
