import { originalUrl } from '#domain/media/images.ts';
import type { PictureFile } from '#domain/media/media.ts';
import { buildBackend } from '#environment';
import { cachedFile } from './cache.ts';

const missing = new Set<string>();

/** What could not be had may be there by now. */
export function forgetMissingPictures(): void {
  missing.clear();
}

/**
 * The original of a picture, kept between builds. `null` when it can't be had: the page then shows
 * the picture as any other, which says 'Image unavailable' by itself if it really is.
 */
export async function originalFile(media: PictureFile): Promise<Buffer | null> {
  if (missing.has(media.id)) return null;
  try {
    return await cachedFile(`originals/${media.contentKey}`, () => download(media));
  } catch (error) {
    missing.add(media.id);
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`Picture ${media.id} (${media.path}) is not built in: ${reason}`);
    return null;
  }
}

async function download(media: PictureFile): Promise<Buffer> {
  const url = originalUrl(buildBackend().url, media);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}
