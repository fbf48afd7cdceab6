import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Database } from '#server/embedded/database.ts';
import type { SecretKeys } from '#server/embedded/keys.ts';
import { AuthFailure } from '#server/embedded/supabase-errors.ts';
import { refusal } from './refusals.ts';

export interface Caller {
  userId: string;
  sessionId: string;
}

/** The audience of access tokens: tokens for other purposes have another. */
const AUDIENCE = 'authenticated';

/** Signs an access token. Times are in seconds since 1970. */
export function signToken(keys: SecretKeys, claims: JWTPayload): Promise<string> {
  const { kid } = keys.signingKey;
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid })
    .sign(keys.signingKey);
}

/** The public key, as /.well-known/jwks.json publishes it. */
export function publicKeys(keys: SecretKeys): { keys: object[] } {
  const { d: _private, ...key } = keys.signingKey;
  return { keys: [{ ...key, alg: 'ES256', use: 'sig', key_ops: ['verify'], ext: true }] };
}

/**
 * The claims of an access token after checking signature, expiry and audience.
 *
 * @throws JOSEError of the library `jose`.
 */
export async function verifyToken(keys: SecretKeys, token: string): Promise<JWTPayload> {
  const { d: _private, ...key } = keys.signingKey;
  const { payload } = await jwtVerify(token, key, {
    algorithms: ['ES256'],
    audience: AUDIENCE,
    requiredClaims: ['exp', 'role'],
  });
  return payload;
}

/**
 * The caller by the bearer token, whose signature, session and account are checked.
 *
 * @throws AuthFailure as the hosted auth server words it.
 */
export async function requireCaller({
  request,
  database,
  keys,
}: {
  request: Request;
  database: Database;
  keys: SecretKeys;
}): Promise<Caller> {
  const [, token] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  if (!token) throw refusal('no_authorization');
  const { sub, session_id: sessionId } = await verifyToken(keys, token).catch((error) => {
    throw new AuthFailure(403, 'bad_jwt', `${UNREADABLE}, ${reasonOf(error, token)}`);
  });
  if (typeof sub !== 'string' || typeof sessionId !== 'string') {
    throw new AuthFailure(403, 'bad_jwt', 'invalid claim: missing sub claim');
  }
  const [row] = await database.sql<{ banned: boolean; session: boolean }>(
    `select coalesce(banned_until > now(), false) as banned,
      exists (select from auth.sessions where sessions.id::text = $2 and user_id = users.id) as session
    from auth.users where id::text = $1 and deleted_at is null`,
    [sub, sessionId],
  );
  if (!row) {
    throw new AuthFailure(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  }
  if (!row.session) throw refusal('session_not_found');
  if (row.banned) throw refusal('user_banned');
  return { userId: sub, sessionId };
}

const UNREADABLE = 'invalid JWT: unable to parse or verify signature';

function reasonOf(error: unknown, token: string): string {
  if (token.split('.').length !== 3) {
    return 'token is malformed: token contains an invalid number of segments';
  }
  return error instanceof errors.JWTExpired
    ? 'token has invalid claims: token is expired'
    : 'token signature is invalid: signature is invalid';
}
