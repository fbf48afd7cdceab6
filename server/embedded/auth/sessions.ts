import { randomUUID } from 'node:crypto';
import type { Transaction } from '#server/embedded/database.ts';
import { AuthFailure } from '#server/embedded/supabase-errors.ts';
import type { AuthCall } from './request.ts';
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

/**
 * Opens a session after a successful authentication.
 *
 * @throws AuthFailure (user_banned).
 */
export async function openSession(
  tx: Transaction,
  call: AuthCall,
  userId: string,
  method: Method,
): Promise<SessionAnswer> {
  if (await isBanned(tx, userId)) {
    throw new AuthFailure(400, 'user_banned', 'User is banned');
  }
  const sessionId = randomUUID();
  const at = new Date(call.now());
  await tx.query`insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent)
    values (${sessionId}, ${userId}, ${at}, ${at}, 'aal1', ${call.request.headers.get('user-agent')})`;
  await tx.query`update auth.users set last_sign_in_at = ${at} where id = ${userId}`;
  await addProof(tx, sessionId, method, at);
  const refreshToken = await issueRefreshToken(tx, { sessionId, userId, parent: null, at });
  return await answerSession(tx, call, { sessionId, userId, refreshToken });
}

export async function isBanned(tx: Transaction, userId: string): Promise<boolean> {
  const rows = await tx.query`
    select from auth.users where id = ${userId} and banned_until > now()`;
  return rows.length > 0;
}

/** Stores a new refresh token. @param options.parent the token that it replaces. */
export async function issueRefreshToken(
  tx: Transaction,
  options: { sessionId: string; userId: string; parent: string | null; at: Date },
): Promise<string> {
  const { sessionId, userId, parent, at } = options;
  const token = randomUUID();
  await tx.query`
    insert into auth.refresh_tokens (id, token, user_id, session_id, revoked, parent, created_at, updated_at)
    values (${randomUUID()}, ${token}, ${userId}, ${sessionId}, false, ${parent}, ${at}, ${at})`;
  return token;
}

/** Notes the session's authentication method. */
export async function addProof(
  tx: Transaction,
  sessionId: string,
  method: Method,
  at: Date,
): Promise<void> {
  await tx.query`
    insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
    values (${randomUUID()}, ${sessionId}, ${at}, ${at}, ${method})
    on conflict on constraint mfa_amr_claims_session_id_authentication_method_pkey
    do update set updated_at = excluded.updated_at`;
}

/** The assurance level: `aal2` once a second factor has been verified. */
export async function assuranceLevel(tx: Transaction, sessionId: string): Promise<'aal1' | 'aal2'> {
  return levelOf(await readProofs(tx, sessionId));
}

/** The session with a new access token, which carries all claims of hosted Supabase. */
export async function answerSession(
  tx: Transaction,
  { auth, keys, request }: AuthCall,
  session: { sessionId: string; userId: string; refreshToken: string },
): Promise<SessionAnswer> {
  const user = await readUser(tx, session.userId);
  if (!user) throw new AuthFailure(403, 'user_not_found', 'User not found');
  const proofs = await readProofs(tx, session.sessionId);
  const { aud, email, phone, app_metadata, user_metadata, role } = user;
  const iat = Math.floor(Date.now() / 1000);
  const exp = iat + auth.jwt_expiry;
  const claims = { sub: user.id, aud, exp, iat, email, phone, app_metadata, user_metadata, role };
  const token = await signToken(keys, {
    ...claims,
    iss: `${new URL(request.url).origin}/auth/v1`,
    aal: levelOf(proofs),
    amr: proofs,
    session_id: session.sessionId,
    is_anonymous: false,
  });
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: auth.jwt_expiry,
    expires_at: exp,
    refresh_token: session.refreshToken,
    user,
  };
}

/** Ends all of the account's sessions, or all but one. */
export async function endSessions(
  tx: Transaction,
  userId: string,
  except: string | null,
): Promise<void> {
  await tx.query`
    delete from auth.sessions where user_id = ${userId} and id is distinct from ${except}`;
}

interface Proof {
  method: string;
  /** Seconds since 1970. */
  timestamp: number;
}

/** Most recent first, as hosted Supabase orders them. */
function readProofs(tx: Transaction, sessionId: string): Promise<Proof[]> {
  return tx.query`
    select authentication_method as method, floor(extract(epoch from updated_at))::int as timestamp
    from auth.mfa_amr_claims where session_id = ${sessionId}
    order by updated_at desc, authentication_method desc`;
}

function levelOf(proofs: readonly Proof[]): 'aal1' | 'aal2' {
  return proofs.some(({ method }) => method === 'totp') ? 'aal2' : 'aal1';
}
