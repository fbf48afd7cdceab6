import sharp, { type Sharp } from 'sharp';
import { noteLackingPicture, notePicture } from '#build/page-uses.ts';
import { DEFAULT_QUALITY } from '#domain/media/images.ts';
import type { PictureFile } from '#domain/media/media.ts';
import { MOVING, type OwnFile, ownFiles, ownPicture } from '#domain/media/own-pictures.ts';
import { ensureCached, isCached } from './cache.ts';
import { fromOriginal } from './original.ts';

type Picture = Pick<PictureFile, 'id' | 'bucket' | 'path' | 'width' | 'contentKey' | 'inSite'>;

/** 1 to 100. Raise ENCODER of own-pictures.ts with any change here. */
const QUALITY = { avif: 55, webp: DEFAULT_QUALITY };

/**
 * Encodes a picture of a page in the widths that the page offers.
 *
 * @param display widest in CSS pixels.
 * @returns two `srcset`s, and an address for browsers that know neither; `null` without the original.
 */
export async function builtPicture(media: Picture, display: number) {
  const { files, ...addresses } = ownPicture(media, display);
  const made = await Promise.all(files.map((file) => builtFile(media, file)));
  return made.every(Boolean) ? addresses : null;
}

/** Encodes one file of a picture for the page that asks. @returns whether it is there. */
export async function builtFile(media: Picture, file: OwnFile): Promise<boolean> {
  const isThere = await makeFile(media, file);
  if (isThere) notePicture(file.name);
  else if (media.inSite) noteLackingPicture();
  return isThere;
}

/** Whether a picture has all its files, whatever a page shows of it. */
export function hasAllFiles(media: Picture): boolean {
  return ownFiles(media).every(({ name }) => isCached(name));
}

/**
 * Encodes a picture in every width, one after the other: whoever waits for another one comes between.
 *
 * @returns whether the cache has all of them.
 */
export async function makeAllFiles(media: Picture): Promise<boolean> {
  for (const file of ownFiles(media)) {
    if (!(await makeFile(media, file))) return false;
  }
  return true;
}

function makeFile(media: Picture, { name, width, format }: OwnFile): Promise<boolean> {
  return ensureCached(name, () =>
    fromOriginal(media, (original) => {
      const upright = media.contentKey.endsWith(MOVING)
        ? sharp(original, { animated: true })
        : sharp(original).rotate();
      return encode(upright, width, format, QUALITY[format]);
    }),
  );
}

/** An upright picture, never made larger than it is. @param quality 1 to 100. */
export function encode(upright: Sharp, width: number, format: 'avif' | 'webp', quality: number) {
  const resized = upright.resize({ width, withoutEnlargement: true });
  // AVIF at effort 2 is nine times faster than at the default, and no larger.
  const encoded =
    format === 'avif' ? resized.avif({ quality, effort: 2 }) : resized.webp({ quality });
  return encoded.toBuffer();
}
