import sharp from 'sharp';
import { MOVING } from '#domain/media/own-pictures.ts';
import type { Tables } from '#supabase/database.types.ts';
import { digestOf } from './cache.ts';
import { originalFile, type Stored } from './original.ts';

type Row = Pick<Tables<'media'>, 'sha256' | 'bucket' | 'path' | 'version'>;

/** Names what a file of the library holds. Without a digest of the file its version has to do. */
export function contentKey({ sha256, bucket, path, version }: Row): string {
  return sha256 ? sha256.slice(0, 16) : digestOf(bucket, path, version);
}

/** The key that says also whether the picture moves, which only its file tells. */
export async function movingKey(media: Stored): Promise<string> {
  const original = /\.(gif|webp)$/i.test(media.path) ? await originalFile(media) : null;
  // Whoever encodes it says that it can't be read.
  const facts =
    original &&
    (await sharp(original)
      .metadata()
      .catch(() => null));
  return (facts?.pages ?? 1) > 1 ? `${media.contentKey}${MOVING}` : media.contentKey;
}
