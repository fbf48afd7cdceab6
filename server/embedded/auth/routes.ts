import { Hono } from 'hono';
import { requireApiKey } from '#server/embedded/api-key.ts';
import type { BackendContext } from '#server/embedded/context.ts';
import { AuthFailure } from '#server/embedded/supabase-errors.ts';
import { findAccount } from './accounts.ts';
import { addAdminRoutes } from './admin-routes.ts';
import { mailEmailChange } from './email-change.ts';
import { sendMail } from './mails.ts';
import { challenge, enrol, unenrol, verifyChallenge } from './mfa/routes.ts';
import { isPassword } from './passwords.ts';
import { refreshSession } from './refresh.ts';
import { refusal } from './refusals.ts';
import {
  type AddRoute,
  type AuthCall,
  createLimits,
  invalid,
  MAX_EMAIL,
  parseEmail,
  readJson,
  textOf,
} from './request.ts';
import { openSession, type SessionAnswer } from './sessions.ts';
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

/**
 * POST /recover and /otp: mails the account of an address; the answer never tells whether
 * there is one. (Hosted Supabase makes an account for an unknown address; here only signing up does.)
 *
 * @throws AuthFailure (over_email_send_rate_limit).
 */
const mailToAccount = (purpose: 'recovery' | 'magiclink') => async (call: AuthCall) => {
  const email = parseEmail(textOf(call.body, 'email'));
  call.limits.mails.ask(purpose, email);
  await call.database.transaction(async (tx) => {
    const account = await findAccount(tx, 'email', email);
    if (account) await sendMail(tx, call, account.id, account.email, 'recovery_token', purpose);
  });
};

/**
 * POST /resend: repeats the mail that confirms an address or its change.
 *
 * @throws AuthFailure (over_email_send_rate_limit).
 */
async function resend(call: AuthCall): Promise<void> {
  const type = textOf(call.body, 'type');
  if (type !== 'signup' && type !== 'email_change') {
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
  }
  const email = parseEmail(textOf(call.body, 'email'));
  call.limits.mails.ask(type, email);
  await call.database.transaction(async (tx) => {
    const account = await findAccount(tx, 'email', email);
    if (type === 'email_change') {
      if (account?.newEmail) await mailEmailChange(tx, call, account, account.newEmail);
    } else if (account && !account.confirmed) {
      await sendMail(tx, call, account.id, account.email, 'confirmation_token');
    }
  });
}

/**
 * GET /reauthenticate: mails the caller a code that proves who they are.
 *
 * @throws AuthFailure (email_not_confirmed, over_email_send_rate_limit).
 */
async function reauthenticate(call: AuthCall): Promise<void> {
  const { userId: id } = await requireCaller(call);
  const account = await call.database.transaction((tx) => findAccount(tx, 'id', id));
  if (!account?.confirmed) {
    throw new AuthFailure(422, 'email_not_confirmed', 'Please verify your email first.');
  }
  call.limits.mails.ask('reauthentication', account.email);
  await call.database.transaction((tx) =>
    sendMail(tx, call, id, account.email, 'reauthentication_token'),
  );
}

/**
 * Password sign-in, throttled by address. An unknown address gets the same answers after the same work.
 *
 * @throws AuthFailure (invalid_credentials, email_not_confirmed, user_banned, over_request_rate_limit).
 */
export async function signIn(call: AuthCall): Promise<SessionAnswer> {
  const email = textOf(call.body, 'email').toLowerCase();
  const password = textOf(call.body, 'password');
  const { passwords } = call.limits;
  if (email === '') throw invalid('missing email or phone');
  // The throttle remembers thousands of addresses.
  if (email.length > MAX_EMAIL) throw refusal('invalid_credentials');
  passwords.take(email);
  const session = await call.database.transaction(async (tx) => {
    const account = await findAccount(tx, 'email', email);
    if (!(await isPassword(tx, account?.id ?? null, password)) || !account) {
      throw refusal('invalid_credentials');
    }
    if (!account.confirmed) {
      throw new AuthFailure(400, 'email_not_confirmed', 'Email not confirmed');
    }
    return await openSession(tx, call, account.id, 'password');
  });
  passwords.reset(email);
  return session;
}
