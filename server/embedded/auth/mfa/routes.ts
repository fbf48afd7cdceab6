import { randomUUID } from 'node:crypto';
import { encodeQR } from 'qr';
import { refusal } from '#server/embedded/auth/refusals.ts';
import { type AuthCall, invalid, textOf } from '#server/embedded/auth/request.ts';
import {
  addProof,
  answerSession,
  issueRefreshToken,
  type SessionAnswer,
} from '#server/embedded/auth/sessions.ts';
import { type Caller, requireCaller } from '#server/embedded/auth/tokens.ts';
import { readUser } from '#server/embedded/auth/users.ts';
import type { Transaction } from '#server/embedded/database.ts';
import { AuthFailure } from '#server/embedded/supabase-errors.ts';
import {
  enrolTotp,
  type Factor,
  matchingStep,
  removeFactor,
  requireFactor,
  totpUri,
} from './factors.ts';

/** Characters. Each answer about the account carries the names of its factors. */
const LONGEST_NAME = 200;

/** POST /factors: a second factor by TOTP, as hosted Supabase answers; other kinds are switched off. */
export async function enrol(call: AuthCall): Promise<object> {
  const { body, siteUrl } = call;
  const caller = await requireCaller(call);
  refuseOtherKinds(body.factor_type);
  const name = textOf(body, 'friendly_name');
  if (name.length > LONGEST_NAME) throw invalid('The name of a factor is too long');
  const { id, secret, account } = await call.database.transaction(async (tx) => ({
    ...(await enrolTotp(tx, call, caller, name)),
    account: (await readUser(tx, caller.userId))?.email ?? '',
  }));
  const issuer = textOf(body, 'issuer') || new URL(siteUrl).host;
  const uri = totpUri({ secret, issuer, account });
  return { id, type: 'totp', friendly_name: name, totp: { qr_code: qrSvg(uri), secret, uri } };
}

/** White modules that readers need around the code. */
const QUIET_ZONE = 4;

/** A QR code as SVG. supabase-js puts it into a `data:` address unescaped, so it must not hold a `#`. */
function qrSvg(text: string): string {
  const rows = encodeQR(text, 'raw', { border: QUIET_ZONE });
  const path = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  const size = rows.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="white"/><path fill="black" d="${path.join('')}"/></svg>`;
}

/** POST /factors/:id/challenge */
export async function challenge(call: AuthCall): Promise<ChallengeAnswer> {
  const { userId } = await requireCaller(call);
  return await call.database.transaction(async (tx) =>
    openChallenge(tx, await requireFactor(tx, userId, call.param('id')), call.now()),
  );
}

/** POST /factors/:id/verify */
export async function verifyChallenge(call: AuthCall): Promise<SessionAnswer> {
  const { secondFactors } = call.limits;
  const caller = await requireCaller(call);
  const code = textOf(call.body, 'code');
  if (!code) throw invalid('Code needs to be non-empty');
  // Counted by account: more factors must not mean more guesses.
  secondFactors.take(caller.userId);
  const session = await call.database.transaction(async (tx) => {
    const factor = await requireFactor(tx, caller.userId, call.param('id'));
    return await verifyCode(tx, call, caller, factor, textOf(call.body, 'challenge_id'), code);
  });
  secondFactors.reset(caller.userId);
  return session;
}

/** Five minutes, as on hosted Supabase. */
const CHALLENGE_SECONDS = 300;

/** All requests come from this machine. */
const CALLER_ADDRESS = '127.0.0.1';

/** `expires_at` in seconds since 1970. */
interface ChallengeAnswer {
  id: string;
  type: string;
  expires_at: number;
}

async function openChallenge(
  tx: Transaction,
  { id: factorId, factor_type: type }: Factor,
  now: number,
): Promise<ChallengeAnswer> {
  const id = randomUUID();
  const at = new Date(now);
  await tx.query`delete from auth.mfa_challenges where factor_id = ${factorId}
    and verified_at is null and created_at < ${at}::timestamptz - interval '1 day'`;
  await tx.query`insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
    values (${id}, ${factorId}, ${at}, ${CALLER_ADDRESS})`;
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
async function verifyCode(
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

/** DELETE /factors/:id */
export async function unenrol(call: AuthCall): Promise<{ id: string }> {
  const caller = await requireCaller(call);
  const { id } = await call.database.transaction(async (tx) => {
    const factor = await requireFactor(tx, caller.userId, call.param('id'));
    await removeFactor(tx, caller, factor);
    return factor;
  });
  return { id };
}

/** @throws AuthFailure for anything but an authenticator app. */
function refuseOtherKinds(type: unknown): void {
  if (type === 'totp') return;
  if (type === 'phone') throw refusal('mfa_phone_enroll_not_enabled');
  if (type === 'webauthn') throw refusal('mfa_webauthn_enroll_not_enabled');
  throw invalid('factor_type needs to be totp, phone, or webauthn');
}
