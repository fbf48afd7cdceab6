import type { Transaction } from '#server/embedded/database.ts';
import { AuthFailure } from '#server/embedded/supabase-errors.ts';
import {
  type Account,
  findAccount,
  mergeMetadata,
  refuseTakenEmail,
  setPassword,
} from './accounts.ts';
import { mailEmailChange } from './email-change.ts';
import { claimToken } from './one-time-tokens.ts';
import { checkNewPassword, isPassword } from './passwords.ts';
import { refusal } from './refusals.ts';
import { type AuthCall, objectOf, parseEmail, textOf } from './request.ts';
import { assuranceLevel } from './sessions.ts';
import { type Caller, requireCaller } from './tokens.ts';
import { readUser, type UserAnswer } from './users.ts';

/** Milliseconds: an older session needs a fresh proof for a new password (`secure_password_change`). */
const DAY = 24 * 60 * 60 * 1000;

/** GET /user: the caller's account with its factors. */
export async function getUser(call: AuthCall): Promise<UserAnswer | null> {
  const { userId } = await requireCaller(call);
  return await call.database.transaction((tx) => readUser(tx, userId));
}

/**
 * PUT /user: changes the caller's password, address or metadata.
 *
 * With a verified factor, changes need the second level. A new password ends every other
 * session; in a session older than a day it may need the code that `reauthenticate()` mails. A new
 * address counts once it has been confirmed by mail.
 *
 * @throws AuthFailure (insufficient_aal, reauthentication_needed, reauthentication_not_valid,
 * weak_password, same_password, email_exists).
 */
export async function updateUser(call: AuthCall): Promise<UserAnswer | null> {
  const { auth, body, database, limits } = call;
  const caller = await requireCaller(call);
  const { userId: id } = caller;
  const password = textOf(body, 'password');
  const newEmail = textOf(body, 'email') && parseEmail(textOf(body, 'email'));
  const metadata = objectOf(body, 'data');
  const nonce = textOf(body, 'nonce');
  if (typeof body.password === 'string') checkNewPassword(password, auth);
  const account = await database.transaction((tx) => findAccount(tx, 'id', id));
  if (!account) throw refusal('user_not_found');
  const movesTo = newEmail === account.email ? '' : newEmail;
  if (account.secured) await requireSecondLevel(call, caller);
  if (password && auth.email.secure_password_change) {
    await requireRecentProof(call, caller, account, nonce);
  }
  if (movesTo) limits.mails.ask('email_change', account.email);
  return await database.transaction(async (tx) => {
    if (password) await changePassword(tx, caller, password);
    await mergeMetadata(tx, id, metadata);
    if (movesTo) {
      await refuseTakenEmail(tx, movesTo, id);
      await tx.query`update auth.users set email_change = ${movesTo} where id = ${id}`;
      await mailEmailChange(tx, call, account, movesTo);
    }
    return await readUser(tx, id);
  });
}

async function requireSecondLevel({ database }: AuthCall, { sessionId }: Caller): Promise<void> {
  const level = await database.transaction((tx) => assuranceLevel(tx, sessionId));
  if (level === 'aal2') return;
  throw new AuthFailure(
    401,
    'insufficient_aal',
    'AAL2 session is required to update email or password when MFA is enabled.',
  );
}

/** An old session may be open on another person's machine: a new password then needs the mailed code. */
async function requireRecentProof(
  { auth, database, limits: { accountCodes }, now }: AuthCall,
  { userId, sessionId }: Caller,
  { email }: Account,
  code: string,
): Promise<void> {
  const at = new Date(now());
  const settled = new Date(now() - DAY);
  const old = await database.transaction(
    (tx) => tx.query`select from auth.sessions where id = ${sessionId} and created_at < ${settled}`,
  );
  if (old.length === 0) return;
  if (code === '') throw refusal('reauthentication_needed');
  accountCodes.take(userId);
  const claimed = await database.transaction((tx) =>
    claimToken(tx, ['reauthentication_token'], { email, code }, at, auth),
  );
  if (claimed?.userId !== userId) throw refusal('reauthentication_not_valid');
  accountCodes.reset(userId);
}

async function changePassword(
  tx: Transaction,
  { userId, sessionId }: Caller,
  password: string,
): Promise<void> {
  if (await isPassword(tx, userId, password)) throw refusal('same_password');
  await setPassword(tx, userId, password, sessionId);
}
