import type { DatabaseError } from '#server/embedded/database.ts';
import { StorageFailure } from '#server/embedded/supabase-errors.ts';

/** Hosted Supabase's codes for the library's reasons. */
const CODES: Record<string, string> = {
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
  const code = CODES[answer?.error ?? ''];
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
