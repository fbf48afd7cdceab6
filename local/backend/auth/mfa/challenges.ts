import { randomUUID } from 'node:crypto';
import {
  addProof,
  answerSession,
  issueRefreshToken,
  type SessionAnswer,
} from '#local/backend/auth/sessions.ts';
import type { Caller } from '#local/backend/auth/tokens.ts';
import type { BackendContext } from '#local/backend/context.ts';
import type { Transaction } from '#local/backend/database.ts';
import { AuthFailure } from '#local/backend/supabase-errors.ts';
import type { Factor } from './factors.ts';
import { matchingStep } from './totp.ts';

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
  factor: Factor,
  now: number,
): Promise<ChallengeAnswer> {
  const id = randomUUID();
  const at = new Date(now).toISOString();
  await tx.query(
    `delete from auth.mfa_challenges
    where factor_id = $1 and verified_at is null and created_at < $2::timestamptz - interval '1 day'`,
    [factor.id, at],
  );
  await tx.query(
    'insert into auth.mfa_challenges (id, factor_id, created_at, ip_address) values ($1, $2, $3, $4)',
    [id, factor.id, at, ADDRESS],
  );
  // The column is unique, as on hosted Supabase: simultaneous challenges must not collide.
  await tx.query(
    `update auth.mfa_factors
    set last_challenged_at = clock_timestamp() + random() * interval '1 millisecond' where id = $1`,
    [factor.id],
  );
  return { id, type: factor.factor_type, expires_at: Math.floor(now / 1000) + CHALLENGE_SECONDS };
}

/**
 * Checks a challenge's code: a right one verifies the factor, lifts the session to the second level with
 * a new refresh token, and ends the account's other sessions at the first level.
 *
 * @throws AuthFailure for a wrong or used code, or a challenge that is unknown, used or expired.
 */
export async function verifyCode(
  tx: Transaction,
  context: BackendContext,
  caller: Caller,
  factor: Factor,
  given: { challengeId: string; code: string; issuer: string },
): Promise<SessionAnswer> {
  const now = context.now();
  const at = new Date(now);
  await requireOpenChallenge(tx, factor, given.challengeId, now);
  const step = matchingStep(factor.secret, given.code, now);
  if (step === null || (await wasUsed(tx, factor, step))) {
    throw new AuthFailure(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  }
  // Hosted Supabase keeps codes of phones in this column; here it holds the code's time step, so
  // that\nneither it nor an older code works again (RFC 6238, section 5.2).
  await tx.query(
    'update auth.mfa_challenges set verified_at = $2, otp_code = $3 where id::text = $1',
    [given.challengeId, at.toISOString(), String(step)],
  );
  await tx.query(
    `update auth.mfa_factors set status = 'verified', updated_at = $2 where id = $1 and status <> 'verified'`,
    [factor.id, at.toISOString()],
  );
  await addProof(tx, caller.sessionId, 'totp', at);
  await tx.query(
    `update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = now() where id = $1`,
    [caller.sessionId, factor.id],
  );
  await tx.query(
    `delete from auth.sessions where user_id = $1 and coalesce(aal, 'aal1') < 'aal2'`,
    [caller.userId],
  );
  await tx.query(
    `delete from auth.mfa_factors where user_id = $1 and status = 'unverified' and factor_type = 'totp'`,
    [caller.userId],
  );
  return await answerSession(tx, context, {
    id: caller.sessionId,
    userId: caller.userId,
    refreshToken: await replaceRefreshToken(tx, caller, at),
    issuer: given.issuer,
  });
}

async function requireOpenChallenge(
  tx: Transaction,
  factor: Factor,
  challengeId: string,
  now: number,
): Promise<void> {
  const [challenge] = await tx.query<{ created_at: string; verified_at: string | null }>(
    'select created_at, verified_at from auth.mfa_challenges where factor_id = $1 and id::text = $2',
    [factor.id, challengeId],
  );
  if (!challenge) {
    throw new AuthFailure(
      422,
      'mfa_factor_not_found',
      'MFA factor with the provided challenge ID not found',
    );
  }
  if (challenge.verified_at) {
    throw new AuthFailure(
      422,
      'mfa_ip_address_mismatch',
      'Challenge and verify IP addresses mismatch.',
    );
  }
  if (now >= Date.parse(challenge.created_at) + CHALLENGE_SECONDS * 1000) {
    throw new AuthFailure(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`,
    );
  }
}

async function wasUsed(tx: Transaction, factor: Factor, step: number): Promise<boolean> {
  const rows = await tx.query(
    'select from auth.mfa_challenges where factor_id = $1 and otp_code::bigint >= $2',
    [factor.id, step],
  );
  return rows.length > 0;
}

/** Refresh tokens from before the second factor stop working. */
async function replaceRefreshToken(
  tx: Transaction,
  { userId, sessionId }: Caller,
  at: Date,
): Promise<string> {
  await tx.query('delete from auth.refresh_tokens where session_id = $1', [sessionId]);
  return await issueRefreshToken(tx, { id: sessionId, userId, parent: null, at });
}
