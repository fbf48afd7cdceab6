import sharp from 'sharp';
import { responsiveWidths } from '#domain/images.ts';
import type { Media } from '#domain/media.ts';
import { cachedFile } from './cache.ts';
import { contentKey, originalFile } from './original.ts';
import { recordPicture } from './page-pictures.ts';

/** Where the built pictures lie on the site. */
export const PICTURES_PATH = '/pictures';

/** Raise this when the settings below change: it is part of every name. */
const ENCODER = 1;

/** Every second of the widths that are offered elsewhere: each costs a second of encoding and a file. */
const AVIF_WIDTHS: readonly number[] = [640, 1024, 1536, 1920, 2560];
/** For browsers without AVIF, fewer than one in twenty. */
const WEBP_WIDTHS: readonly number[] = [768, 1536];

/** A picture encoded by the build: two `srcset`s, and one address for browsers that know neither. */
export interface BuiltPicture {
  avif: string;
  webp: string;
  src: string;
}

/**
 * Encodes a picture for the HTML itself: the largest of a page, which must wait for nothing.
 *
 * @param display width in CSS pixels at which it is shown at most.
 * @returns `null` when the original can't be had.
 */
export async function builtPicture(media: Media, display: number): Promise<BuiltPicture | null> {
  const original = await originalFile(media);
  if (!original) return null;
  const offered = responsiveWidths(display, media.width);
  const [avif, webp] = await Promise.all([
    encodeAll(media, original, pick(offered, AVIF_WIDTHS), 'avif'),
    encodeAll(media, original, pick(offered, WEBP_WIDTHS), 'webp'),
  ]);
  const src = webp.at(-1);
  if (!src) return null;
  return { avif: sourceSetOf(avif), webp: sourceSetOf(webp), src: src.address };
}

interface Encoded {
  address: string;
  width: number;
}

/** The wanted widths among those offered, or the largest offered when none is. */
function pick(offered: readonly number[], wanted: readonly number[]): number[] {
  const widths = offered.filter((width) => wanted.includes(width));
  return widths.length > 0 ? widths : offered.slice(-1);
}

function encodeAll(
  media: Media,
  original: Buffer,
  widths: readonly number[],
  format: 'avif' | 'webp',
): Promise<Encoded[]> {
  return Promise.all(
    widths.map(async (width) => {
      const name = `${contentKey(media)}-${width}-${ENCODER}.${format}`;
      await cachedFile(name, () => encode(original, width, format));
      recordPicture(name);
      return { address: `${PICTURES_PATH}/${name}`, width };
    }),
  );
}

function encode(original: Buffer, width: number, format: 'avif' | 'webp'): Promise<Buffer> {
  const resized = sharp(original).rotate().resize({ width, withoutEnlargement: true });
  // AVIF at effort 2 is nine times faster than at the default, and no larger.
  if (format === 'avif') return resized.avif({ quality: 55, effort: 2 }).toBuffer();
  return resized.webp({ quality: 78 }).toBuffer();
}

function sourceSetOf(encoded: readonly Encoded[]): string {
  return encoded.map(({ address, width }) => `${address} ${width}w`).join(', ');
}
