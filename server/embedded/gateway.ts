import { Hono } from 'hono';
import { isFullDisk } from '#tooling/disk.ts';
import { apiKeyOf } from './api-key.ts';
import { authRoutes } from './auth/routes.ts';
import { bodyLimit, expectedBytes, isSmall, limitBody, MemoryBudget } from './body-limits.ts';
import type { BackendContext } from './context.ts';
import { fullDisk, hasNul, malformed, tooLarge } from './refusals.ts';
import { refuseHalfPairs } from './rest/body.ts';
import { asksTooMuch } from './rest/columns.ts';
import { correctErrorAnswer } from './rest/errors.ts';
import { usesPattern } from './rest/patterns.ts';
import type { ImageCache } from './storage/images/cache.ts';
import { storageRoutes } from './storage/routes.ts';
import type { Uploads } from './storage/uploads/routes.ts';
import { ownerOf } from './storage/uploads/storage-rights.ts';
import { AuthFailure, BodyTooLargeError, readBody, withBody } from './supabase-errors.ts';
import { reportFailure } from './supabase-lite.ts';

/** Memory for bodies: five of the largest files. Each is copied once or twice. */
const BODY_MEMORY = 128 * 1024 * 1024;
/** One caller's part of it, and that of all strangers together. */
const CALLER_MEMORY = BODY_MEMORY / 4;

/** All services of a hosted project under one origin. */
export function createGateway(parts: BackendContext, cache: ImageCache, uploads: Uploads): Hono {
  const app = new Hono();
  const budget = new MemoryBudget(BODY_MEMORY);
  const budgets = new Map<string, MemoryBudget>();

  app.use('*', async (c, next) => {
    await next();
    // Only pages of this origin may read answers; the library allows every origin.
    for (const name of [...c.res.headers.keys()]) {
      if (name.startsWith('access-control-')) c.header(name, undefined);
    }
    c.header('X-Content-Type-Options', 'nosniff');
    if (!c.res.headers.has('cache-control')) c.header('Cache-Control', 'no-store');
  });

  app.use('*', async (c, next) => {
    if (hasNul(c.req.url)) return malformed(c.req.path, 'The address contains a null character.');
    const limit = bodyLimit(c.req.method, c.req.path);
    const bytes = expectedBytes(c.req.raw, limit);
    c.req.raw = limitBody(c.req.raw, limit);
    if (isSmall(bytes)) return await next();
    const caller = await ownerOf(parts, c.req.raw).catch(() => 'anon');
    const own = budgets.get(caller) ?? new MemoryBudget(CALLER_MEMORY);
    budgets.set(caller, own);
    return await own.hold(bytes, () => budget.hold(bytes, next));
  });

  app.onError((error, c) => {
    if (error instanceof AuthFailure) return error.toResponse();
    if (error instanceof BodyTooLargeError) return tooLarge(c.req.path, error);
    // Whoever broke off sending needs no answer, and writes no line into the log.
    if ('code' in error && error.code === 'ECONNRESET') return c.body(null, 400);
    reportFailure(c.req.raw, error.message);
    if (isFullDisk(error)) return fullDisk();
    return c.json({ message: 'Internal server error' }, 500);
  });

  app.route('/auth/v1', authRoutes(parts));
  app.route('/storage/v1', storageRoutes(parts, cache, uploads));

  app.all('/rest/v1/*', async (c) => {
    if (usesPattern(c.req.url) && apiKeyOf(c.req.raw) !== parts.keys.secretKey) {
      const reason = 'The embedded backend takes no regular expressions (match, imatch): use like.';
      return malformed(c.req.path, reason);
    }
    if (asksTooMuch(c.req.url)) {
      return malformed(c.req.path, 'The embedded backend answers at most 100 columns at once.');
    }
    const body = await readBody(c.req.raw);
    const refusal = refuseHalfPairs(body);
    if (refusal) return refusal;
    const request = withBody(c.req.raw, body);
    const { response, databaseError } = await parts.lite.handle(request);
    const answer = await correctErrorAnswer(response, databaseError);
    if (answer.status >= 500 && databaseError) reportFailure(request, databaseError.message);
    return answer;
  });

  return app;
}
