import { hash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { addressOf, sourceSetOf } from '#domain/media/own-pictures.ts';
import { encode } from './built-picture.ts';
import { cachedAddress } from './cache.ts';

interface Encoding {
  format: 'avif' | 'webp';
  /** Pixels; a picture is never made larger than its file. */
  widths: readonly number[];
  /** 1 to 100. */
  quality: number;
  /** Pixels around the middle; by default all. */
  crop?: { width: number; height: number } | undefined;
}

/** Whether the folder has this picture. */
export function hasBusinessPicture(name: string): boolean {
  const file = path.resolve('src/business/pictures', name);
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

/**
 * Encodes a file of `src/business/pictures` for the page that is being rendered; `src` is the largest, and
 * `width` and `height` are those of the file, or of the part that is shown.
 */
export async function businessPicture(name: string, encoding: Encoding) {
  const file = path.resolve('src/business/pictures', name);
  const original = await readFile(file);
  const { format, widths, quality, crop } = encoding;
  const source = Buffer.concat([original, Buffer.from(JSON.stringify([quality, crop]))]);
  const key = hash('sha256', source).slice(0, 16);
  const encoded = await Promise.all(
    widths.map(async (width) => {
      const file = `${path.parse(name).name}-${key}-${width}.${format}`;
      await cachedAddress(file, async () =>
        encode(await cropped(original, crop), width, format, quality),
      );
      return { name: file, width };
    }),
  );
  const largest = encoded.at(-1);
  const { width, height } = crop ?? (await sharp(original).metadata()).autoOrient;
  const src = largest ? addressOf(largest.name) : '';
  return { srcset: sourceSetOf(encoded), src, width, height };
}

async function cropped(original: Buffer, crop: Encoding['crop']): Promise<Sharp> {
  const whole = sharp(original).rotate();
  return crop ? sharp(await whole.resize({ ...crop, fit: 'cover' }).toBuffer()) : whole;
}
