import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { refusal } from '#server/embedded/auth/refusals.ts';
import type { AuthCall } from '#server/embedded/auth/request.ts';
import { assuranceLevel } from '#server/embedded/auth/sessions.ts';
import type { Caller } from '#server/embedded/auth/tokens.ts';
import { readFactors } from '#server/embedded/auth/users.ts';
import type { Transaction } from '#server/embedded/database.ts';
import { AuthFailure } from '#server/embedded/supabase-errors.ts';

/** A factor with its secret, which never leaves the server. */
export interface Factor {
  id: string;
  secret: string;
  status: 'verified' | 'unverified';
  factor_type: string;
}

/** @throws AuthFailure (mfa_factor_not_found) for a factor of another account. */
export async function requireFactor(
  tx: Transaction,
  userId: string,
  factorId: string,
): Promise<Factor> {
  const [factor] = await tx.query<Factor>`
    select id, secret, status, factor_type from auth.mfa_factors
    where user_id = ${userId} and id::text = ${factorId.toLowerCase()}`;
  if (!factor) throw refusal('mfa_factor_not_found');
  return factor;
}

/**
 * Enrols an authenticator app, which counts once a code has verified it. An unchallenged one is dropped
 * after five minutes.
 *
 * @throws AuthFailure for a name already used, too many factors, or (with a verified factor) a session
 * at the first level.
 */
export async function enrolTotp(
  tx: Transaction,
  { auth, now }: AuthCall,
  { userId, sessionId }: Caller,
  name: string,
): Promise<{ id: string; secret: string }> {
  const at = new Date(now());
  await tx.query`delete from auth.mfa_factors as factor where user_id = ${userId}
    and status <> 'verified' and created_at < ${at}::timestamptz - interval '5 minutes'
    and not exists (select from auth.mfa_challenges where factor_id = factor.id)`;
  const factors = await readFactors(tx, userId);
  if (factors.some((factor) => (factor.friendly_name ?? '') === name)) {
    throw new AuthFailure(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${name}" for this user already exists`,
    );
  }
  if (factors.length >= auth.mfa.max_enrolled_factors) {
    throw refusal('too_many_enrolled_mfa_factors');
  }
  const secured = factors.some((factor) => factor.status === 'verified');
  if (secured && (await assuranceLevel(tx, sessionId)) !== 'aal2') {
    throw new AuthFailure(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
  const id = randomUUID();
  // 160 bits, as RFC 4226 recommends.
  const secret = new Secret({ size: 20 }).base32;
  await tx.query`
    insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
    values (${id}, ${userId}, ${name}, 'totp', 'unverified', ${secret}, ${at}, ${at})`;
  return { id, secret };
}

/** @throws AuthFailure (insufficient_aal) for a verified factor in a session at the first level. */
export async function removeFactor(tx: Transaction, caller: Caller, factor: Factor): Promise<void> {
  const level = await assuranceLevel(tx, caller.sessionId);
  if (factor.status === 'verified' && level !== 'aal2') {
    throw new AuthFailure(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  }
  await deleteFactor(tx, caller.userId, factor.id);
}

/** Deletes a factor; sessions that it lifted fall back to the first level. */
export async function deleteFactor(
  tx: Transaction,
  userId: string,
  factorId: string,
): Promise<void> {
  await tx.query`
    delete from auth.mfa_amr_claims where authentication_method = 'totp' and session_id in (
      select id from auth.sessions where user_id = ${userId} and factor_id = ${factorId})`;
  await tx.query`update auth.sessions set aal = 'aal1', factor_id = null
    where user_id = ${userId} and factor_id = ${factorId}`;
  await tx.query`delete from auth.mfa_factors where user_id = ${userId} and id = ${factorId}`;
}

/** Seconds for which a code is shown. */
const CODE_PERIOD = 30;

/** The otpauth:// address that an authenticator app reads from the QR code. */
export function totpUri(options: { secret: string; issuer: string; account: string }): string {
  return new TOTP({
    issuer: options.issuer,
    label: options.account,
    secret: Secret.fromBase32(options.secret),
    period: CODE_PERIOD,
  }).toString();
}

/**
 * The code's time step (30 s since 1970), or `null` when it is wrong. The steps before and after count
 * too, for clocks that are a little off.
 *
 * @param now milliseconds since 1970.
 */
export function matchingStep(secret: string, code: string, now: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: CODE_PERIOD });
  const delta = totp.validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / CODE_PERIOD) + delta;
}
