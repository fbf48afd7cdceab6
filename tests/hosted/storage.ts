import { Hono } from 'hono';
import { FileStorage } from '#server/embedded/storage/files.ts';

interface Bucket {
  public: boolean;
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
}

/**
 * Stands in for Supabase Storage: files in a folder, and their rows in the real `storage.objects`, written and
 * read through PostgREST with the rights of the request, so that the project's policies decide. Like a project of
 * the Free plan it makes no smaller copies. It has what the project's commands and pages ask for; everything else
 * is answered with 501.
 *
 * @param rows address of a PostgREST for the schema `storage`.
 * @param serviceToken reads what public addresses name.
 */
export function createStorage(rows: string, folder: string, serviceToken: string): Hono {
  const app = new Hono();
  const files = new FileStorage(folder);

  const ask = (path: string, authorization: string, init: RequestInit = {}) =>
    fetch(`${rows}${path}`, {
      ...init,
      headers: { ...init.headers, authorization, 'content-type': 'application/json' },
    });
  const asService = `Bearer ${serviceToken}`;

  async function bucketOf(id: string): Promise<Bucket | undefined> {
    const answer = await ask(`/buckets?id=eq.${encodeURIComponent(id)}`, asService);
    const [bucket] = (await answer.json()) as Bucket[];
    return bucket;
  }

  app.all('/render/image/*', () => refusal(403, 'FeatureNotEnabled', 'Feature not enabled'));
  app.all('/upload/resumable/*', () => refusal(501, 'NotImplemented', 'Not in this stand-in'));

  app.get('/object/public/:bucket/:key{.+}', async (c) => {
    const { bucket, key } = c.req.param();
    if (!(await bucketOf(bucket))?.public) return refusal(404, 'not_found', 'Bucket not found');
    return await send(bucket, key);
  });

  app.get('/object/:bucket/:key{.+}', async (c) => {
    const { bucket, key } = c.req.param();
    const found = await ask(`/objects?${filter(bucket, [key])}&select=id`, bearer(c.req.raw));
    const isThere = found.ok && ((await found.json()) as unknown[]).length > 0;
    return isThere ? await send(bucket, key) : refusal(404, 'not_found', 'Object not found');
  });

  app.on(['POST', 'PUT'], '/object/:bucket/:key{.+}', async (c) => {
    const { bucket, key } = c.req.param();
    const { content, type, seconds } = await readUpload(c.req.raw);
    const limits = await bucketOf(bucket);
    if (!limits) return refusal(404, 'Bucket not found', 'Bucket not found');
    if (limits.file_size_limit !== null && content.length > limits.file_size_limit) {
      return refusal(413, 'Payload too large', 'The object exceeded the maximum allowed size');
    }
    if (limits.allowed_mime_types && !limits.allowed_mime_types.includes(type)) {
      return refusal(415, 'invalid_mime_type', `mime type ${type} is not supported`);
    }
    const cacheControl = `max-age=${seconds}`;
    const metadata = { size: content.length, mimetype: type, cacheControl };
    const mayReplace = c.req.method === 'PUT' || c.req.header('x-upsert') === 'true';
    const rows = `/objects${mayReplace ? '?on_conflict=bucket_id,name' : ''}`;
    const kept = await ask(rows, bearer(c.req.raw), {
      method: 'POST',
      headers: mayReplace ? { prefer: 'resolution=merge-duplicates' } : {},
      body: JSON.stringify({ bucket_id: bucket, name: key, metadata }),
    });
    if (kept.status === 409) return refusal(409, 'Duplicate', 'The resource already exists');
    if (!kept.ok) return refusal(403, 'Unauthorized', ((await kept.json()) as Error).message);
    await files.uploadObject(bucket, key, undefined, content, type, cacheControl);
    return c.json({ Key: `${bucket}/${key}` });
  });

  app.delete('/object/:bucket', async (c) => {
    const bucket = c.req.param('bucket');
    const { prefixes } = await c.req.json<{ prefixes: string[] }>();
    const gone = await ask(`/objects?${filter(bucket, prefixes)}`, bearer(c.req.raw), {
      method: 'DELETE',
      headers: { prefer: 'return=representation' },
    });
    if (!gone.ok) return refusal(403, 'Unauthorized', ((await gone.json()) as Error).message);
    const rowsGone = (await gone.json()) as { name: string }[];
    const names = rowsGone.map(({ name }) => name);
    await files.deleteObjects(bucket, names);
    return c.json(rowsGone);
  });

  app.all('*', (c) => refusal(501, 'NotImplemented', `${c.req.method} ${c.req.path}`));

  async function send(bucket: string, key: string): Promise<Response> {
    const { metadata, body } = await files.getObject(bucket, key);
    const { mimetype, cacheControl, eTag: etag } = metadata;
    const headers = { 'content-type': mimetype, 'cache-control': cacheControl, etag };
    return new Response(body as ReadableStream, { headers });
  }

  return app;
}

function bearer(request: Request): string {
  return request.headers.get('authorization') ?? '';
}

function filter(bucket: string, keys: string[]): string {
  const names = keys.map((key) => `"${key.replaceAll(/["\\]/g, '\\$&')}"`).join(',');
  return new URLSearchParams({ bucket_id: `eq.${bucket}`, name: `in.(${names})` }).toString();
}

/** supabase-js sends a form from browsers and the bytes themselves from Node. */
async function readUpload(request: Request) {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data');
  if (!isForm) {
    return {
      content: new Uint8Array(await request.arrayBuffer()),
      type: request.headers.get('content-type') ?? '',
      seconds: /\d+/.exec(request.headers.get('cache-control') ?? '')?.[0] ?? '3600',
    };
  }
  const form = await request.formData();
  const file = [...form.values()].find((value) => value instanceof Blob);
  return {
    content: new Uint8Array((await file?.arrayBuffer()) ?? []),
    type: file?.type ?? '',
    seconds: String(form.get('cacheControl') ?? '3600'),
  };
}

/** In the words of Storage, which answers 400 and says the status inside. */
function refusal(status: number, error: string, message: string): Response {
  const body = { statusCode: String(status), error, message };
  return Response.json(body, { status: status === 501 ? 501 : 400 });
}
