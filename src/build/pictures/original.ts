import { originalUrl } from '#domain/media/images.ts';
import type { PictureFile } from '#domain/media/media.ts';
import { MOVING } from '#domain/media/own-pictures.ts';
import { buildBackend } from '#environment';
import { cachedFile } from './cache.ts';

export type Stored = Pick<PictureFile, 'id' | 'bucket' | 'path' | 'contentKey'>;

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

async function download(media: Stored): Promise<Buffer> {
  const url = originalUrl(buildBackend().url, media);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}
