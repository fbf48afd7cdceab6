import type { Transaction } from '#local/backend/database.ts';
import { issueToken, type TokenType } from './one-time-tokens.ts';
import type { AuthCall } from './request.ts';

/** A token's mail: subject, link type (`null` for a code alone), column with the time of the last one. */
const MAILS: Record<TokenType, [subject: string, verifies: string | null, sentAt: string]> = {
  confirmation_token: ['Confirm your email address', 'signup', 'confirmation_sent_at'],
  recovery_token: ['Reset your password', 'recovery', 'recovery_sent_at'],
  email_change_token_current: [
    'Confirm your change of email',
    'email_change',
    'email_change_sent_at',
  ],
  email_change_token_new: [
    'Confirm your new email address',
    'email_change',
    'email_change_sent_at',
  ],
  reauthentication_token: ['Your code to carry on', null, 'reauthentication_sent_at'],
};

/**
 * Issues a token and puts its mail into the outbox.
 *
 * @param linkType where it is not the usual one of the token.
 */
export async function sendMail(
  tx: Transaction,
  call: AuthCall,
  userId: string,
  to: string,
  type: TokenType,
  linkType?: string,
): Promise<void> {
  const at = new Date(call.now());
  const [subject, verifies, sentAt] = MAILS[type];
  const { token, code } = await issueToken(tx, { userId, type, relatesTo: to, at }, call.auth);
  await tx.query([`update auth.users set ${sentAt} = `, ' where id = ', ''], at, userId);
  const link = verifies && verifyLink(call, token, linkType ?? verifies);
  const text = link
    ? `Follow this link: ${link}\n\nOr enter the code ${code}`
    : `Enter the code ${code}`;
  call.limits.mails.count();
  call.keepMail({ to, subject, text, link, code });
}

function verifyLink({ siteUrl, query }: AuthCall, token: string, type: string): string {
  const url = new URL('/auth/v1/verify', siteUrl);
  const redirect_to = query.get('redirect_to') ?? siteUrl;
  url.search = new URLSearchParams({ token, type, redirect_to }).toString();
  return url.href;
}
