import type { BackendContext } from '#server/embedded/context.ts';
import { StorageFailure, withBody } from '#server/embedded/supabase-errors.ts';
import { objectIn, storageUrl } from './checks.ts';
import { nameReason, noSuchKey } from './errors.ts';

/**
 * DELETE /object/{bucket}/{path}, which the library lacks: it deletes lists, and silently skips what the
 * caller may not delete.
 *
 * @throws StorageFailure (NoSuchKey, AccessDenied).
 */
export async function deleteOne(context: BackendContext, raw: Request): Promise<Response> {
  const { bucket, key } = objectIn(raw, '/object/');
  const list = withBody(raw, Buffer.from(JSON.stringify({ prefixes: [key] })), {
    url: storageUrl(raw, '/object/', bucket).href,
    headers: new Headers([...raw.headers, ['content-type', 'application/json']]),
  });
  const { response } = await context.lite.handle(list);
  if (!response.ok) return await nameReason(response);
  const deleted = (await response.json()) as unknown[];
  if (deleted.length > 0) return Response.json({ message: 'Successfully deleted' });
  const kept = await context.database.sql(
    'select from storage.objects where bucket_id = $1 and name = $2',
    [bucket, key],
  );
  if (kept.length === 0) throw noSuchKey();
  throw new StorageFailure(403, 'Unauthorized', 'AccessDenied', 'Access denied');
}
