import { errors, jwtVerify, SignJWT } from 'jose';
import type { BackendContext } from '#local/backend/context.ts';
import { AuthFailure } from '#local/backend/http.ts';

/** An access token lives an hour, as hosted Supabase's default. */
export const TOKEN_SECONDS = 3600;

/** Whose token came with the request. */
export interface Caller {
  userId: string;
  sessionId: string;
}

/** Signs claims as the project's JWT secret does (HS256). */
export function signToken(jwtSecret: string, claims: Record<string, unknown>): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(jwtSecret));
}

/**
 * Who is asking, by the bearer token: its signature, its session and its account must be good.
 *
 * @throws AuthFailure as the hosted auth server words it.
 */
export async function requireCaller(request: Request, parts: BackendContext): Promise<Caller> {
  const [, token] = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
  // Without a session supabase-js sends its key as bearer.
  if (!token || token.startsWith('sb_')) {
    throw new AuthFailure(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const { sub, session_id: sessionId } = await verifyToken(parts.keys.jwtSecret, token);
  if (typeof sub !== 'string' || typeof sessionId !== 'string') {
    throw new AuthFailure(403, 'bad_jwt', 'invalid claim: missing sub claim');
  }
  const [row] = await parts.database.sql<{ banned: boolean; session: boolean }>(
    `select coalesce(banned_until > now(), false) as banned,
      exists (select from auth.sessions where sessions.id::text = $2 and user_id = users.id) as session
    from auth.users where id::text = $1 and deleted_at is null`,
    [sub, sessionId],
  );
  if (!row) {
    throw new AuthFailure(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  }
  if (!row.session) {
    throw new AuthFailure(
      403,
      'session_not_found',
      'Session from session_id claim in JWT does not exist',
    );
  }
  if (row.banned) throw new AuthFailure(403, 'user_banned', 'User is banned');
  return { userId: sub, sessionId };
}

async function verifyToken(jwtSecret: string, token: string): Promise<Record<string, unknown>> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(jwtSecret), {
      algorithms: ['HS256'],
    });
    return payload;
  } catch (error) {
    const reason =
      error instanceof errors.JWTExpired
        ? 'token has invalid claims: token is expired'
        : 'signature is invalid';
    throw new AuthFailure(
      403,
      'bad_jwt',
      `invalid JWT: unable to parse or verify signature, ${reason}`,
    );
  }
}
