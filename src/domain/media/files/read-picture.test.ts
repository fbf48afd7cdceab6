import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
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

const described = (picture: Sharp, Make: string) => picture.withExif({ IFD0: { Make } });

const FORMATS: [string, () => Promise<Buffer>][] = [
  ['jpeg', () => plain().jpeg().toBuffer()],
  ['jpeg', () => plain().jpeg({ progressive: true }).toBuffer()],
  ['png', () => plain().png().toBuffer()],
  ['png', () => plain().toColourspace('rgb16').png().toBuffer()],
  ['gif', () => plain().gif().toBuffer()],
  ['webp', () => plain().webp().toBuffer()],
  ['webp', () => plain().webp({ lossless: true }).toBuffer()],
  ['webp', () => described(plain(), 'x').webp().toBuffer()],
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

test('picture: tells what moves, also where browsers keep the first picture only', async () => {
  const files = [await (await moving()).gif().toBuffer(), await (await moving()).webp().toBuffer()];
  for (const file of [...files, readFileSync('tests/fixtures/pictures/anim.avif')]) {
    expect(readPicture(file).isAnimated).toBe(true);
  }
  const still = await plain().png().toBuffer();
  const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
  const moves = Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]);
  expect(readPicture(moves)).toMatchObject({ format: 'png', isAnimated: true });
});

test('picture: tells how a WebP is to be turned, inks that nothing describes, and room that decoders would make', async () => {
  const turned = (orientation: number) => plain().withMetadata({ orientation });
  expect(readPicture(await turned(6).webp().toBuffer())).toMatchObject({ orientation: 6 });
  expect(readPicture(await turned(1).webp().toBuffer()).orientation).toBeUndefined();
  const print = () => plain().toColourspace('cmyk');
  expect(readPicture(await print().jpeg().toBuffer())).toMatchObject({ isForPrint: true });
  const described = await print().withIccProfile('cmyk').jpeg().toBuffer();
  expect(readPicture(described).isForPrint).toBeUndefined();
  const bomb = await plain().gif().toBuffer();
  const start = bomb.indexOf(Buffer.from('2c00000000', 'hex'));
  bomb.writeUInt16LE(60_000, start + 5);
  bomb.writeUInt16LE(60_000, start + 7);
  expect(reasonOf(bomb)).toBe('too-many-pixels');
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
  const large = Buffer.concat([await plain().jpeg().toBuffer(), Buffer.alloc(30_000_000)]);
  expect(refusalOf(large)).toMatchObject({ reason: 'too-large', facts: { bytes: large.length } });
  const bomb = await plain().png().toBuffer();
  for (const [at, reason, height] of [
    [16, 'too-long', 40],
    [20, 'too-many-pixels', 40_000],
  ] as const) {
    bomb.writeUInt32BE(40_000, at);
    expect(refusalOf(bomb)).toMatchObject({ reason, facts: { width: 40_000, height } });
  }
});

test.each([
  ['webp', (bytes: Buffer) => bytes, cleanWebp],
  [
    'gif',
    (bytes: Buffer) =>
      Buffer.concat([
        bytes.subarray(0, -1),
        Buffer.from('\x21\xfe\x06Secret\0;<script>', 'latin1'),
      ]),
    cleanGif,
  ],
] as const)('moving picture: a %s loses what is said in it', async (format, spoil, cleaned) => {
  const picture = described(await moving(), 'Secret')[format]();
  const moves = await picture.toBuffer();
  const spoilt = spoil(moves);
  expect(spoilt.includes('Secret')).toBe(true);
  const clean = Buffer.from(cleaned(spoilt));
  for (const gone of ['Secret', 'EXIF', '<script>']) expect(clean.includes(gone)).toBe(false);
  if (format === 'gif') expect(ascii(clean, clean.length - 1, 1)).toBe(';');
  const { pages, exif } = await sharp(clean).metadata();
  expect({ pages, exif }).toEqual({ pages: 2, exif: undefined });
  const drawn = (bytes: Buffer) => sharp(bytes, { animated: true }).raw().toBuffer();
  expect(await drawn(clean)).toEqual(await drawn(moves));
});

test('file: the decoder’s address names the version that is installed', () => {
  const require = createRequire(path.resolve('package.json'));
  const { version } = require('libheif-js/package.json');
  expect(HEIC_DECODER_FOLDER).toBe(`/decoders/libheif-js-${version}`);
});
