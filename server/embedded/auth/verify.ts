import type { Transaction } from '#server/embedded/database.ts';
import { AuthFailure, isStorable } from '#server/embedded/supabase-errors.ts';
import { confirmEmail } from './accounts.ts';
import { confirmEmailChange } from './email-change.ts';
import {
  accountsOf,
  claimToken,
  type GivenToken,
  isCodeForm,
  type TokenType,
} from './one-time-tokens.ts';
import { type AuthCall, invalid, parseEmail, textOf } from './request.ts';
import { isBanned, openSession, type SessionAnswer } from './sessions.ts';

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
const FIRST_ANSWER = { msg: FIRST_OF_TWO, code: '200' };

/**
 * POST /verify: the token of a link, or a code with its address. Codes are short, so their tries are
 * throttled by address and account.
 *
 * @throws AuthFailure (otp_expired, user_banned, over_request_rate_limit).
 */
export async function verifyPost(call: AuthCall): Promise<SessionAnswer | typeof FIRST_ANSWER> {
  const { auth, body, database, limits } = call;
  const type = textOf(body, 'type');
  const code = textOf(body, 'token');
  const token = textOf(body, 'token_hash');
  if ((code === '') === (token === '')) {
    throw invalid('Verify requires either a token or a token hash');
  }
  if (token !== '') return (await verify(call, type, { token })) ?? FIRST_ANSWER;
  const email = parseEmail(textOf(body, 'email'));
  if (!isCodeForm(code, auth.email.otp_length)) throw refusal('code');
  // By account too: more addresses must not mean more guesses, nor invented ones make it forgotten.
  const accounts = await accountsOf(database, email);
  limits.codes.take(email);
  limits.accountCodes.take(...accounts);
  const session = await verify(call, type, { email, code });
  limits.codes.reset(email);
  limits.accountCodes.reset(...accounts);
  return session ?? FIRST_ANSWER;
}

/**
 * GET /verify: the link of a mail. Redirects with the session or the refusal in the fragment.
 *
 * @throws AuthFailure (validation_failed) when it is no such link.
 */
export async function verifyGet(call: AuthCall): Promise<Response> {
  const { query } = call;
  const [type, token] = [query.get('type') ?? '', query.get('token') ?? ''];
  if (token === '') throw invalid('Verify requires a token or a token hash');
  const target = allowedRedirect(call, query.get('redirect_to'));
  target.hash = new URLSearchParams(await followLink(call, type, token)).toString();
  return new Response(null, {
    status: 303,
    headers: { location: target.href, 'cache-control': 'no-store' },
  });
}

/** The fragment of the redirect. */
async function followLink(
  call: AuthCall,
  type: string,
  token: string,
): Promise<Record<string, string>> {
  try {
    const session = await verify(call, type, { token });
    if (session === null) return { message: FIRST_OF_TWO, sb: '' };
    const { user: _, expires_at, expires_in, ...tokens } = session;
    return { ...tokens, expires_at: `${expires_at}`, expires_in: `${expires_in}`, type };
  } catch (error) {
    if (!(error instanceof AuthFailure) || error.status === 400) throw error;
    const { code: error_code, message: error_description } = error;
    return { error: 'access_denied', error_code, error_description, sb: '' };
  }
}

/** @returns the new session; `null` after the first of two confirmations. */
async function verify(
  call: AuthCall,
  type: string,
  given: GivenToken,
): Promise<SessionAnswer | null> {
  const types = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
  if (!types) throw invalid('Invalid email verification type');
  const outcome = await call.database.transaction(async (tx) => {
    const at = new Date(call.now());
    const claimed = Object.values(given).every(isStorable)
      ? await claimToken(tx, types, given, at, call.auth)
      : null;
    // The token's deletion must be committed, so nothing is thrown here.
    if (!claimed) return 'refused';
    if (await isBanned(tx, claimed.userId)) return 'banned';
    if (!(await applyToken(tx, call, claimed))) return null;
    return await openSession(tx, call, claimed.userId, 'otp');
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
  call: AuthCall,
  { userId, type }: { userId: string; type: TokenType },
): Promise<boolean> {
  if (type === 'email_change_token_current' || type === 'email_change_token_new') {
    return await confirmEmailChange(tx, call, userId);
  }
  await confirmEmail(tx, userId);
  return true;
}

/** Redirects go to this site only. */
function allowedRedirect({ siteUrl }: AuthCall, asked: string | null): URL {
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
