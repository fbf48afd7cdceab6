import { AuthFailure } from '#server/embedded/supabase-errors.ts';
import { findAccount } from './accounts.ts';
import { mailEmailChange } from './email-change.ts';
import { sendMail } from './mails.ts';
import { type AuthCall, invalid, parseEmail, textOf } from './request.ts';
import { requireCaller } from './tokens.ts';

/**
 * POST /recover and /otp: mails the account of an address; the answer never tells whether
 * there is one. (Hosted Supabase makes an account for an unknown address; here only signing up does.)
 *
 * @throws AuthFailure (over_email_send_rate_limit).
 */
export const mailToAccount = (purpose: 'recovery' | 'magiclink') => async (call: AuthCall) => {
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
export async function resend(call: AuthCall): Promise<void> {
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
export async function reauthenticate(call: AuthCall): Promise<void> {
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
