import type { BackendContext } from '#local/backend/context.ts';
import type { Transaction } from '#local/backend/database.ts';
import { AuthFailure } from '#local/backend/supabase-errors.ts';
import { mergeMetadata, refuseTakenEmail, setPassword } from './accounts.ts';
import { emailChangeMails } from './email-change.ts';
import type { MailLimit } from './mail-limit.ts';
import { sendMail } from './mails.ts';
import { claimToken } from './one-time-tokens.ts';
import { checkNewPassword, isPassword } from './passwords.ts';
import { type AuthBody, objectOf, parseEmail, textOf } from './request.ts';
import { assuranceLevel } from './sessions.ts';
import type { AttemptThrottle } from './throttle.ts';
import { type Caller, requireCaller } from './tokens.ts';
import { readUser, type UserAnswer } from './users.ts';

/** A day: an older session needs a fresh proof for a new password (`secure_password_change`). */
const SETTLED_AFTER_SECONDS = 24 * 60 * 60;

export interface UserLimits {
  codes: AttemptThrottle;
  mails: MailLimit;
}

interface Account {
  email: string;
  confirmed: boolean;
  secured: boolean;
}

/** GET /user: the caller's account with its factors. */
export async function getUser(
  context: BackendContext,
  request: Request,
): Promise<UserAnswer | null> {
  const { userId } = await requireCaller(request, context);
  return await context.database.transaction((tx) => readUser(tx, userId));
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
export async function updateUser(
  context: BackendContext,
  limits: UserLimits,
  request: Request,
  body: AuthBody,
  redirectTo: string | null,
): Promise<UserAnswer | null> {
  const caller = await requireCaller(request, context);
  const password = textOf(body, 'password');
  const newEmail = textOf(body, 'email') && parseEmail(textOf(body, 'email'));
  const metadata = objectOf(body, 'data');
  const nonce = textOf(body, 'nonce');
  if (typeof body.password === 'string') checkNewPassword(password, context.auth);
  const account = await readAccount(context, caller);
  const movesTo = newEmail === account.email ? '' : newEmail;
  const changes = password || movesTo || metadata;
  if (account.secured && changes) await requireSecondLevel(context, caller);
  if (password) await requireRecentProof(context, limits.codes, caller, account, nonce);
  if (movesTo) limits.mails.ask('email_change', account.email);
  return await context.database.transaction(async (tx) => {
    if (password) await changePassword(tx, caller, password);
    await mergeMetadata(tx, caller.userId, 'raw_user_meta_data', metadata);
    if (movesTo) {
      await refuseTakenEmail(tx, movesTo, caller.userId);
      await tx.query(
        'update auth.users set email_change = $2, email_change_confirm_status = 0 where id = $1',
        [caller.userId, movesTo],
      );
      const change = { id: caller.userId, email: account.email, newEmail: movesTo };
      for (const mail of emailChangeMails(context, change, redirectTo)) {
        await sendMail(tx, context, limits.mails, mail);
      }
    }
    await tx.query('update auth.users set updated_at = now() where id = $1', [caller.userId]);
    return await readUser(tx, caller.userId);
  });
}

async function readAccount({ database }: BackendContext, { userId }: Caller): Promise<Account> {
  const [account] = await database.sql<Account>(
    `select coalesce(email, '') as email, confirmed_at is not null as confirmed,
      exists (select from auth.mfa_factors where user_id = $1 and status = 'verified') as secured
    from auth.users where id = $1`,
    [userId],
  );
  if (!account) throw new AuthFailure(404, 'user_not_found', 'User not found');
  return account;
}

async function requireSecondLevel(context: BackendContext, caller: Caller): Promise<void> {
  const level = await context.database.transaction((tx) => assuranceLevel(tx, caller.sessionId));
  if (level === 'aal2') return;
  throw new AuthFailure(
    401,
    'insufficient_aal',
    'AAL2 session is required to update email or password when MFA is enabled.',
  );
}

/** An old session may be open on another person's machine: a new password then needs the mailed code. */
async function requireRecentProof(
  context: BackendContext,
  codes: AttemptThrottle,
  { userId, sessionId }: Caller,
  account: Account,
  nonce: string,
): Promise<void> {
  if (!context.auth.email.secure_password_change) return;
  const at = new Date(context.now());
  const old = await context.database.sql(
    `select from auth.sessions where id = $1
      and created_at < $2::timestamptz - make_interval(secs => $3)`,
    [sessionId, at.toISOString(), SETTLED_AFTER_SECONDS],
  );
  if (old.length === 0) return;
  if (nonce === '') {
    throw new AuthFailure(
      400,
      'reauthentication_needed',
      'Password update requires reauthentication',
    );
  }
  codes.take(account.email, userId);
  const given = { email: account.email, code: nonce };
  const claimed = await context.database.transaction((tx) =>
    claimToken(tx, ['reauthentication_token'], given, at, context.auth),
  );
  if (claimed?.userId !== userId) {
    throw new AuthFailure(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
  codes.reset(account.email, userId);
}

async function changePassword(
  tx: Transaction,
  { userId, sessionId }: Caller,
  password: string,
): Promise<void> {
  if (await isPassword(tx, userId, password)) {
    throw new AuthFailure(
      422,
      'same_password',
      'New password should be different from the old password.',
    );
  }
  await setPassword(tx, userId, password, sessionId);
}
