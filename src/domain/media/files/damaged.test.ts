import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { Random } from '../../../../tests/support/random.ts';
import { concatenate } from './bytes.ts';
import { isDrawn } from './jpeg.ts';
import { readFile } from './read-file.ts';
import { PictureRefusal } from './refusal.ts';

const FIXTURES = 'tests/fixtures/pictures';
const DEMO = 'supabase/seed/images';
const seed = Number(process.env.SEED ?? 15);

/** Without a flat corner, as no photograph has one. */
const textured = (width = 203, height = 157) => {
  const pixels = Buffer.alloc(width * height * 3).map((_, at) => (at * 7919) % 251);
  return sharp(pixels, { raw: { width, height, channels: 3 } }).blur(3);
};

const MADE: Record<string, () => Promise<Buffer>> = {
  'a JPEG': () => textured().jpeg().toBuffer(),
  'a JPEG in greys': () => textured().greyscale().jpeg().toBuffer(),
  'a progressive JPEG': () => textured().jpeg({ progressive: true }).toBuffer(),
  'a JPEG for print': () => textured().toColourspace('cmyk').jpeg().toBuffer(),
  'a PNG': () => textured().png().toBuffer(),
  'a GIF': () => textured().gif().toBuffer(),
  'a WebP': () => textured().webp().toBuffer(),
  'a lossless WebP': () => textured().webp({ lossless: true }).toBuffer(),
  'an AVIF': () => textured().avif().toBuffer(),
  'a PDF': async () => Buffer.from(PDF),
};
const PDF = `%PDF-1.7\n1 0 obj\n<< /Length 900 >>\nstream\n${'x'.repeat(900)}\nendstream\nendobj
trailer\n<< /Root 1 0 R >>\nstartxref\n900\n%%EOF\n`;

const files: [string, () => Promise<Buffer>][] = Object.entries({
  ...MADE,
  ...Object.fromEntries(
    readdirSync(FIXTURES).map((name) => [name, async () => readFileSync(`${FIXTURES}/${name}`)]),
  ),
});

function read(bytes: Uint8Array) {
  try {
    return readFile(bytes);
  } catch (error) {
    if (error instanceof PictureRefusal) return error.reason;
    throw error;
  }
}

/** What is drawn of a file that is taken, by decoders that browsers have too; null if it is refused. */
async function taken(bytes: Uint8Array): Promise<Buffer | null> {
  const facts = read(bytes);
  if (typeof facts === 'string') return null;
  if (['pdf', 'svg', 'heic'].includes(facts.format)) return Buffer.of();
  const closing = 'lacks' in facts ? Uint8Array.from(facts.lacks ?? []) : Uint8Array.of();
  const closed = sharp(concatenate([bytes, closing]), { failOn: 'none' });
  try {
    const drawn = await closed.removeAlpha().toColourspace('srgb').raw().toBuffer();
    return closing.length > 0 && !isDrawn(drawn.subarray(-3)) ? null : drawn;
  } catch (error) {
    if (closing.length > 0) return null;
    throw error;
  }
}

describe.each(files)('file: %s', (name, make) => {
  test('is taken with anything behind it', async () => {
    const whole = await make();
    const random = new Random(seed);
    const facts = read(whole);
    expect(facts).toMatchObject({ format: expect.any(String) });
    const behind = [
      Buffer.alloc(80_000),
      Buffer.alloc(7),
      Buffer.from('<!doctype html><title>404</title><p>Not found'),
      Buffer.from('\0\0\0\x41rdf:RDF SEFT', 'latin1'),
      ...Array.from({ length: 40 }, () =>
        Buffer.alloc(1 + random.below(300)).map(() => random.below(256)),
      ),
    ];
    for (const bytes of behind) {
      expect(read(Buffer.concat([whole, bytes])), `${seed}: ${bytes.toString('hex')}`).toEqual(
        facts,
      );
    }
  });

  test('is refused when it was cut inside its data, and never breaks the reader', async () => {
    const whole = await make();
    const random = new Random(seed);
    const end = Math.floor(name.endsWith('trailer.heic') ? 3000 : whole.length * 0.97);
    const twentieths = Array.from({ length: 19 }, (_, nth) => Math.floor((end * (nth + 1)) / 20));
    const anywhere = Array.from({ length: 20 }, () => random.below(end));
    // At the very end one may lack its end, and is never taken for whole.
    for (let length = 16; length < whole.length - 1; length += Math.ceil(whole.length / 150)) {
      const facts = read(whole.subarray(0, length));
      if (length < end && typeof facts !== 'string') expect(facts).toHaveProperty('lacks');
    }
    for (const length of [...twentieths, ...anywhere]) {
      expect(await taken(whole.subarray(0, length)), `${length} of ${whole.length}`).toBeNull();
    }
  });
});

test.each([
  ['a JPEG', 2],
  ['a JPEG', 1],
  ['a JPEG in greys', 2],
  ['a GIF', 1],
  ['a PNG', 4],
  ['a PNG', 1],
])('file: %s that lacks the last %i bytes is drawn as if they were there', async (name, bytes) => {
  const whole = await (MADE[name] as () => Promise<Buffer>)();
  expect(await taken(whole.subarray(0, -bytes))).toEqual(await taken(whole));
});

test('file: a GIF with a NUL before its end is whole, as browsers show it', async () => {
  const whole = await textured().gif().toBuffer();
  const odd = Buffer.concat([whole.subarray(0, -1), Buffer.from('\0;')]);
  expect(await taken(odd)).toEqual(await taken(whole));
});

test('file: demo pictures are taken whole, with bytes behind them, and not by halves', async () => {
  for (const name of readdirSync(DEMO)) {
    const whole = readFileSync(`${DEMO}/${name}`);
    const facts = read(whole);
    expect(facts).toMatchObject({ format: 'jpeg' });
    expect(read(Buffer.concat([whole, Buffer.alloc(500)]))).toEqual(facts);
    expect(read(whole.subarray(0, 300))).toBe('truncated');
  }
  const whole = readFileSync(`${DEMO}/craft.jpg`);
  for (const share of [0.3, 0.9]) {
    expect(await taken(whole.subarray(0, Math.floor(whole.length * share)))).toBeNull();
  }
});

/** Ten megabytes, as many as a stranger may send, of one part over and over. */
const parts = (part: string) => Buffer.alloc(10_000_000, Buffer.from(part, 'latin1'));

test.each([
  ['a GIF', 'unreadable', 'GIF89a\x01\0\x01\0\0\0\0', '!\xf9\0'],
  ['an AVIF', 'unreadable', '\0\0\0\x14ftypavif\0\0\0\0avif', '\0\0\0\x08free'],
  ['a WebP', 'unreadable', 'RIFF\0\x90\x98\0WEBP', 'ABCD\0\0\0\0'],
  ['a PNG', 'truncated', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', '\0\0\0\0tEXt\0\0\0\0'],
  ['a JPEG', 'truncated', '\xff\xd8', '\xff\xd0'],
  ['a drawing', 'not-a-picture', '', '<!---->'],
  ['a PDF', 'truncated', '%PDF-1.7 %%EOF', '/Encrypt 1 1 obj '],
])('file: %s of nothing but heads is refused, and fills no memory', (_, reason, head, part) => {
  expect(read(Buffer.concat([Buffer.from(head, 'latin1'), parts(part)]))).toBe(reason);
});
