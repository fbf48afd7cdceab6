import type { BackendContext } from '#local/backend/context.ts';
import type { Transaction } from '#local/backend/database.ts';
import { refuseTakenEmail } from './accounts.ts';
import type { MailRequest } from './mails.ts';
import { type TokenType, voidTokens } from './one-time-tokens.ts';

/** Mails for a change of address: to the new one and, with double confirmation, to the old one. */
export function emailChangeMails(
  { auth }: BackendContext,
  account: { id: string; email: string; newEmail: string },
  redirectTo: string | null,
): MailRequest[] {
  const mail = (type: TokenType, to: string) => ({ userId: account.id, to, type, redirectTo });
  return [
    ...(auth.email.double_confirm_changes
      ? [mail('email_change_token_current', account.email)]
      : []),
    mail('email_change_token_new', account.newEmail),
  ];
}

/**
 * Applies a confirmed change of address.
 *
 * @returns whether the address changed. With double confirmation the first answer does not change it; as
 * on hosted Supabase, a project without confirmations needs one answer only.
 * @throws AuthFailure (email_exists) when another account has taken the address.
 */
export async function confirmEmailChange(
  tx: Transaction,
  { auth }: BackendContext,
  userId: string,
): Promise<boolean> {
  const [user] = await tx.query<{ answers: number; newEmail: string | null }>(
    `select email_change_confirm_status as answers, nullif(email_change, '') as "newEmail"
    from auth.users where id = $1`,
    [userId],
  );
  const { enable_confirmations: confirms, double_confirm_changes: twice } = auth.email;
  if (confirms && twice && user?.answers === 0) {
    await tx.query('update auth.users set email_change_confirm_status = 1 where id = $1', [userId]);
    return false;
  }
  if (!user?.newEmail) return true;
  await refuseTakenEmail(tx, user.newEmail, userId);
  await tx.query(
    `update auth.users set email = email_change, email_change = '', email_change_confirm_status = 0,
      email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now()
    where id = $1`,
    [userId],
  );
  await tx.query(
    `update auth.identities set identity_data = identity_data || $2::jsonb, updated_at = now()
    where user_id = $1 and provider = 'email'`,
    [userId, { email: user.newEmail, email_verified: true }],
  );
  await voidTokens(tx, userId);
  return true;
}
