import type { Tables } from '#supabase/database.types.ts';
import { digestOf } from './cache.ts';

type Row = Pick<Tables<'media'>, 'sha256' | 'bucket' | 'path' | 'version'>;

/** Names what a file of the library holds. Without a digest of the file its version has to do. */
export function contentKey({ sha256, bucket, path, version }: Row): string {
  return sha256 ? sha256.slice(0, 16) : digestOf(bucket, path, version);
}
