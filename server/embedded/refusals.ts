import { AuthFailure, type BodyTooLargeError, StorageFailure } from './supabase-errors.ts';

/** Refuses a malformed request in the asked service's words. */
export function malformed(path: string, message: string): Response {
  if (path.startsWith('/auth/')) {
    return new AuthFailure(400, 'validation_failed', message).toResponse();
  }
  if (path.startsWith('/storage/')) {
    return new StorageFailure(400, 'InvalidRequest', 'InvalidRequest', message).toResponse();
  }
  const answer = { code: 'PGRST100', details: null, hint: null, message };
  return Response.json(answer, { status: 400 });
}

/** Refuses a body beyond its limit. For a file, storage answers 400 with the status in the body. */
export function tooLarge(path: string, { limit }: BodyTooLargeError): Response {
  const mebibytes = Math.floor(limit / (1024 * 1024));
  const message = `The request is larger than ${mebibytes} MiB.`;
  if (path.startsWith('/auth/'))
    return new AuthFailure(413, 'request_too_large', message).toResponse();
  if (!path.startsWith('/storage/')) return Response.json({ message }, { status: 413 });
  const ofFile = 'The object exceeded the maximum allowed size';
  if (mebibytes > 1) {
    return new StorageFailure(413, 'Payload too large', 'EntityTooLarge', ofFile).toResponse();
  }
  const answer = { statusCode: '413', error: 'Payload too large', code: 'EntityTooLarge', message };
  return Response.json(answer, { status: 413 });
}

/** PostgreSQL's texts can't hold NUL. */
export function hasNul(url: string): boolean {
  return /%00|\0/.test(url);
}

/** 507 in a form for clients of every service. */
export function fullDisk(): Response {
  const message = 'The disk is full. Make room, then try again.';
  return Response.json(
    { statusCode: '507', code: '53100', error: message, message },
    { status: 507 },
  );
}
