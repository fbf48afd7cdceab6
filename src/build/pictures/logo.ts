import sharp from 'sharp';
import { notePicture } from '#build/page-uses.ts';
import type { PictureFile } from '#domain/media/media.ts';
import { addressOf } from '#domain/media/own-pictures.ts';
import { ensureCached } from './cache.ts';
import { fromOriginal } from './original.ts';

/** Part of every name: raise it when the settings below change. */
const ENCODER = 1;
/** In CSS pixels. */
const ROOM = { width: 200, height: 44 };

/** A logo in the room that a header has for it; `null` without the original. */
export async function builtLogo(media: PictureFile) {
  const scale = Math.min(ROOM.width / media.width, ROOM.height / media.height);
  const [width, height] = [media.width, media.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number];
  const name = `${media.contentKey}-logo-${ENCODER}.webp`;
  const isThere = await ensureCached(name, () =>
    fromOriginal(media, (original) =>
      // Twice the pixels: most screens have them, and a logo is small.
      sharp(original)
        .rotate()
        .resize({ width: 2 * width, withoutEnlargement: true })
        .webp({ quality: 90, smartSubsample: true })
        .toBuffer(),
    ),
  );
  if (!isThere) return null;
  notePicture(name);
  return { src: addressOf(name), width, height };
}
