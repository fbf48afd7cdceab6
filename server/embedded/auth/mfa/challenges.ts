import { randomUUID } from 'node:crypto';
import { refusal } from '#server/embedded/auth/refusals.ts';
import type { AuthCall } from '#server/embedded/auth/request.ts';
import {
  addProof,
  answerSession,
  issueRefreshToken,
  type SessionAnswer,
} from '#server/embedded/auth/sessions.ts';
import type { Caller } from '#server/embedded/auth/tokens.ts';
import type { Transaction } from '#server/embedded/database.ts';
import { AuthFailure } from '#server/embedded/supabase-errors.ts';
import { type Factor, matchingStep } from './factors.ts';

/** Five minutes, as on hosted Supabase. */
const CHALLENGE_SECONDS = 300;

/** All requests come from this machine. */
const ADDRESS = '127.0.0.1';

/** `expires_at` in seconds since 1970. */
export interface ChallengeAnswer {
  id: string;
  type: string;
  expires_at: number;
}

export async function openChallenge(
  tx: Transaction,
  { id: factorId, factor_type: type }: Factor,
  now: number,
): Promise<ChallengeAnswer> {
  const id = randomUUID();
  const at = new Date(now);
  await tx.query`delete from auth.mfa_challenges where factor_id = ${factorId}
    and verified_at is null and created_at < ${at}::timestamptz - interval '1 day'`;
  await tx.query`insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
    values (${id}, ${factorId}, ${at}, ${ADDRESS})`;
  // The column is unique, as on hosted Supabase: simultaneous challenges must not collide.
  await tx.query`update auth.mfa_factors set
      last_challenged_at = clock_timestamp() + random() * interval '1 millisecond'
    where id = ${factorId}`;
  return { id, type, expires_at: Math.floor(now / 1000) + CHALLENGE_SECONDS };
}

/**
 * Checks a challenge's code: a right one verifies the factor, lifts the session to the second level with
 * a new refresh token, and ends the account's other sessions at the first level.
 *
 * @throws AuthFailure for a wrong or used code, or a challenge that is unknown, used or expired.
 */
export async function verifyCode(
  tx: Transaction,
  call: AuthCall,
  { sessionId, userId }: Caller,
  factor: Factor,
  challengeId: string,
  code: string,
): Promise<SessionAnswer> {
  const now = call.now();
  const at = new Date(now);
  await requireOpenChallenge(tx, factor, challengeId, now);
  const step = matchingStep(factor.secret, code, now);
  if (step === null || (await wasUsed(tx, factor, step))) {
    throw refusal('mfa_verification_failed');
  }
  // Hosted Supabase keeps codes of phones in this column; here it holds the code's time step, so that
  // neither it nor an older code works again (RFC 6238, section 5.2).
  await tx.query`update auth.mfa_challenges set verified_at = ${at}, otp_code = ${String(step)}
    where id::text = ${challengeId}`;
  await tx.query`update auth.mfa_factors set status = 'verified', updated_at = ${at}
    where id = ${factor.id} and status <> 'verified'`;
  await addProof(tx, sessionId, 'totp', at);
  await tx.query`update auth.sessions set aal = 'aal2', factor_id = ${factor.id}, updated_at = now()
    where id = ${sessionId}`;
  await tx.query`
    delete from auth.sessions where user_id = ${userId} and coalesce(aal, 'aal1') < 'aal2'`;
  await tx.query`delete from auth.mfa_factors
    where user_id = ${userId} and status = 'unverified' and factor_type = 'totp'`;
  // Refresh tokens from before the second factor stop working.
  await tx.query`delete from auth.refresh_tokens where session_id = ${sessionId}`;
  const refreshToken = await issueRefreshToken(tx, { sessionId, userId, parent: null, at });
  return await answerSession(tx, call, { sessionId, userId, refreshToken });
}

async function requireOpenChallenge(
  tx: Transaction,
  factor: Factor,
  challengeId: string,
  now: number,
): Promise<void> {
  const [challenge] = await tx.query<{ created_at: string; verified_at: string | null }>`
    select created_at, verified_at from auth.mfa_challenges
    where factor_id = ${factor.id} and id::text = ${challengeId}`;
  if (!challenge) {
    const message = 'MFA factor with the provided challenge ID not found';
    throw new AuthFailure(422, 'mfa_factor_not_found', message);
  }
  if (challenge.verified_at) throw refusal('mfa_ip_address_mismatch');
  if (now >= Date.parse(challenge.created_at) + CHALLENGE_SECONDS * 1000) {
    const message = `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`;
    throw new AuthFailure(422, 'mfa_challenge_expired', message);
  }
}

async function wasUsed(tx: Transaction, factor: Factor, step: number): Promise<boolean> {
  const rows = await tx.query`
    select from auth.mfa_challenges where factor_id = ${factor.id} and otp_code::bigint >= ${step}`;
  return rows.length > 0;
}
