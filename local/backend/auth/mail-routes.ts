import type { BackendContext } from '#local/backend/context.ts';
import { AuthFailure } from '#local/backend/supabase-errors.ts';
import { type Account, findAccount } from './accounts.ts';
import { emailChangeMails } from './email-change.ts';
import type { MailLimit } from './mail-limit.ts';
import { type MailRequest, sendMail } from './mails.ts';
import { type AuthBody, invalid, parseEmail, textOf } from './request.ts';
import { requireCaller } from './tokens.ts';

/**
 * POST /recover, /otp and /magiclink: mails the account of an address; the answer never tells whether
 * there is one. (Hosted Supabase makes an account for an unknown address; here only signing up does.)
 *
 * @throws AuthFailure (over_email_send_rate_limit).
 */
export async function mailToAccount(
  context: BackendContext,
  limit: MailLimit,
  body: AuthBody,
  redirectTo: string | null,
  purpose: 'recovery' | 'magiclink',
): Promise<void> {
  await toAccount(context, limit, body, purpose, ({ id, email }) => [
    {
      userId: id,
      to: email,
      type: 'recovery_token',
      redirectTo,
      ...(purpose === 'magiclink' && { verifies: purpose }),
    },
  ]);
}

/**
 * POST /resend: repeats the mail that confirms an address or its change.
 *
 * @throws AuthFailure (over_email_send_rate_limit).
 */
export async function resend(
  context: BackendContext,
  limit: MailLimit,
  body: AuthBody,
  redirectTo: string | null,
): Promise<void> {
  const type = textOf(body, 'type');
  if (type !== 'signup' && type !== 'email_change') {
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
  }
  await toAccount(context, limit, body, type, (account) => {
    if (type === 'email_change') {
      return account.newEmail
        ? emailChangeMails(context, { ...account, newEmail: account.newEmail }, redirectTo)
        : [];
    }
    const { id, email, confirmed } = account;
    return confirmed ? [] : [{ userId: id, to: email, type: 'confirmation_token', redirectTo }];
  });
}

/**
 * GET /reauthenticate: mails the caller a code that proves who they are.
 *
 * @throws AuthFailure (email_not_confirmed, over_email_send_rate_limit).
 */
export async function reauthenticate(
  context: BackendContext,
  limit: MailLimit,
  request: Request,
): Promise<void> {
  const { userId } = await requireCaller(request, context);
  const account = await context.database.transaction((tx) => findAccount(tx, 'id', userId));
  if (!account?.confirmed) {
    throw new AuthFailure(422, 'email_not_confirmed', 'Please verify your email first.');
  }
  limit.ask('reauthentication', account.email);
  await context.database.transaction((tx) =>
    sendMail(tx, context, limit, {
      userId,
      to: account.email,
      type: 'reauthentication_token',
      redirectTo: null,
    }),
  );
}

async function toAccount(
  context: BackendContext,
  limit: MailLimit,
  body: AuthBody,
  purpose: string,
  mailsFor: (account: Account) => MailRequest[],
): Promise<void> {
  const email = parseEmail(textOf(body, 'email'));
  limit.ask(purpose, email);
  await context.database.transaction(async (tx) => {
    const account = await findAccount(tx, 'email', email);
    if (!account) return;
    for (const mail of mailsFor(account)) await sendMail(tx, context, limit, mail);
  });
}
