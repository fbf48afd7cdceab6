import type { DatabaseError } from '#server/embedded/database.ts';
import { StorageFailure } from '#server/embedded/supabase-errors.ts';
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

/** Hosted Supabase's codes for the library's reasons. */
const REASON_CODES: Record<string, string> = {
  not_found: 'NoSuchKey',
  'Bucket not found': 'NoSuchBucket',
  Duplicate: 'ResourceAlreadyExists',
  Unauthorized: 'AccessDenied',
  invalid_mime_type: 'InvalidMimeType',
  'Payload too large': 'EntityTooLarge',
  'Invalid key': 'InvalidKey',
  InvalidJWT: 'InvalidJWT',
  ResourceNotEmpty: 'ResourceNotEmpty',
  InvalidRequest: 'InvalidRequest',
};

/** Adds the `code` that the library omits, by which `storage.exists()` knows a missing object. */
export async function nameReason(response: Response): Promise<Response> {
  if (response.status !== 400) return response;
  const answer = (await response
    .clone()
    .json()
    .catch(() => null)) as { error?: string } | null;
  const code = REASON_CODES[answer?.error ?? ''];
  return code ? Response.json({ ...answer, code }, { status: 400 }) : response;
}

/**
 * Moving a visible file without the right to change it: the library answers "forbidden", hosted Supabase
 * "not found". What PostgreSQL refused (the new place) is forbidden in both.
 */
export async function hideKept(
  response: Response,
  databaseError: DatabaseError | null,
): Promise<Response> {
  if (response.status !== 400 || databaseError?.code === '42501') return response;
  const { statusCode } = (await response.clone().json()) as { statusCode?: string };
  return statusCode === '403' ? noSuchKey().toResponse() : response;
}

export function noSuchKey(): StorageFailure {
  return new StorageFailure(404, 'not_found', 'NoSuchKey', 'Object not found');
}
