import type { Transaction } from '#server/embedded/database.ts';
import { type Account, changeEmailIdentity, refuseTakenEmail } from './accounts.ts';
import { sendMail } from './mails.ts';
import { voidTokens } from './one-time-tokens.ts';
import type { AuthCall } from './request.ts';

/** Mails a change of address to the new one and, with double confirmation, to the old one. Answers to earlier mails count no more. */
export async function mailEmailChange(
  tx: Transaction,
  call: AuthCall,
  { id, email }: Pick<Account, 'id' | 'email'>,
  newEmail: string,
): Promise<void> {
  await tx.query`update auth.users set email_change_confirm_status = 0 where id = ${id}`;
  if (call.auth.email.double_confirm_changes) {
    await sendMail(tx, call, id, email, 'email_change_token_current');
  }
  await sendMail(tx, call, id, newEmail, 'email_change_token_new');
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
  { auth }: AuthCall,
  userId: string,
): Promise<boolean> {
  const [user] = await tx.query<{ answers: number; newEmail: string | null }>`
    select email_change_confirm_status as answers, nullif(email_change, '') as "newEmail"
    from auth.users where id = ${userId}`;
  const { enable_confirmations: confirms, double_confirm_changes: twice } = auth.email;
  if (confirms && twice && user?.answers === 0) {
    await tx.query`update auth.users set email_change_confirm_status = 1 where id = ${userId}`;
    return false;
  }
  if (!user?.newEmail) return true;
  await refuseTakenEmail(tx, user.newEmail, userId);
  await tx.query`
    update auth.users set email = email_change, email_change = '', email_change_confirm_status = 0,
      email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now()
    where id = ${userId}`;
  await changeEmailIdentity(tx, userId, { email: user.newEmail, email_verified: true });
  await voidTokens(tx, userId);
  return true;
}
