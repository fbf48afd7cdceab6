import { Hono } from 'hono';
import { BearerFailure } from '#server/embedded/bearer.ts';
import type { BackendContext } from '#server/embedded/context.ts';
import {
  parseJsonObject,
  readBody,
  StorageFailure,
  withBody,
} from '#server/embedded/supabase-errors.ts';
import { hideKept, nameReason, objectInfo, signedAnswer } from './answers.ts';
import {
  badRequest,
  cacheControl,
  checkKey,
  checkSignedToken,
  objectIn,
  requireBearer,
  tolerateBearer,
  withoutBearer,
} from './checks.ts';
import { checkUpload } from './content.ts';
import type { ImageCache } from './images/cache.ts';
import { imageRoutes } from './images/routes.ts';
import { type ListedObject, type ListQuery, listFolder } from './list.ts';
import type { Uploads } from './uploads/routes.ts';

/** More objects than a bucket will hold. */
const ALL = 1_000_000;

/** /storage/v1: the library's storage server and what it lacks. */
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

  app.get('/object/public/*', (c) => pass(withoutBearer(c.req.raw)));
  app.get('/object/sign/*', async (c) => {
    await checkSignedToken(c.req.raw, parts.keys, { route: '/object/sign/', intent: 'download' });
    return await pass(withoutBearer(c.req.raw));
  });
  app.put('/object/upload/sign/*', async (c) => {
    const route = '/object/upload/sign/';
    await checkSignedToken(c.req.raw, parts.keys, { route, intent: 'upload' });
    const { bucket, key } = objectIn(c.req.raw, route);
    checkKey(key);
    return await pass(withoutBearer(c.req.raw), bucket);
  });
  app.get('/object/info/:bucket/*', async (c) =>
    ask(await tolerateBearer(c.req.raw, parts.keys), objectInfo),
  );
  app.get('/object/:bucket/*', async (c) => pass(await tolerateBearer(c.req.raw, parts.keys)));

  app.use('*', async (c, next) => {
    requireBearer(c.req.raw);
    await next();
  });

  app.post('/object/list/:bucket', async (c) => {
    const query = (await readJson(c.req.raw)) as ListQuery;
    return await ask<ListedObject[]>(everythingBelow(c.req.raw, query.prefix), (objects) =>
      listFolder(objects, query),
    );
  });

  app.post('/object/copy', async (c) => {
    const body = await readJson(c.req.raw);
    checkKey(String(body.destinationKey ?? ''));
    const bucket = body.destinationBucket ?? body.bucketId;
    const request = withBody(c.req.raw, Buffer.from(JSON.stringify(body)));
    return await ask<{ key: string }>(request, ({ key }) => ({ Key: `${bucket}/${key}` }));
  });
  app.post('/object/move', async (c) => {
    const body = await readJson(c.req.raw);
    checkKey(String(body.destinationKey ?? ''));
    const request = withBody(c.req.raw, Buffer.from(JSON.stringify(body)));
    const { response, databaseError } = await parts.lite.handle(request);
    return await nameReason(await hideKept(response, databaseError));
  });

  app.delete('/object/:bucket', async (c) => {
    const body = await readJson(c.req.raw);
    if (Array.isArray(body.prefixes) && body.prefixes.length === 0) {
      const message = 'body/prefixes must NOT have fewer than 1 items';
      throw badRequest('InvalidRequest', message, 'Error');
    }
    return await pass(withBody(c.req.raw, Buffer.from(JSON.stringify(body))));
  });

  app.post('/object/upload/sign/*', async (c) => {
    checkKey(objectIn(c.req.raw, '/object/upload/sign/').key);
    return await ask(await buffered(c.req.raw), signedAnswer('upload'));
  });
  app.post('/object/sign/*', async (c) => ask(await buffered(c.req.raw), signedAnswer('read')));
  app.on(['POST', 'PUT'], '/object/:bucket/*', async (c) => {
    const { bucket, key } = objectIn(c.req.raw, '/object/');
    checkKey(key);
    return await pass(c.req.raw, bucket);
  });

  app.all('*', (c) => pass(c.req.raw));

  async function pass(raw: Request, uploadsInto = ''): Promise<Response> {
    const request = await unwrapForm(await buffered(raw));
    await checkUpload(uploadsInto, request);
    const { response } = await parts.lite.handle(request);
    return notModified(raw, response) ?? (await nameReason(response));
  }

  /** Rewrites the library's answer, unless it is a refusal. */
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

/** The object in a request's JSON body. @throws StorageFailure (400) for anything else. */
async function readJson(request: Request): Promise<Record<string, unknown>> {
  const bytes = await readBody(request);
  try {
    return parseJsonObject(Buffer.from(bytes ?? []).toString());
  } catch {
    throw badRequest('InvalidRequest', 'body must be object', 'Error');
  }
}

/** The library's whole listing, to be divided here. */
function everythingBelow(request: Request, prefix = ''): Request {
  return withBody(request, Buffer.from(JSON.stringify({ prefix, limit: ALL, offset: 0 })));
}

async function buffered(request: Request): Promise<Request> {
  return withBody(request, await readBody(request));
}

/** Answers 304, which the library can't. */
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

/**
 * Unwraps the form in which supabase-js sends a Blob or File: the library expects another field and
 * ignores `cacheControl`.
 *
 * @throws StorageFailure (400) for a form without a file.
 */
async function unwrapForm(request: Request): Promise<Request> {
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
