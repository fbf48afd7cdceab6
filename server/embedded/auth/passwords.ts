import type { AuthConfig } from '#server/embedded/config.ts';
import type { Transaction } from '#server/embedded/database.ts';
import { AuthFailure } from '#server/embedded/supabase-errors.ts';
import { invalid } from './request.ts';

/** bcrypt ignores all further bytes. */
const MAX_BYTES = 72;

/**
 * Checks a new password. Lengths are bytes, as on hosted Supabase.
 *
 * @throws AuthFailure (validation_failed, weak_password).
 */
export function checkNewPassword(password: string, config: AuthConfig): void {
  const bytes = Buffer.byteLength(password);
  if (bytes > MAX_BYTES) {
    throw invalid(`Password cannot be longer than ${MAX_BYTES} characters`);
  }
  if (bytes < config.minimum_password_length) {
    throw new AuthFailure(
      422,
      'weak_password',
      `Password should be at least ${config.minimum_password_length} characters.`,
      { details: { weak_password: { reasons: ['length'] } } },
    );
  }
}

/**
 * Whether the password is the account's. Takes as long without an account, so that the time tells
 * nothing.
 *
 * @param userId `null` for an account that does not exist.
 */
export async function isPassword(
  tx: Transaction,
  userId: string | null,
  password: string,
): Promise<boolean> {
  const given = Buffer.byteLength(password) > MAX_BYTES ? '' : password;
  const [row] = await tx.query<{ matches: boolean }>`
    with known as (select encrypted_password as hash from auth.users where id = ${userId})
    select extensions.crypt(${given}, coalesce((select hash from known), auth.password_salt()))
      is not distinct from (select hash from known) as matches`;
  return given !== '' && row?.matches === true;
}
