import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { PictureFile } from '#domain/media/media.ts';
import { cachedAddress, digestOf } from './cache.ts';
import { fromOriginal } from './original.ts';

/** Part of every name: raise it when the settings below change. */
const ENCODER = 1;
/** In CSS pixels. */
const ROOM = { width: 200, height: 44 };
const FORMATS = ['svg', 'png', 'webp', 'jpg', 'jpeg'];

interface Size {
  width: number;
  height: number;
}

/** A logo in the room that a header has for it; `null` without the original. */
export async function builtLogo(media: PictureFile) {
  return fitted(media.contentKey, media, (encode) => fromOriginal(media, encode));
}

/**
 * `pictures/logo.svg` of the folder, or another format, for as long as the owner has chosen none; on dark
 * grounds `logo-dark.svg`, if there is one. `null` without a file.
 */
export async function folderLogo(isOnDark: boolean) {
  const file = (isOnDark && logoFile('logo-dark')) || logoFile('logo');
  if (!file) return null;
  const original = readFileSync(file);
  const size = (await sharp(original).metadata()).autoOrient;
  return fitted(digestOf(original.toString('latin1')), size, (encode) => encode(original));
}

function logoFile(name: string): string | undefined {
  return FORMATS.map((format) => path.resolve('src/business/pictures', `${name}.${format}`)).find(
    (file) => statSync(file, { throwIfNoEntry: false })?.isFile(),
  );
}

type Encode = (original: Buffer) => Promise<Buffer>;

/** @param make gives the original to what encodes it. */
async function fitted(key: string, size: Size, make: (encode: Encode) => Promise<Buffer | null>) {
  const scale = Math.min(ROOM.width / size.width, ROOM.height / size.height);
  const [width, height] = [size.width, size.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number];
  const name = `${key}-logo-${ENCODER}.webp`;
  // A drawing is rendered as large as it is shown; a photograph has no say in it.
  const density = Math.min(Math.max(144 * scale, 72), 2400);
  const src = await cachedAddress(name, () =>
    make((original) =>
      // Twice the pixels: most screens have them, and a logo is small.
      sharp(original, { density })
        .rotate()
        .resize({ width: 2 * width, withoutEnlargement: true })
        .webp({ quality: 90, smartSubsample: true })
        .toBuffer(),
    ),
  );
  return src === null ? null : { src, width, height };
}
