import { hash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { AuthConfig } from '#server/embedded/config.ts';
import type { Database, Transaction } from '#server/embedded/database.ts';

/** Purposes of mailed tokens, named as on hosted Supabase. */
export type TokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'reauthentication_token'
  | 'email_change_token_current'
  | 'email_change_token_new';

/** A mail's token, for its link and to be typed. */
export interface MailedToken {
  /** 256 random bits. */
  token: string;
  /** Digits, valid only with the address and for a few tries. */
  code: string;
}

/** Anybody may have this one mailed to an account in use: a later one must not make an earlier link worthless. */
const ASKED_BY_ANYBODY: TokenType = 'recovery_token';

/**
 * Issues a token. Earlier ones of the purpose count no more, but for the links of a mail that anybody may
 * ask for. Only hashes are stored.
 *
 * @param relatesTo the mail's address.
 */
export async function issueToken(
  tx: Transaction,
  { userId, type, relatesTo, at }: { userId: string; type: TokenType; relatesTo: string; at: Date },
  { email: { otp_length: digits, otp_expiry: seconds } }: AuthConfig,
): Promise<MailedToken> {
  const token = randomBytes(32).toString('hex');
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  await tx.query`
    delete from auth.one_time_tokens where user_id = ${userId} and token_type = ${type}
      and (not ${type === ASKED_BY_ANYBODY}::boolean
        or created_at <= ${at}::timestamptz - make_interval(secs => ${seconds}))`;
  // Digits are few: those of several mails together would be guessed sooner.
  await tx.query`
    update auth.one_time_tokens set code_hash = null
    where user_id = ${userId} and token_type = ${type}`;
  await tx.query`
    insert into auth.one_time_tokens (id, user_id, token_type, token_hash, code_hash, relates_to, created_at)
    values (${randomUUID()}, ${userId}, ${type}, ${hash('sha256', token)}, ${hashOfCode(relatesTo, code)},
      ${relatesTo}, ${at})`;
  return { token, code };
}

/** The token of a link, or a code with its address. */
export type GivenToken = { token: string } | { email: string; code: string };

/**
 * Uses a token once, until it expires.
 *
 * @param types purposes that it may have.
 * @returns the used token, deleted with the others of its purpose; `null` for one that is wrong, used or
 * expired.
 */
export async function claimToken(
  tx: Transaction,
  types: readonly TokenType[],
  given: GivenToken,
  at: Date,
  { email: { otp_expiry: seconds, otp_length: digits } }: AuthConfig,
): Promise<{ userId: string; type: TokenType } | null> {
  const isCode = 'code' in given;
  if (isCode && !isCodeForm(given.code, digits)) return null;
  const [tokenHash, codeHash] = isCode
    ? [null, hashOfCode(given.email, given.code)]
    : [hash('sha256', given.token), null];
  const [claimed] = await tx.query<{ userId: string; type: TokenType }>`
    select user_id as "userId", token_type as type from auth.one_time_tokens
    where token_type = any (${types}::text[]) and (token_hash = ${tokenHash} or code_hash = ${codeHash})
      and created_at > ${at}::timestamptz - make_interval(secs => ${seconds})`;
  if (!claimed) return null;
  await tx.query`
    delete from auth.one_time_tokens
    where user_id = ${claimed.userId} and token_type = ${claimed.type}`;
  return claimed;
}

/** Accounts that mailed a token to this address, as their own or their new one. */
export async function accountsOf(database: Database, email: string): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    'select distinct user_id as id from auth.one_time_tokens where relates_to = $1',
    [email],
  );
  return rows.map(({ id }) => id);
}

/** Whether a text has a code's form; others are neither looked up nor counted. */
export function isCodeForm(text: string, digits: number): boolean {
  return text.length === digits && /^[0-9]+$/.test(text);
}

/** Voids an account's tokens, after a change of its password or address. */
export async function voidTokens(tx: Transaction, userId: string): Promise<void> {
  await tx.query`delete from auth.one_time_tokens where user_id = ${userId}`;
}

/** The separator keeps the pair unambiguous. */
function hashOfCode(email: string, code: string): string {
  return hash('sha256', `${email}\0${code}`);
}
