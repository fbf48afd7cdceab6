import { AuthFailure } from '#server/embedded/supabase-errors.ts';
import { findAccount } from './accounts.ts';
import { isPassword } from './passwords.ts';
import { refusal } from './refusals.ts';
import { type AuthCall, invalid, MAX_EMAIL, textOf } from './request.ts';
import { openSession, type SessionAnswer } from './sessions.ts';

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
