import type { DatabaseError } from '#local/backend/database.ts';
import { StorageFailure } from '#local/backend/supabase-errors.ts';

/** Hosted Supabase's codes for the reasons that the library names. */
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

/**
 * The library's refusals have no `code`, by which supabase-js tells "no such object" from trouble
 * (`storage.exists()`).
 */
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
 * Moving a file that the caller may see and not change: the library refuses it as forbidden, hosted
 * Supabase does not find it. What PostgreSQL itself refused (the new place) is forbidden in both.
 */
export async function hideKept(
  response: Response,
  databaseError: DatabaseError | null,
): Promise<Response> {
  if (response.status !== 400 || databaseError?.code === '42501') return response;
  const { statusCode } = (await response.clone().json()) as { statusCode?: string };
  return statusCode === '403' ? noSuchKey().toResponse() : response;
}

/** There is no such file, or none for the caller. */
export function noSuchKey(): StorageFailure {
  return new StorageFailure(404, 'not_found', 'NoSuchKey', 'Object not found');
}
