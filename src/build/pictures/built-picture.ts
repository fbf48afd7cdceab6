import sharp, { type Sharp } from 'sharp';
import { notePicture } from '#build/page-uses.ts';
import { responsiveWidths } from '#domain/media/images.ts';
import type { PictureFile } from '#domain/media/media.ts';
import { ensureCached } from './cache.ts';
import { originalFile } from './original.ts';

export const PICTURES_PATH = '/pictures';

/** Part of every name: raise it when the settings below change. */
const ENCODER = 1;

/** Every second width offered elsewhere: each costs a second of encoding and a file. */
const AVIF_WIDTHS: readonly number[] = [640, 1024, 1536, 1920, 2560];
/** For browsers without AVIF, fewer than one in twenty. */
const WEBP_WIDTHS: readonly number[] = [768, 1536];

/**
 * Encodes the largest picture of a page, which must wait for no script.
 *
 * @param display widest in CSS pixels.
 * @returns two `srcset`s, and an address for browsers that know neither; `null` without the original.
 */
export async function builtPicture(media: PictureFile, display: number) {
  const offered = responsiveWidths(display, media.width);
  const [avif, webp] = await Promise.all([
    encodeAll(media, pick(offered, AVIF_WIDTHS), 'avif', 55),
    encodeAll(media, pick(offered, WEBP_WIDTHS), 'webp', 78),
  ]);
  const src = webp?.at(-1);
  if (!avif || !webp || !src) return null;
  for (const { name } of [...avif, ...webp]) notePicture(name);
  return { avif: sourceSetOf(avif), webp: sourceSetOf(webp), src: addressOf(src) };
}

function pick(offered: readonly number[], wanted: readonly number[]): number[] {
  const widths = offered.filter((width) => wanted.includes(width));
  return widths.length > 0 ? widths : offered.slice(-1);
}

/** @returns `null` when one can’t be made. */
async function encodeAll(
  media: PictureFile,
  widths: readonly number[],
  format: 'avif' | 'webp',
  quality: number,
) {
  const encoded = widths.map((width) => ({
    name: `${media.contentKey}-${width}-${ENCODER}.${format}`,
    width,
  }));
  const made = encoded.map(({ name, width }) =>
    ensureCached(name, async () => {
      const original = await originalFile(media);
      return original && encode(sharp(original).rotate(), width, format, quality);
    }),
  );
  return (await Promise.all(made)).every(Boolean) ? encoded : null;
}

/** An upright picture, never made larger than it is. @param quality 1 to 100. */
export function encode(upright: Sharp, width: number, format: 'avif' | 'webp', quality: number) {
  const resized = upright.resize({ width, withoutEnlargement: true });
  // AVIF at effort 2 is nine times faster than at the default, and no larger.
  const encoded =
    format === 'avif' ? resized.avif({ quality, effort: 2 }) : resized.webp({ quality });
  return encoded.toBuffer();
}

export function sourceSetOf(encoded: readonly { name: string; width: number }[]): string {
  return encoded.map((one) => `${addressOf(one)} ${one.width}w`).join(', ');
}

export function addressOf({ name }: { name: string }): string {
  return `${PICTURES_PATH}/${name}`;
}
