import type { Transaction } from '#local/backend/database.ts';
import { issueToken, type TokenType } from './one-time-tokens.ts';
import type { AuthCall } from './request.ts';

/** A token's mail: subject, link type (`null` for a code alone). */
const MAILS: Record<TokenType, [subject: string, verifies: string | null]> = {
  confirmation_token: ['Confirm your email address', 'signup'],
  recovery_token: ['Reset your password', 'recovery'],
  email_change_token_current: ['Confirm your change of email', 'email_change'],
  email_change_token_new: ['Confirm your new email address', 'email_change'],
  reauthentication_token: ['Your code to carry on', null],
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
  const [subject, verifies] = MAILS[type];
  const sentAt = type.replace(/_token.*$/, '_sent_at');
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
