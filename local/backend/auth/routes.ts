import { Hono } from 'hono';
import { requireApiKey } from '#local/backend/api-key.ts';
import type { BackendContext } from '#local/backend/context.ts';
import { AuthFailure } from '#local/backend/supabase-errors.ts';
import { adminRoutes } from './admin-routes.ts';
import { MailLimit } from './mail-limit.ts';
import { mailToAccount, reauthenticate, resend } from './mail-routes.ts';
import { mfaRoutes } from './mfa/routes.ts';
import { refreshSession } from './refresh.ts';
import { invalid, readJson, textOf } from './request.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { AttemptThrottle, CODE_INTERVAL } from './throttle.ts';
import { publicKeys, requireCaller } from './tokens.ts';
import { getUser, updateUser } from './user-routes.ts';
import { verifyGet, verifyPost } from './verify.ts';

/** After ten wrong passwords of an account, one more every three seconds. */
const PASSWORD_INTERVAL = 3000;

const FIVE_MINUTES = 5 * 60 * 1000;

/** /auth/v1 as an auth server of hosted Supabase answers it, with e-mail and password. */
export function authRoutes(context: BackendContext): Hono {
  const { auth, now } = context;
  const passwords = new AttemptThrottle(now, PASSWORD_INTERVAL);
  const codes = new AttemptThrottle(now, CODE_INTERVAL);
  const mails = new MailLimit(now, auth);
  const { sign_in_sign_ups: signUps } = auth.rate_limit;
  // Hosted Supabase counts by address; here all callers share one, so an hour's worth may come at once.
  const accounts = new AttemptThrottle(now, FIVE_MINUTES / signUps, 12 * signUps);
  const app = new Hono();

  app.onError((error, c) => {
    if (error instanceof AuthFailure) {
      return error.toResponse(c.req.header('x-supabase-api-version'));
    }
    throw error;
  });

  // Links of mails and the public keys need no API key.
  app.get('/verify', (c) => verifyGet(context, c.req.raw));
  app.get('/.well-known/jwks.json', (c) => {
    c.header('Cache-Control', 'public, max-age=600');
    return c.json(publicKeys(context.keys));
  });

  app.use('*', async (c, next) => {
    requireApiKey(c.req.raw, context);
    await next();
  });

  app.get('/health', (c) => c.json({ name: 'GoTrue', description: 'Embedded auth server' }));
  app.get('/settings', (c) =>
    c.json({
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: !auth.enable_signup,
      mailer_autoconfirm: !auth.email.enable_confirmations,
      phone_autoconfirm: false,
    }),
  );

  app.post('/token', async (c) => {
    const body = await readJson(c.req.raw);
    switch (c.req.query('grant_type')) {
      case 'password':
        return c.json(await signIn(context, passwords, c.req.raw, body));
      case 'refresh_token':
        return c.json(await refreshSession(context, c.req.raw, textOf(body, 'refresh_token')));
      default:
        throw new AuthFailure(400, 'invalid_credentials', 'unsupported_grant_type');
    }
  });

  app.post('/signup', async (c) => {
    const limits = { accounts, mails };
    const body = await readJson(c.req.raw);
    return c.json(await signUp(context, limits, c.req.raw, body, redirectOf(c.req.raw)));
  });

  app.post('/verify', async (c) =>
    c.json(await verifyPost(context, codes, c.req.raw, await readJson(c.req.raw))),
  );

  for (const [path, purpose] of [
    ['/recover', 'recovery'],
    ['/otp', 'magiclink'],
    ['/magiclink', 'magiclink'],
  ] as const) {
    app.post(path, async (c) => {
      const body = await readJson(c.req.raw);
      await mailToAccount(context, mails, body, redirectOf(c.req.raw), purpose);
      return c.json({});
    });
  }

  app.post('/resend', async (c) => {
    await resend(context, mails, await readJson(c.req.raw), redirectOf(c.req.raw));
    return c.json({});
  });

  app.get('/reauthenticate', async (c) => {
    await reauthenticate(context, mails, c.req.raw);
    return c.json({});
  });

  app.get('/user', async (c) => c.json(await getUser(context, c.req.raw)));
  app.put('/user', async (c) => {
    const body = await readJson(c.req.raw);
    const limits = { codes, mails };
    return c.json(await updateUser(context, limits, c.req.raw, body, redirectOf(c.req.raw)));
  });

  app.post('/logout', async (c) => {
    await signOut(context, c.req.raw, c.req.query('scope') || 'global');
    return c.body(null, 204);
  });

  app.route('/factors', mfaRoutes(context));
  app.route('/admin', adminRoutes(context));

  app.all('*', (c) => c.text('404 page not found\n', 404));

  return app;
}

/**
 * Ends the caller's sessions: this one (`local`), all (`global`), or all but this one (`others`). One
 * without the second factor can't end one that has it: a stolen password must not lock its owner out.
 */
async function signOut(context: BackendContext, request: Request, scope: string): Promise<void> {
  const { userId, sessionId } = await requireCaller(request, context);
  if (!['local', 'global', 'others'].includes(scope)) {
    throw invalid(`Unsupported logout scope "${scope}"`);
  }
  await context.database.sql(
    `delete from auth.sessions where user_id = $1 and case when id = $2 then $3 <> 'others' else $3 <> 'local'
      and coalesce(aal, 'aal1') <= (select coalesce(aal, 'aal1') from auth.sessions where id = $2) end`,
    [userId, sessionId, scope],
  );
}

function redirectOf(request: Request): string | null {
  return new URL(request.url).searchParams.get('redirect_to');
}
