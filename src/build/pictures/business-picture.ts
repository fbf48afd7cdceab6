import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { notePicture } from '#build/page-uses.ts';
import { PICTURES_PATH } from './built-picture.ts';
import { ensureCached } from './cache.ts';

export interface Encoding {
  format: 'avif' | 'webp';
  /** Pixels; a picture is never made larger than its file. */
  widths: readonly number[];
  /** 1 to 100. */
  quality: number;
  /** Pixels around the middle; by default all. */
  crop?: { width: number; height: number } | undefined;
}

export interface EncodedPicture {
  srcset: string;
  /** The largest of them. */
  src: string;
}

/** Encodes a file of `src/business/pictures` for the page that is being rendered. */
export async function businessPicture(name: string, encoding: Encoding): Promise<EncodedPicture> {
  const file = path.resolve('src/business/pictures', name);
  const original = await readFile(file);
  const { format, widths, quality, crop } = encoding;
  const source = Buffer.concat([original, Buffer.from(JSON.stringify([quality, crop]))]);
  const key = hash('sha256', source).slice(0, 16);
  const encoded = await Promise.all(
    widths.map(async (width) => {
      const file = `${path.parse(name).name}-${key}-${width}.${format}`;
      await ensureCached(file, () => encode(original, width, encoding));
      notePicture(file);
      return { address: `${PICTURES_PATH}/${file}`, width };
    }),
  );
  return {
    srcset: encoded.map(({ address, width }) => `${address} ${width}w`).join(', '),
    src: encoded.at(-1)?.address ?? '',
  };
}

async function encode(
  original: Buffer,
  width: number,
  { format, quality, crop }: Encoding,
): Promise<Buffer> {
  const whole = sharp(original).rotate();
  const picture = crop ? sharp(await whole.resize({ ...crop, fit: 'cover' }).toBuffer()) : whole;
  const resized = picture.resize({ width, withoutEnlargement: true });
  // AVIF at effort 2 is nine times faster than at the default, and no larger.
  if (format === 'avif') return resized.avif({ quality, effort: 2 }).toBuffer();
  return resized.webp({ quality }).toBuffer();
}
