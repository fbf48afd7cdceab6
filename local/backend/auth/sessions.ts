import { randomUUID } from 'node:crypto';
import type { BackendContext } from '#local/backend/context.ts';
import type { Transaction } from '#local/backend/database.ts';
import { AuthFailure } from '#local/backend/supabase-errors.ts';
import { signToken } from './tokens.ts';
import { readUser, type UserAnswer } from './users.ts';

/** How the user authenticated. */
export type Method = 'password' | 'otp' | 'totp';

export interface SessionAnswer {
  access_token: string;
  token_type: 'bearer';
  expires_in: number;
  /** Seconds since 1970. */
  expires_at: number;
  refresh_token: string;
  user: UserAnswer;
}

/** The auth server's address for the caller: the `iss` of its tokens. */
export function issuerOf(request: Request): string {
  return `${new URL(request.url).origin}/auth/v1`;
}

/**
 * Opens a session after a successful authentication.
 *
 * @throws AuthFailure (user_banned).
 */
export async function openSession(
  tx: Transaction,
  context: BackendContext,
  request: Request,
  { userId, method }: { userId: string; method: Method },
): Promise<SessionAnswer> {
  if (await isBanned(tx, userId)) {
    throw new AuthFailure(400, 'user_banned', 'User is banned');
  }
  const id = randomUUID();
  const at = new Date(context.now());
  await tx.query(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent)
    values ($1, $2, $3, $3, 'aal1', $4)`,
    [id, userId, at.toISOString(), request.headers.get('user-agent')],
  );
  await tx.query('update auth.users set last_sign_in_at = $2 where id = $1', [
    userId,
    at.toISOString(),
  ]);
  await addProof(tx, id, method, at);
  return await answerSession(tx, context, {
    id,
    userId,
    refreshToken: await issueRefreshToken(tx, { id, userId, parent: null, at }),
    issuer: issuerOf(request),
  });
}

export async function isBanned(tx: Transaction, userId: string): Promise<boolean> {
  const rows = await tx.query('select from auth.users where id = $1 and banned_until > now()', [
    userId,
  ]);
  return rows.length > 0;
}

/** Stores a new refresh token. @param options.parent the token that it replaces. */
export async function issueRefreshToken(
  tx: Transaction,
  { id, userId, parent, at }: { id: string; userId: string; parent: string | null; at: Date },
): Promise<string> {
  const token = randomUUID();
  await tx.query(
    `insert into auth.refresh_tokens (id, token, user_id, session_id, revoked, parent, created_at, updated_at)
    values ($1, $2, $3, $4, false, $5, $6, $6)`,
    [randomUUID(), token, userId, id, parent, at.toISOString()],
  );
  return token;
}

/** Notes the session's authentication method. */
export async function addProof(
  tx: Transaction,
  sessionId: string,
  method: Method,
  at: Date,
): Promise<void> {
  await tx.query(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
    values ($1, $2, $3, $3, $4)
    on conflict on constraint mfa_amr_claims_session_id_authentication_method_pkey
    do update set updated_at = excluded.updated_at`,
    [randomUUID(), sessionId, at.toISOString(), method],
  );
}

/** The assurance level: `aal2` once a second factor has been verified. */
export async function assuranceLevel(tx: Transaction, sessionId: string): Promise<'aal1' | 'aal2'> {
  const proofs = await readProofs(tx, sessionId);
  return proofs.some(({ method }) => method === 'totp') ? 'aal2' : 'aal1';
}

/** The session with a new access token, which carries all claims of hosted Supabase. */
export async function answerSession(
  tx: Transaction,
  context: BackendContext,
  session: { id: string; userId: string; refreshToken: string; issuer: string },
): Promise<SessionAnswer> {
  const user = await readUser(tx, session.userId);
  if (!user) throw new AuthFailure(403, 'user_not_found', 'User not found');
  const proofs = await readProofs(tx, session.id);
  const { jwt_expiry: lifetime } = context.auth;
  const issuedAt = Math.floor(Date.now() / 1000);
  const expiresAt = issuedAt + lifetime;
  const token = await signToken(context.keys, {
    iss: session.issuer,
    sub: user.id,
    aud: user.aud,
    exp: expiresAt,
    iat: issuedAt,
    email: user.email,
    phone: user.phone,
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    role: user.role,
    aal: await assuranceLevel(tx, session.id),
    amr: proofs,
    session_id: session.id,
    is_anonymous: false,
  });
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: lifetime,
    expires_at: expiresAt,
    refresh_token: session.refreshToken,
    user,
  };
}

/** Ends all of the account's sessions, or all but one. */
export async function endSessions(
  tx: Transaction,
  userId: string,
  except: string | null = null,
): Promise<void> {
  await tx.query(
    'delete from auth.sessions where user_id = $1 and ($2::uuid is null or id <> $2)',
    [userId, except],
  );
}

/** Most recent first, as hosted Supabase orders them. Timestamps in seconds since 1970. */
async function readProofs(
  tx: Transaction,
  sessionId: string,
): Promise<{ method: string; timestamp: number }[]> {
  return await tx.query<{ method: string; timestamp: number }>(
    `select authentication_method as method, floor(extract(epoch from updated_at))::int as timestamp
    from auth.mfa_amr_claims where session_id = $1
    order by updated_at desc, authentication_method desc`,
    [sessionId],
  );
}
