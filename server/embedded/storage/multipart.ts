import { withBody } from '#server/embedded/supabase-errors.ts';
import { badRequest, cacheControl } from './checks.ts';

/**
 * Unwraps the form in which supabase-js sends a Blob or File: the library expects another field and
 * ignores `cacheControl`.
 *
 * @throws StorageFailure (400) for a form without a file.
 */
export async function unwrapForm(request: Request): Promise<Request> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) return request;
  const form = await request.formData();
  const file = [...form.values()].find((value) => value instanceof File);
  if (!file) throw badRequest('InvalidRequest', 'Missing file in multipart upload');
  const headers = new Headers(request.headers);
  headers.set('content-type', file.type || 'application/octet-stream');
  headers.set('cache-control', cacheControl(form.get('cacheControl')));
  return withBody(request, Buffer.from(await file.arrayBuffer()), { headers });
}
