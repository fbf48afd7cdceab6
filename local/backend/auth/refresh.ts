import type { BackendContext } from '#local/backend/context.ts';
import type { Transaction } from '#local/backend/database.ts';
import { AuthFailure } from '#local/backend/supabase-errors.ts';
import {
  answerSession,
  isBanned,
  issueRefreshToken,
  issuerOf,
  type SessionAnswer,
} from './sessions.ts';

interface RefreshToken {
  token: string;
  userId: string;
  sessionId: string | null;
  revoked: boolean;
  parent: string | null;
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
export async function refreshSession(
  context: BackendContext,
  request: Request,
  given: string,
): Promise<SessionAnswer> {
  const at = new Date(context.now());
  const answer = await context.database.transaction(async (tx) => {
    const known = await findToken(tx, given);
    if (!known?.sessionId) {
      throw refusal('refresh_token_not_found', 'Refresh Token Not Found');
    }
    if (await isBanned(tx, known.userId)) throw refusal('user_banned', 'User Banned');
    const session = { id: known.sessionId, userId: known.userId, issuer: issuerOf(request) };
    const refreshToken = known.revoked
      ? await presentToken(tx, context, known, session.id)
      : await exchangeToken(tx, known, session.id, at);
    if (refreshToken === null) {
      // The deletion must be committed, so nothing is thrown here.
      await tx.query('delete from auth.sessions where id = $1', [session.id]);
      return null;
    }
    await tx.query('update auth.sessions set refreshed_at = $2 where id = $1', [
      session.id,
      at.toISOString(),
    ]);
    return await answerSession(tx, context, { ...session, refreshToken });
  });
  if (!answer) throw refusal('refresh_token_already_used', 'Already Used');
  return answer;
}

async function findToken(tx: Transaction, token: string): Promise<RefreshToken | null> {
  const [known] = await tx.query<RefreshToken>(
    `select ${COLUMNS} from auth.refresh_tokens where token = $1`,
    [token],
  );
  return known ?? null;
}

async function exchangeToken(
  tx: Transaction,
  known: RefreshToken,
  sessionId: string,
  at: Date,
): Promise<string> {
  await tx.query(
    'update auth.refresh_tokens set revoked = true, updated_at = $2 where token = $1',
    [known.token, at.toISOString()],
  );
  return await issueRefreshToken(tx, {
    id: sessionId,
    userId: known.userId,
    parent: known.token,
    at,
  });
}

/** The session's present token for a used one; `null` when reuse is not allowed. */
async function presentToken(
  tx: Transaction,
  context: BackendContext,
  used: RefreshToken,
  sessionId: string,
): Promise<string | null> {
  const { refresh_token_reuse_interval: seconds, enable_refresh_token_rotation: rotates } =
    context.auth;
  const [present] = await tx.query<RefreshToken>(
    `select ${COLUMNS} from auth.refresh_tokens
    where session_id = $1 and not coalesce(revoked, false) order by created_at desc limit 1`,
    [sessionId],
  );
  const isRecent = context.now() <= Date.parse(used.updatedAt) + seconds * 1000;
  const isAllowed = !rotates || isRecent || present?.parent === used.token;
  return present && isAllowed ? present.token : null;
}

const COLUMNS = `token, user_id as "userId", session_id as "sessionId", coalesce(revoked, false) as revoked,
  parent, updated_at as "updatedAt"`;

function refusal(code: string, reason: string): AuthFailure {
  return new AuthFailure(400, code, `Invalid Refresh Token: ${reason}`);
}
