import type { BackendContext } from '#local/backend/context.ts';
import type { Transaction } from '#local/backend/database.ts';
import type { MailLimit } from './mail-limit.ts';
import { issueToken, type TokenType } from './one-time-tokens.ts';

/** Subject and link type of each token's mail; `null` for a code alone. */
const MAILS: Record<TokenType, { subject: string; verifies: string | null }> = {
  confirmation_token: { subject: 'Confirm your email address', verifies: 'signup' },
  recovery_token: { subject: 'Reset your password', verifies: 'recovery' },
  email_change_token_current: { subject: 'Confirm your change of email', verifies: 'email_change' },
  email_change_token_new: { subject: 'Confirm your new email address', verifies: 'email_change' },
  reauthentication_token: { subject: 'Your code to carry on', verifies: null },
};

/** Columns with the time of the last mail, as on hosted Supabase. */
const SENT_AT: Record<TokenType, string> = {
  confirmation_token: 'confirmation_sent_at',
  recovery_token: 'recovery_sent_at',
  email_change_token_current: 'email_change_sent_at',
  email_change_token_new: 'email_change_sent_at',
  reauthentication_token: 'reauthentication_sent_at',
};

export interface MailRequest {
  userId: string;
  to: string;
  type: TokenType;
  /** Where the link leads in the end. */
  redirectTo: string | null;
  /** The link's type where it is not the usual one of the token. */
  verifies?: 'magiclink';
}

/** Issues a token and puts its mail into the outbox. */
export async function sendMail(
  tx: Transaction,
  context: BackendContext,
  limit: MailLimit,
  mail: MailRequest,
): Promise<void> {
  const at = new Date(context.now());
  const { userId, to, type } = mail;
  const { token, code } = await issueToken(tx, { userId, type, relatesTo: to, at }, context.auth);
  await tx.query(`update auth.users set ${SENT_AT[type]} = $2 where id = $1`, [
    userId,
    at.toISOString(),
  ]);
  const { subject, verifies } = MAILS[type];
  const link = verifies && verifyLink(context, token, mail.verifies ?? verifies, mail.redirectTo);
  const text = link
    ? `Follow this link: ${link}\n\nOr enter the code ${code}`
    : `Enter the code ${code}`;
  limit.count();
  context.outbox.send({ to, subject, text, link, code });
}

function verifyLink(
  { siteUrl }: BackendContext,
  token: string,
  type: string,
  redirectTo: string | null,
): string {
  const url = new URL('/auth/v1/verify', siteUrl);
  url.searchParams.set('token', token);
  url.searchParams.set('type', type);
  url.searchParams.set('redirect_to', redirectTo ?? siteUrl);
  return url.href;
}
