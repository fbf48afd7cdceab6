import { Hono } from 'hono';
import { requireApiKey } from '#server/embedded/api-key.ts';
import type { BackendContext } from '#server/embedded/context.ts';
import { AuthFailure } from '#server/embedded/supabase-errors.ts';
import { addAdminRoutes } from './admin-routes.ts';
import { mailToAccount, reauthenticate, resend } from './mail-routes.ts';
import { challenge, enrol, unenrol, verifyChallenge } from './mfa/routes.ts';
import { refreshSession } from './refresh.ts';
import { type AddRoute, type AuthCall, createLimits, invalid, readJson } from './request.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { publicKeys, requireCaller } from './tokens.ts';
import { getUser, updateUser } from './user-routes.ts';
import { verifyGet, verifyPost } from './verify.ts';

/** /auth/v1 as an auth server of hosted Supabase answers it, with e-mail and password. */
export function authRoutes(context: BackendContext): Hono {
  const { auth } = context;
  const limits = createLimits(context);
  const app = new Hono();
  const answer: AddRoute = (method, path, work) => {
    app.on(method, path, async (c) => {
      const { raw: request } = c.req;
      const body = await readJson(request);
      const query = new URL(request.url).searchParams;
      const param = (name: string) => c.req.param(name) ?? '';
      const result = await work({ ...context, limits, request, body, query, param });
      return result instanceof Response ? result : Response.json(result ?? {});
    });
  };

  app.onError((error, c) => {
    if (error instanceof AuthFailure) {
      return error.toResponse(c.req.header('x-supabase-api-version'));
    }
    throw error;
  });

  // Links of mails and the public keys need no API key.
  answer('GET', '/verify', verifyGet);
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
  answer('POST', '/token', grantToken);
  answer('POST', '/signup', signUp);
  answer('POST', '/verify', verifyPost);
  answer('POST', '/recover', mailToAccount('recovery'));
  answer('POST', '/otp', mailToAccount('magiclink'));
  answer('POST', '/resend', resend);
  answer('GET', '/reauthenticate', reauthenticate);
  answer('GET', '/user', getUser);
  answer('PUT', '/user', updateUser);
  answer('POST', '/logout', signOut);
  answer('POST', '/factors', enrol);
  answer('POST', '/factors/:id/challenge', challenge);
  answer('POST', '/factors/:id/verify', verifyChallenge);
  answer('DELETE', '/factors/:id', unenrol);
  addAdminRoutes(app, context, answer);
  app.all('*', (c) => c.text('404 page not found\n', 404));
  return app;
}

function grantToken(call: AuthCall): Promise<unknown> {
  switch (call.query.get('grant_type')) {
    case 'password':
      return signIn(call);
    case 'refresh_token':
      return refreshSession(call);
    default:
      throw new AuthFailure(400, 'invalid_credentials', 'unsupported_grant_type');
  }
}

/**
 * Ends the caller's sessions: this one (`local`), all (`global`), or all but this one (`others`). One
 * without the second factor can't end one that has it: a stolen password must not lock its owner out.
 */
async function signOut(call: AuthCall): Promise<Response> {
  const { userId, sessionId } = await requireCaller(call);
  const scope = call.query.get('scope') || 'global';
  if (!['local', 'global', 'others'].includes(scope)) {
    throw invalid(`Unsupported logout scope "${scope}"`);
  }
  await call.database.transaction(
    (tx) => tx.query`
      delete from auth.sessions s using auth.sessions mine
      where mine.id = ${sessionId} and s.user_id = ${userId} and case
        when s.id = mine.id then ${scope} <> 'others'
        else ${scope} <> 'local' and coalesce(s.aal, 'aal1') <= coalesce(mine.aal, 'aal1') end`,
  );
  return new Response(null, { status: 204 });
}
