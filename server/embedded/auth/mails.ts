import { firstLanguage } from '#business/staff-language.ts';
import { messages as german } from '#languages/de/mails/accounts.ts';
import { messages as english } from '#languages/en/mails/accounts.ts';
import { isStaffLanguage, type StaffLanguage } from '#languages/staff.ts';
import type { Transaction } from '#server/embedded/database.ts';
import { issueToken, type TokenType } from './one-time-tokens.ts';
import type { AuthCall } from './request.ts';

/** A token's mail: subject, link type (`null` for a code alone). */
const MAILS = {
  confirmation_token: ['confirmation', 'signup'],
  recovery_token: ['recovery', 'recovery'],
  email_change_token_current: ['changeFromThis', 'email_change'],
  email_change_token_new: ['changeToThis', 'email_change'],
  reauthentication_token: ['reauthentication', null],
} as const satisfies Record<TokenType, readonly [keyof typeof english, string | null]>;

const WORDS: Record<StaffLanguage, typeof english> = { en: english, de: german };

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
  const words = await wordsFor(tx, userId);
  const sentAt = type.replace(/_token.*$/, '_sent_at');
  const { token, code } = await issueToken(tx, { userId, type, relatesTo: to, at }, call.auth);
  await tx.query([`update auth.users set ${sentAt} = `, ' where id = ', ''], at, userId);
  const link = verifies && verifyLink(call, token, linkType ?? verifies);
  const text = link ? words.linkOrCode(link, code) : words.codeAlone(code);
  call.limits.mails.count();
  call.keepMail({ to, subject: words[subject], text, link, code });
}

/** In the language of the account, or else the first of the business. */
async function wordsFor(tx: Transaction, userId: string): Promise<typeof english> {
  const [account] = await tx.query<{ language: string | null }>`
    select raw_user_meta_data ->> 'language' as language from auth.users where id = ${userId}`;
  const language = account?.language;
  return WORDS[isStaffLanguage(language) ? language : firstLanguage];
}

function verifyLink({ siteUrl, query }: AuthCall, token: string, type: string): string {
  const url = new URL('/auth/v1/verify', siteUrl);
  const redirect_to = query.get('redirect_to') ?? siteUrl;
  url.search = new URLSearchParams({ token, type, redirect_to }).toString();
  return url.href;
}
