import { fetchAgain } from '#build/fetch-again.ts';
import { originalUrl } from '#domain/media/images.ts';
import type { PictureFile } from '#domain/media/media.ts';
import { MOVING } from '#domain/media/own-pictures.ts';
import { buildBackend } from '#environment';
import { cachedFile } from './cache.ts';

export type Stored = Pick<PictureFile, 'id' | 'bucket' | 'path' | 'contentKey'>;

/** In milliseconds. Short: there may be many, and their pages ask again with the next release. */
const PAUSES = [250, 1000];
const missing = new Set<string>();

/** Asks again for missing pictures, which may have been restored. */
export function forgetMissingPictures(): void {
  missing.clear();
}

/**
 * The original, cached between builds. Without it (`null`) the page loads the picture like any other,
 * which says 'Image unavailable' by itself.
 */
export async function originalFile(media: Stored): Promise<Buffer | null> {
  if (missing.has(media.id)) return null;
  try {
    return await cachedFile(`originals/${media.contentKey.replace(MOVING, '')}`, () =>
      download(media),
    );
  } catch (error) {
    missing.add(media.id);
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`Picture ${media.id} (${media.path}) is not built in: ${reason}`);
    return null;
  }
}

/**
 * Makes a file of an original; `null` without one, and for one that can't be read: storage believes what it is told, so
 * such a file costs its picture, and no release.
 */
export async function fromOriginal(
  media: Stored,
  make: (original: Buffer) => Promise<Buffer>,
): Promise<Buffer | null> {
  const original = await originalFile(media);
  if (!original) return null;
  return make(original).catch((error: Error) => {
    console.error(`Picture ${media.id} (${media.path}) can't be read: ${error.message}`);
    return null;
  });
}

async function download(media: Stored): Promise<Buffer> {
  const url = originalUrl(buildBackend().url, media);
  return await fetchAgain(() => fetch(url), PAUSES);
}
