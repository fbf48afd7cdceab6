import { originalUrl } from '#domain/media/images.ts';
import type { PictureFile } from '#domain/media/media.ts';
import { addressOf, largestFile } from '#domain/media/own-pictures.ts';
import { browserBackend } from '#environment';
import { builtFile } from './built-picture.ts';

/**
 * The one file that stands for a picture where there is no choice of widths, as in feeds and for search engines;
 * the site has it.
 */
export async function largeFile(media: PictureFile) {
  if (media.inSite) await builtFile(media, largestFile(media));
  return largeFileOf(media);
}

/** The same for what another page already has: it makes nothing. */
export function largeFileOf(media: PictureFile) {
  const { width, height } = media;
  if (!media.inSite) return { address: originalUrl(browserBackend().url, media), width, height };
  const { name, width: narrower } = largestFile(media);
  const scaled = Math.max(1, Math.round((height * narrower) / width));
  return { address: addressOf(name), width: narrower, height: scaled };
}
