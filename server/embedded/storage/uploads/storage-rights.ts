import { EMBEDDED_PUBLISHABLE_KEY } from '#environment';
import { verifyToken } from '#server/embedded/auth/tokens.ts';
import { bearerOf } from '#server/embedded/bearer.ts';
import type { BackendContext } from '#server/embedded/context.ts';
import { checkKey, requireBearer, storageUrl } from '#server/embedded/storage/checks.ts';
import { checkContent } from '#server/embedded/storage/content.ts';
import { StorageFailure, withBody } from '#server/embedded/supabase-errors.ts';

/** An upload's target and declared type; `size` in bytes. */
export interface UploadTarget {
  bucket: string;
  name: string;
  contentType: string;
  cacheControl: string;
  size: number;
}

/** A refused upload: unlike other routes of storage, this one answers with the status itself. */
export function refused(status: number, message: string): StorageFailure {
  return new StorageFailure(status, message, message, message);
}

/** Headers of the caller that storage reads. */
const PASSED_ON = ['authorization', 'apikey', 'x-upsert', 'user-agent'];

/**
 * Checks the caller's right to upload by type and policies, as for signed upload addresses.
 *
 * @throws StorageFailure: 400, 403, 404, 409 or 415.
 */
export async function canUpload(
  parts: BackendContext,
  request: Request,
  target: UploadTarget,
): Promise<void> {
  if (!target.bucket || !target.name) throw refused(400, 'Metadata header is required');
  requireBearer(request);
  checkKey(target.name);
  const [bucket] = await parts.database.sql<{ allowed_mime_types: string[] | null }>(
    'select allowed_mime_types from storage.buckets where id = $1',
    [target.bucket],
  );
  if (!bucket) throw refused(404, 'Bucket not found');
  const types = bucket.allowed_mime_types ?? [];
  if (types.length > 0 && !types.includes(target.contentType)) {
    throw refused(415, `mime type ${target.contentType} is not supported`);
  }
  await putIntoStorage(parts, request, target, null);
}

/**
 * The account or the key of a request.
 *
 * @throws StorageFailure (400, 403) without a valid bearer token.
 */
export async function ownerOf({ keys }: BackendContext, request: Request): Promise<string> {
  requireBearer(request);
  const token = bearerOf(request);
  if (token === keys.secretKey) return 'service_role';
  if (token === EMBEDDED_PUBLISHABLE_KEY) return 'anon';
  const claims = await verifyToken(keys, token).catch((error: Error) => {
    throw refused(403, error.message);
  });
  return claims.sub ?? String(claims.role);
}

/**
 * Stores the file as the caller; without bytes it only asks whether that would be allowed.
 *
 * @throws StorageFailure when storage refuses.
 */
export async function putIntoStorage(
  parts: BackendContext,
  request: Request,
  target: UploadTarget,
  bytes: Buffer<ArrayBuffer> | null,
): Promise<void> {
  if (bytes) checkContent(target.bucket, target.contentType, bytes);
  const route = bytes ? '/object/' : '/object/upload/sign/';
  const headers = new Headers({
    'content-type': target.contentType,
    'cache-control': target.cacheControl,
  });
  for (const name of PASSED_ON) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  const asked = withBody(request, bytes, {
    url: storageUrl(request, route, target.bucket, target.name).href,
    method: 'POST',
    headers,
  });
  const { response } = await parts.lite.handle(asked);
  if (response.ok) return;
  const refusal = (await response.json().catch(() => ({}))) as Record<string, string | undefined>;
  const { statusCode = response.status, message = 'The file was not stored.' } = refusal;
  throw refused(Number(statusCode), message);
}
