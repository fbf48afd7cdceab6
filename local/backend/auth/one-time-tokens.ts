import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { AuthConfig } from '#local/backend/config.ts';
import type { Database, Transaction } from '#local/backend/database.ts';

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

/**
 * Issues a token in place of an older one for the same purpose. Only hashes are stored.
 *
 * @param relatesTo the mail's address.
 */
export async function issueToken(
  tx: Transaction,
  { userId, type, relatesTo, at }: { userId: string; type: TokenType; relatesTo: string; at: Date },
  { email: { otp_length: digits } }: AuthConfig,
): Promise<MailedToken> {
  const token = randomBytes(32).toString('hex');
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  await tx.query`
    insert into auth.one_time_tokens (id, user_id, token_type, token_hash, code_hash, relates_to, created_at)
    values (${randomUUID()}, ${userId}, ${type}, ${hash(token)}, ${hashOfCode(relatesTo, code)},
      ${relatesTo}, ${at})
    on conflict (user_id, token_type) do update set id = excluded.id, token_hash = excluded.token_hash,
      code_hash = excluded.code_hash, relates_to = excluded.relates_to, created_at = excluded.created_at`;
  return { token, code };
}

/** The token of a link, or a code with its address. */
export type GivenToken = { token: string } | { email: string; code: string };

/**
 * Uses a token once, until it expires.
 *
 * @param types purposes that it may have.
 * @returns the used token, which is deleted; `null` for one that is wrong, used or expired.
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
    : [hash(given.token), null];
  const [claimed] = await tx.query<{ userId: string; type: TokenType; fresh: boolean }>`
    delete from auth.one_time_tokens where token_type = any (${types}::text[])
      and (token_hash = ${tokenHash} or code_hash = ${codeHash})
    returning user_id as "userId", token_type as type,
      created_at > ${at}::timestamptz - make_interval(secs => ${seconds}) as fresh`;
  return claimed?.fresh ? claimed : null;
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
  return hash(`${email}\0${code}`);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
