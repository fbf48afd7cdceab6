import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { authRoutes } from './auth/routes.ts';
import type { BackendContext } from './context.ts';
import { AuthFailure, BodyTooLargeError, readBody, withBody } from './http.ts';
import type { ImageCache } from './images/cache.ts';
import { reportFailure } from './lite.ts';
import { correctErrorAnswer } from './rest/errors.ts';
import { storageRoutes } from './storage/routes.ts';
import type { Uploads } from './uploads/routes.ts';

/** Rows that one request may write: 10 MiB of JSON. */
const ROWS_LIMIT = 10 * 1024 * 1024;

/** Headers of answers that scripts of other origins may read. */
const EXPOSED = [
  'Content-Range',
  'Content-Location',
  'Preference-Applied',
  'ETag',
  'Link',
  'Location',
  'Retry-After',
  'Tus-Complete',
  'Tus-Resumable',
  'Upload-Expires',
  'Upload-Length',
  'Upload-Offset',
  'X-Total-Count',
];

/** Everything that a hosted project answers, under one origin. */
export function createGateway(parts: BackendContext, cache: ImageCache, uploads: Uploads): Hono {
  const app = new Hono();

  app.use(
    '*',
    cors({
      origin: '*',
      allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      exposeHeaders: EXPOSED,
      maxAge: 3600,
    }),
  );

  app.onError((error, c) => {
    if (error instanceof AuthFailure) return error.toResponse();
    if (error instanceof BodyTooLargeError) {
      return c.json({ message: 'The request is too large.' }, 413);
    }
    reportFailure(c.req.raw, error.message);
    return c.json({ message: 'Internal server error' }, 500);
  });

  app.route('/auth/v1', authRoutes(parts));
  app.route('/storage/v1', storageRoutes(parts, cache, uploads));

  app.all('/rest/v1/*', async (c) => {
    const request = withBody(c.req.raw, await readBody(c.req.raw, ROWS_LIMIT));
    const { response, databaseError } = await parts.lite.handle(request);
    const answer = await correctErrorAnswer(response, databaseError);
    if (answer.status >= 500 && databaseError) reportFailure(request, databaseError.message);
    return answer;
  });

  return app;
}
