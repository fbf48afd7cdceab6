import type { Transaction } from '#server/embedded/database.ts';
import { AuthFailure } from '#server/embedded/supabase-errors.ts';
import { type AuthCall, textOf } from './request.ts';
import { answerSession, isBanned, issueRefreshToken, type SessionAnswer } from './sessions.ts';

interface RefreshToken {
  token: string;
  userId: string;
  sessionId: string;
  revoked: boolean;
  /** When a revoked token was used. */
  updatedAt: string;
}

/**
 * Exchanges a refresh token for a new one and a new access token.
 *
 * A used token returns the session's present one within `refresh_token_reuse_interval` (two tabs at
 * once), and as long as its successor is unused (an answer was lost). Later use means that it was
 * stolen: the session ends.
 *
 * @throws AuthFailure (refresh_token_not_found, refresh_token_already_used, user_banned).
 */
export async function refreshSession(call: AuthCall): Promise<SessionAnswer> {
  const at = new Date(call.now());
  const given = textOf(call.body, 'refresh_token');
  const answer = await call.database.transaction(async (tx) => {
    const [known] = await tx.query<RefreshToken>`
      select token, user_id as "userId", session_id as "sessionId", coalesce(revoked, false) as revoked,
        updated_at as "updatedAt"
      from auth.refresh_tokens where token = ${given} and session_id is not null`;
    if (!known) throw refusal('refresh_token_not_found', 'Refresh Token Not Found');
    if (await isBanned(tx, known.userId)) throw refusal('user_banned', 'User Banned');
    const { sessionId } = known;
    const refreshToken = known.revoked
      ? await presentToken(tx, call, known)
      : await exchangeToken(tx, known, at);
    if (refreshToken === null) {
      // The deletion must be committed, so nothing is thrown here.
      await tx.query`delete from auth.sessions where id = ${sessionId}`;
      return null;
    }
    await tx.query`update auth.sessions set refreshed_at = ${at} where id = ${sessionId}`;
    return await answerSession(tx, call, { ...known, refreshToken });
  });
  if (!answer) throw refusal('refresh_token_already_used', 'Already Used');
  return answer;
}

async function exchangeToken(tx: Transaction, known: RefreshToken, at: Date): Promise<string> {
  const { token, userId, sessionId } = known;
  await tx.query`
    update auth.refresh_tokens set revoked = true, updated_at = ${at} where token = ${token}`;
  return await issueRefreshToken(tx, { sessionId, userId, parent: token, at });
}

/** The session's present token for a used one; `null` when reuse is not allowed. */
async function presentToken(
  tx: Transaction,
  { auth, now }: AuthCall,
  used: RefreshToken,
): Promise<string | null> {
  const [present] = await tx.query<{ token: string; parent: string | null }>`
    select token, parent from auth.refresh_tokens
    where session_id = ${used.sessionId} and not coalesce(revoked, false)
    order by created_at desc limit 1`;
  const reusableUntil = Date.parse(used.updatedAt) + auth.refresh_token_reuse_interval * 1000;
  const isAllowed =
    !auth.enable_refresh_token_rotation || now() <= reusableUntil || present?.parent === used.token;
  return present && isAllowed ? present.token : null;
}

function refusal(code: string, reason: string): AuthFailure {
  return new AuthFailure(400, code, `Invalid Refresh Token: ${reason}`);
}
