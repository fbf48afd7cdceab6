import type { BackendContext } from '#local/backend/context.ts';
import type { Transaction } from '#local/backend/database.ts';
import { AuthFailure, isStorable } from '#local/backend/supabase-errors.ts';
import { confirmEmail } from './accounts.ts';
import { confirmEmailChange } from './email-change.ts';
import {
  accountsOf,
  claimToken,
  type GivenToken,
  isCodeForm,
  type TokenType,
} from './one-time-tokens.ts';
import { type AuthBody, invalid, parseEmail, textOf } from './request.ts';
import { isBanned, openSession, type SessionAnswer } from './sessions.ts';
import type { AttemptThrottle } from './throttle.ts';

/** Tokens by supabase-js's type of verification. */
const TYPES: Record<string, readonly TokenType[]> = {
  signup: ['confirmation_token'],
  recovery: ['recovery_token'],
  magiclink: ['recovery_token'],
  email: ['confirmation_token', 'recovery_token'],
  email_change: ['email_change_token_current', 'email_change_token_new'],
};

const FIRST_OF_TWO =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/**
 * POST /verify: the token of a link, or a code with its address. Codes are short, so their tries are
 * throttled by address and account.
 *
 * @throws AuthFailure (otp_expired, user_banned, over_request_rate_limit).
 */
export async function verifyPost(
  context: BackendContext,
  tries: AttemptThrottle,
  request: Request,
  body: AuthBody,
): Promise<SessionAnswer | { msg: string; code: string }> {
  const type = textOf(body, 'type');
  const code = textOf(body, 'token');
  const token = textOf(body, 'token_hash');
  if ((code === '') === (token === '')) {
    throw invalid('Verify requires either a token or a token hash');
  }
  if (token !== '') return answerOf(await verify(context, request, type, { token }));
  const email = parseEmail(textOf(body, 'email'));
  if (!isCodeForm(code, context.auth.email.otp_length)) throw refusal('code');
  // By account too: more addresses must not mean more guesses.
  const keys = [email, ...(await accountsOf(context.database, email))];
  tries.take(...keys);
  const session = await verify(context, request, type, { email, code });
  tries.reset(...keys);
  return answerOf(session);
}

/**
 * GET /verify: the link of a mail. Redirects with the session or the refusal in the fragment.
 *
 * @throws AuthFailure (validation_failed) when it is no such link.
 */
export async function verifyGet(context: BackendContext, request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const [type, token] = [query.get('type') ?? '', query.get('token') ?? ''];
  if (token === '') throw invalid('Verify requires a token or a token hash');
  const target = allowedRedirect(context, query.get('redirect_to'));
  target.hash = new URLSearchParams(await followLink(context, request, type, token)).toString();
  return new Response(null, {
    status: 303,
    headers: { location: target.href, 'cache-control': 'no-store' },
  });
}

/** The fragment of the redirect. */
async function followLink(
  context: BackendContext,
  request: Request,
  type: string,
  token: string,
): Promise<Record<string, string>> {
  try {
    const session = await verify(context, request, type, { token });
    if (session === null) return { message: FIRST_OF_TWO, sb: '' };
    return {
      access_token: session.access_token,
      expires_at: String(session.expires_at),
      expires_in: String(session.expires_in),
      refresh_token: session.refresh_token,
      token_type: session.token_type,
      type,
    };
  } catch (error) {
    if (!(error instanceof AuthFailure) || error.status === 400) throw error;
    return {
      error: 'access_denied',
      error_code: error.code,
      error_description: error.message,
      sb: '',
    };
  }
}

/** @returns the new session; `null` after the first of two confirmations. */
async function verify(
  context: BackendContext,
  request: Request,
  type: string,
  given: GivenToken,
): Promise<SessionAnswer | null> {
  const types = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
  if (!types) throw invalid('Invalid email verification type');
  const outcome = await context.database.transaction(async (tx) => {
    const at = new Date(context.now());
    const claimed = Object.values(given).every(isStorable)
      ? await claimToken(tx, types, given, at, context.auth)
      : null;
    // The token's deletion must be committed, so nothing is thrown here.
    if (!claimed) return 'refused';
    if (await isBanned(tx, claimed.userId)) return 'banned';
    if (!(await applyToken(tx, context, claimed))) return null;
    return await openSession(tx, context, request, {
      userId: claimed.userId,
      method: 'otp',
    });
  });
  if (outcome === 'banned') throw new AuthFailure(403, 'user_banned', 'User is banned');
  if (outcome !== 'refused') return outcome;
  throw refusal('token' in given ? 'link' : 'code');
}

function refusal(given: 'link' | 'code'): AuthFailure {
  const what =
    given === 'link' ? 'Email link is invalid or has expired' : 'Token has expired or is invalid';
  return new AuthFailure(403, 'otp_expired', what);
}

/** A mail's token proves the address. @returns whether to open a session. */
async function applyToken(
  tx: Transaction,
  context: BackendContext,
  { userId, type }: { userId: string; type: TokenType },
): Promise<boolean> {
  if (type === 'email_change_token_current' || type === 'email_change_token_new') {
    return await confirmEmailChange(tx, context, userId);
  }
  await confirmEmail(tx, userId);
  return true;
}

function answerOf(session: SessionAnswer | null): SessionAnswer | { msg: string; code: string } {
  return session ?? { msg: FIRST_OF_TWO, code: '200' };
}

/** Redirects go to this site only. */
function allowedRedirect({ siteUrl }: BackendContext, asked: string | null): URL {
  const site = new URL(siteUrl);
  const target = asked && URL.canParse(asked) ? new URL(asked) : site;
  const isOurs =
    target.origin === site.origin ||
    (LOOPBACK.includes(target.hostname) &&
      LOOPBACK.includes(site.hostname) &&
      target.protocol === site.protocol &&
      target.port === site.port);
  return isOurs ? target : site;
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
