import { Hono } from 'hono';
import { requireApiKey } from '#local/backend/api-key.ts';
import type { BackendContext } from '#local/backend/context.ts';
import {
  AuthFailure,
  parseJsonObject,
  readBody,
  tooManyRequests,
  withBody,
} from '#local/backend/http.ts';
import { mfaRoutes } from '#local/backend/mfa/routes.ts';
import { AttemptThrottle } from '#local/backend/throttle.ts';
import { adminRoutes } from './admin-routes.ts';
import { completeRedirect, completeSession } from './library-answers.ts';
import { MailLimit } from './mail-limit.ts';
import { PasswordSignIn } from './password.ts';
import { getUser, updateUser } from './user-routes.ts';

/** Larger bodies than this are refused, as by hosted Supabase: 1 MiB. */
const BODY_LIMIT = 1024 * 1024;

/**
 * /auth/v1: the library's auth server with what it lacks in front of it. Whatever is not named here
 * goes to the library as it came.
 */
export function authRoutes(parts: BackendContext): Hono {
  const passwords = new PasswordSignIn(parts);
  const codes = new AttemptThrottle(parts.now);
  const mails = new MailLimit(parts.now);
  const app = new Hono();

  app.onError((error) => {
    if (error instanceof AuthFailure) return error.toResponse();
    throw error;
  });

  app.post('/token', async (c) => {
    const { request, body } = await readRequest(c.req.raw);
    if (c.req.query('grant_type') === 'password') return await passwords.signIn(request, body);
    const { response } = await parts.lite.handle(request);
    const method = c.req.query('grant_type') === 'pkce' ? 'oauth' : null;
    return await completeSession(parts, request, response, method);
  });

  app.post('/signup', async (c) => {
    const { request } = await readRequest(c.req.raw);
    const { response } = await parts.lite.handle(request, redirectOf(request));
    return await completeSession(parts, request, response, 'password');
  });

  // Six digits can be guessed: tries are counted for each address.
  app.post('/verify', async (c) => {
    const { request, body } = await readRequest(c.req.raw);
    requireApiKey(request, parts);
    const { email, token_hash: hash } = body;
    const key = String(email ?? hash ?? '').toLowerCase();
    const wait = codes.consume(key);
    if (wait > 0) throw tooManyRequests(wait);
    const { response } = await parts.lite.handle(request);
    if (response.ok) codes.reset(key);
    return await completeSession(parts, request, response, 'otp');
  });

  app.get('/verify', async (c) => {
    const { response } = await parts.lite.handle(c.req.raw);
    return await completeRedirect(parts, c.req.raw, response);
  });

  for (const path of ['/recover', '/otp', '/magiclink', '/resend']) {
    app.post(path, async (c) => {
      const { request, body } = await readRequest(c.req.raw);
      requireApiKey(request, parts);
      if (typeof body.email === 'string') mails.ask(body.email.toLowerCase());
      const { response } = await parts.lite.handle(request, redirectOf(request));
      return response;
    });
  }

  app.get('/user', (c) => getUser(parts, c.req.raw));
  app.put('/user', async (c) => {
    const { request, body } = await readRequest(c.req.raw);
    return await updateUser(parts, request, body);
  });

  app.route('/factors', mfaRoutes(parts));
  app.route('/admin', adminRoutes(parts));

  app.all('*', async (c) => {
    const { request } = await readRequest(c.req.raw);
    return (await parts.lite.handle(request)).response;
  });

  return app;
}

/** What the auth server reads of a body here; all of it comes from outside. */
interface AuthBody extends Record<string, unknown> {
  email?: unknown;
}

/** The request with its body in memory, and that body as an object. */
async function readRequest(raw: Request): Promise<{ request: Request; body: AuthBody }> {
  const bytes = await readBody(raw, BODY_LIMIT);
  if (bytes === null) return { request: raw, body: {} };
  return { request: withBody(raw, bytes), body: parseJsonObject(Buffer.from(bytes).toString()) };
}

function redirectOf(request: Request): { redirectTo: string | null } {
  return { redirectTo: new URL(request.url).searchParams.get('redirect_to') };
}
