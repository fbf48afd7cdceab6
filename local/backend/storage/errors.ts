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
