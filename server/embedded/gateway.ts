import { Hono } from 'hono';
import { isFullDisk } from '#tooling/disk.ts';
import { apiKeyOf } from './api-key.ts';
import { authRoutes } from './auth/routes.ts';
import { bodyLimit, expectedBytes, isSmall, limitBody, MemoryBudget } from './body-limits.ts';
import type { BackendContext } from './context.ts';
import type { DatabaseError } from './database.ts';
import { fullDisk, hasNul, malformed, tooLarge } from './refusals.ts';
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

/** Columns that one request may ask for, those of embedded rows and aliases of one column included. */
const MOST_COLUMNS = 100;

/** Whether the answer would repeat what is stored more often than anybody needs it. */
function asksTooMuch(url: string): boolean {
  const selects = new URL(url).searchParams.getAll('select').join();
  return selects.split(/[,(]/, MOST_COLUMNS + 1).length > MOST_COLUMNS;
}

/** PostgreSQL's error for text that is no JSON, as PostgREST answers it. */
const NO_JSON_TEXT = {
  code: '22P02',
  details: 'Unicode low surrogate must follow a high surrogate.',
  hint: null,
  message: 'invalid input syntax for type json',
};

/** Refuses half of a surrogate pair, which the library would replace by another character. */
function refuseHalfPairs(body: Buffer | null): Response | null {
  // A quick test first: hardly any body has escaped surrogates.
  if (!body || !/\\ud[89a-f]/i.test(body.toString('latin1'))) return null;
  const escapes = body.toString().replace(/\\\\/g, '');
  const pairs = /\\ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}/gi;
  const isHalf = /\\ud[89a-f]/i.test(escapes.replace(pairs, ''));
  return isHalf ? Response.json(NO_JSON_TEXT, { status: 400 }) : null;
}

const PATTERN_OPERATOR = String.raw`i?match(?:\((?:any|all)\))?\.`;
const PATTERN_FILTER = new RegExp(`^(?:not\\.)*${PATTERN_OPERATOR}`);
const PATTERN_IN_LOGIC = new RegExp(`[.\\s]${PATTERN_OPERATOR}`);

/**
 * Whether a query filters by a regular expression. One with backreferences may never end, and the
 * embedded database can't be interrupted.
 */
function usesPattern(url: string): boolean {
  return [...new URL(url).searchParams].some(([name, value]) =>
    (/(?:^|\.)(?:and|or)$/.test(name) ? PATTERN_IN_LOGIC : PATTERN_FILTER).test(value.trim()),
  );
}

/**
 * PostgREST's statuses by SQLSTATE, the most specific first; default 400.
 * https://postgrest.org/en/stable/references/errors.html
 */
const REST_STATUSES: readonly [RegExp, number][] = [
  [/^(23503|23505)$/, 409],
  [/^25006$/, 405],
  [/^(42883|42P01)$/, 404],
  [/^(42P17|53400)$/, 500],
  [/^(08|53)/, 503],
  [/^(0L|0P|28)/, 403],
  [/^P0001$/, 400],
  [/^(09|25|2D|38|39|3B|40|54|55|57|58|F0|HV|P0|XX)/, 500],
];

/**
 * The library answers errors that it does not know (check violations, `raise exception`) and unreadable
 * queries with status 500 and the code SUP; PostgREST answers with the SQLSTATE, or a bad request.
 */
async function correctErrorAnswer(
  response: Response,
  databaseError: DatabaseError | null,
): Promise<Response> {
  if (response.status !== 500) return response;
  const answer = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: string; message?: string } | null;
  if (answer?.code !== 'SUP') return response;
  if (!databaseError) return misread(answer.message) ?? response;
  const { code, message, detail = null, hint = null } = databaseError;
  const [, status = 400] = REST_STATUSES.find(([pattern]) => pattern.test(code)) ?? [];
  return Response.json({ code, details: detail, hint, message }, { status });
}

/** A query that the library's parser could not read. */
function misread(text = ''): Response | null {
  const [, message] = /^(?:Error: )?(.+ at position \d+)$/.exec(text) ?? [];
  if (!message) return null;
  const answer = { code: 'PGRST100', details: message, hint: null, message };
  return Response.json(answer, { status: 400 });
}
