import type { ListedObject } from './list.ts';

/** An object as the library describes it. */
interface LibraryInfo extends ListedObject {
  bucket_id: string;
  version: string;
  user_metadata: Record<string, unknown>;
}

/** `storage.info()`: the library answers with its table's row, hosted Supabase with these fields. */
export function objectInfo(row: LibraryInfo): Record<string, unknown> {
  const { size, mimetype, cacheControl, eTag } = row.metadata as Record<string, unknown>;
  return {
    id: row.id,
    name: row.name,
    version: row.version,
    bucket_id: row.bucket_id,
    size: size ?? null,
    content_type: mimetype ?? null,
    cache_control: cacheControl ?? null,
    etag: eTag ?? null,
    metadata: row.user_metadata,
    last_modified: row.updated_at,
    created_at: row.created_at,
  };
}

interface LibrarySigned {
  signedUrl: string;
  token?: string;
  path?: string;
  error?: string | null;
}

/** Hosted Supabase answers `signedURL` (to read) or `url` (to upload), without `/storage/v1`. */
export const signedAnswer =
  (kind: 'read' | 'upload') =>
  ({ signedUrl, ...rest }: LibrarySigned): object => {
    const address = signedUrl.replace(/^\/storage\/v1/, '');
    return kind === 'read'
      ? { ...rest, signedURL: address || null }
      : { url: address, token: rest.token };
  };
