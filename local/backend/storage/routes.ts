import { Hono } from 'hono';
import { BearerFailure } from '#local/backend/bearer.ts';
import type { BackendContext } from '#local/backend/context.ts';
import { parseJsonObject, readBody, StorageFailure, withBody } from '#local/backend/http.ts';
import type { ImageCache } from '#local/backend/images/cache.ts';
import { imageRoutes } from '#local/backend/images/routes.ts';
import { FILE_SIZE_LIMIT } from '#local/backend/lite.ts';
import type { Uploads } from '#local/backend/uploads/routes.ts';
import { copyAnswer, objectInfo, signedAnswer } from './answers.ts';
import { nameReason } from './errors.ts';
import { type ListedObject, type ListQuery, listFolder } from './list.ts';
import { unwrapForm } from './multipart.ts';

/** A form around a file needs some room of its own. */
const BODY_LIMIT = FILE_SIZE_LIMIT + 64 * 1024;

/** More objects than a folder of the embedded backend will ever hold. */
const ALL = 1_000_000;

/** /storage/v1: the library's storage server with what it lacks in front of it. */
export function storageRoutes(parts: BackendContext, cache: ImageCache, uploads: Uploads): Hono {
  const app = new Hono();

  app.onError((error) => {
    if (error instanceof StorageFailure) return error.toResponse();
    if (error instanceof BearerFailure) return invalidBearer(error).toResponse();
    throw error;
  });

  app.route('/render/image', imageRoutes(parts, cache));
  app.all('/upload/resumable', (c) => uploads.fetch(c.req.raw));
  app.all('/upload/resumable/*', (c) => uploads.fetch(c.req.raw));

  app.post('/object/list/:bucket', async (c) => {
    const query = (await c.req.json()) as ListQuery;
    const everything = JSON.stringify({ prefix: query.prefix, limit: ALL, offset: 0 });
    const request = withBody(c.req.raw, Buffer.from(everything));
    return await ask<ListedObject[]>(request, (objects) => listFolder(objects, query));
  });

  app.get('/object/info/:bucket/*', (c) => ask(c.req.raw, objectInfo));

  app.post('/object/copy', async (c) => {
    const body = parseJsonObject(await c.req.text());
    const { bucketId, destinationBucket } = body;
    const bucket = String(destinationBucket ?? bucketId);
    const request = withBody(c.req.raw, Buffer.from(JSON.stringify(body)));
    return await ask<{ key: string }>(request, (answer) => copyAnswer(answer, bucket));
  });

  app.post('/object/upload/sign/*', async (c) =>
    ask<Signed>(await buffered(c.req.raw), (answer) => signedAnswer(answer, 'upload')),
  );
  app.post('/object/sign/*', async (c) =>
    ask<Signed>(await buffered(c.req.raw), (answer) => signedAnswer(answer, 'read')),
  );

  app.all('*', async (c) => {
    const request = await unwrapForm(await buffered(c.req.raw));
    const { response } = await parts.lite.handle(request);
    return notModified(c.req.raw, response) ?? (await nameReason(response));
  });

  /** Asks the library and rewrites what it answers, unless it refuses. */
  async function ask<Answer>(
    request: Request,
    rewrite: (answer: Answer) => object,
  ): Promise<Response> {
    const { response } = await parts.lite.handle(request);
    if (!response.ok) return await nameReason(response);
    return Response.json(rewrite((await response.json()) as Answer));
  }

  return app;
}

type Signed = Parameters<typeof signedAnswer>[0];

async function buffered(request: Request): Promise<Request> {
  return withBody(request, await readBody(request, BODY_LIMIT));
}

/** The library always sends the whole file; hosted Supabase spares what the browser has already. */
function notModified(request: Request, response: Response): Response | null {
  const tag = response.headers.get('etag');
  const known = request.headers.get('if-none-match');
  if (request.method !== 'GET' || !response.ok || !tag || !known?.includes(tag)) return null;
  const headers = new Headers({ ETag: tag });
  const cacheControl = response.headers.get('cache-control');
  if (cacheControl) headers.set('Cache-Control', cacheControl);
  response.body?.cancel().catch(() => undefined);
  return new Response(null, { status: 304, headers });
}

function invalidBearer({ message }: BearerFailure): StorageFailure {
  return new StorageFailure(403, 'Unauthorized', 'AccessDenied', message);
}
