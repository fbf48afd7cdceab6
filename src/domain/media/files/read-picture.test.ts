import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ascii } from './bytes.ts';
import { cleanGif } from './gif.ts';
import { HEIC_DECODER_FOLDER } from './heic-decoder.ts';
import { readPicture } from './read-picture.ts';
import { PictureRefusal } from './refusal.ts';
import { cleanWebp } from './webp.ts';

const plain = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#a52' } });
const moving = async () =>
  sharp([await plain().png().toBuffer(), await plain().negate().png().toBuffer()], {
    join: { animated: true },
  });

const FORMATS: [string, () => Promise<Buffer>][] = [
  ['jpeg', () => plain().jpeg().toBuffer()],
  ['jpeg', () => plain().jpeg({ progressive: true }).toBuffer()],
  ['png', () => plain().png().toBuffer()],
  ['png', () => plain().toColourspace('rgb16').png().toBuffer()],
  ['gif', () => plain().gif().toBuffer()],
  ['webp', () => plain().webp().toBuffer()],
  ['webp', () => plain().webp({ lossless: true }).toBuffer()],
  [
    'webp',
    () =>
      plain()
        .withExif({ IFD0: { Make: 'x' } })
        .webp()
        .toBuffer(),
  ],
  ['avif', () => plain().avif().toBuffer()],
];

function refusalOf(bytes: Uint8Array): PictureRefusal | null {
  try {
    readPicture(bytes);
    return null;
  } catch (error) {
    if (error instanceof PictureRefusal) return error;
    throw error;
  }
}

const reasonOf = (bytes: Uint8Array): string => refusalOf(bytes)?.reason ?? '';

test.each(FORMATS)('picture: tells %s and its size from its bytes', async (format, make) => {
  expect(readPicture(await make())).toEqual({ format, width: 60, height: 40, isAnimated: false });
});

test('picture: tells what moves', async () => {
  expect(readPicture(await (await moving()).gif().toBuffer()).isAnimated).toBe(true);
  expect(readPicture(await (await moving()).webp().toBuffer()).isAnimated).toBe(true);
});

test('picture: tells what moves where browsers keep the first picture only', async () => {
  expect(readPicture(readFileSync('tests/fixtures/pictures/anim.avif'))).toMatchObject({
    format: 'avif',
    isAnimated: true,
  });
  const still = await plain().png().toBuffer();
  const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
  const moves = Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]);
  expect(readPicture(moves)).toMatchObject({ format: 'png', isAnimated: true });
});

test('picture: tells how a WebP is to be turned, which not every engine does', async () => {
  const turned = (orientation: number) => plain().withMetadata({ orientation });
  expect(readPicture(await turned(6).webp().toBuffer())).toMatchObject({ orientation: 6 });
  expect(readPicture(await turned(1).webp().toBuffer()).orientation).toBeUndefined();
});

test('picture: tells inks of a printer that nothing describes', async () => {
  const print = () => plain().toColourspace('cmyk');
  expect(readPicture(await print().jpeg().toBuffer())).toMatchObject({ isForPrint: true });
  const described = await print().withIccProfile('cmyk').jpeg().toBuffer();
  expect(readPicture(described).isForPrint).toBeUndefined();
});

test('picture: a first picture that is larger than its screen counts, as decoders make room for it', async () => {
  const bomb = await plain().gif().toBuffer();
  const start = bomb.indexOf(Buffer.from('2c00000000', 'hex'));
  bomb.writeUInt16LE(60_000, start + 5);
  bomb.writeUInt16LE(60_000, start + 7);
  expect(reasonOf(bomb)).toBe('too-many-pixels');
});

// Wherever a copy ended: no endless loop, no crash, and never taken for whole (damaged.test.ts has the decoder's word).
test.each(FORMATS)('picture: %s cut off anywhere lacks its end', async (format, make) => {
  const whole = await make();
  for (let length = 16; length < whole.length - 1; length += Math.ceil(whole.length / 150)) {
    const cut = whole.subarray(0, length);
    const reason = reasonOf(cut) || (readPicture(cut).lacks ? 'lacks its end' : 'whole');
    const said = ['truncated', 'unreadable', 'lacks its end'];
    expect(said, `${format} after ${length} bytes`).toContain(reason);
  }
});

test.each(FORMATS)('picture: %s with wrong bytes breaks nothing', async (_format, make) => {
  const whole = await make();
  for (let at = 0; at < Math.min(whole.length, 400); at += 1) {
    for (const value of [0x00, 0x7f, 0xff]) {
      const spoilt = Buffer.from(whole);
      spoilt[at] = value;
      expect(() => reasonOf(spoilt)).not.toThrow();
    }
  }
});

test('picture: a film behind a photograph is no part of it', async () => {
  const photo = await plain().jpeg().toBuffer();
  expect(reasonOf(Buffer.concat([photo, Buffer.alloc(5000, 1)]))).toBe('');
});

test.each([
  ['empty', Buffer.alloc(0)],
  ['drawing', Buffer.from('<?xml version="1.0"?><svg xmlns="x" onload="alert(1)"/>')],
  ['drawing', Buffer.from('<svg><script>alert(1)</script></svg>')],
  [
    'not-a-picture',
    Buffer.from('<!doctype html><p>An <svg> in a page</p>'.replace('<svg>', 'svg')),
  ],
  ['document', Buffer.from('%PDF-1.7')],
  ['other-format', Buffer.from('II*\0aaaaaaaa')],
  ['video', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1')],
])('picture: what is %s is refused as that', (reason, bytes) => {
  expect(reasonOf(bytes)).toBe(reason);
});

test('picture: beyond the limits it says what it found', async () => {
  const photo = await plain().jpeg().toBuffer();
  const large = Buffer.concat([photo, Buffer.alloc(30_000_000)]);
  expect(refusalOf(large)).toMatchObject({ reason: 'too-large', facts: { bytes: large.length } });
  const bomb = await plain().png().toBuffer();
  bomb.writeUInt32BE(40_000, 16);
  expect(refusalOf(bomb)).toMatchObject({
    reason: 'too-long',
    facts: { width: 40_000, height: 40 },
  });
  bomb.writeUInt32BE(40_000, 20);
  expect(refusalOf(bomb)).toMatchObject({
    reason: 'too-many-pixels',
    facts: { width: 40_000, height: 40_000 },
  });
});

test('moving picture: lose their metadata and nothing else', async () => {
  const webp = await (await moving())
    .withExif({ IFD0: { Make: 'Secret' } })
    .webp()
    .toBuffer();
  expect(webp.includes('Secret')).toBe(true);
  const clean = Buffer.from(cleanWebp(webp));
  expect(clean.includes('Secret') || clean.includes('EXIF')).toBe(false);
  const { pages, exif } = await sharp(clean).metadata();
  expect({ pages, exif }).toEqual({ pages: 2, exif: undefined });
  expect(await sharp(clean, { animated: true }).raw().toBuffer()).toEqual(
    await sharp(webp, { animated: true }).raw().toBuffer(),
  );
});

test('moving picture: lose comments and what follows their end', async () => {
  const gif = await (await moving()).gif().toBuffer();
  const comment = Buffer.from('\x21\xfe\x06Secret\0', 'latin1');
  const spoilt = Buffer.concat([gif.subarray(0, -1), comment, Buffer.from(';<script>')]);
  const clean = Buffer.from(cleanGif(spoilt));
  expect(clean.includes('Secret') || clean.includes('<script>')).toBe(false);
  expect(ascii(clean, clean.length - 1, 1)).toBe(';');
  expect(await sharp(clean, { animated: true }).raw().toBuffer()).toEqual(
    await sharp(gif, { animated: true }).raw().toBuffer(),
  );
});

test('file: the decoder’s address names the version that is installed', () => {
  const require = createRequire(path.resolve('package.json'));
  const { version } = require('libheif-js/package.json');
  expect(HEIC_DECODER_FOLDER).toBe(`/decoders/libheif-js-${version}`);
});
