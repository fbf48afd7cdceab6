import { errors, SignJWT } from 'jose';
import { verifyToken } from './auth/tokens.ts';
import type { SecretKeys } from './keys.ts';
import { AuthFailure } from './supabase-errors.ts';

/** An invalid bearer token, refused in PostgREST's words. */
export class BearerFailure extends AuthFailure {
  override name = 'BearerFailure';

  override toResponse(): Response {
    return Response.json(
      { code: this.code, details: null, hint: null, message: this.message },
      { status: 401, headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } },
    );
  }
}

/**
 * Exchanges an access token of this project (ES256) for one that the library reads (HS256 with a shared
 * secret). No other token passes, so a signed storage address is never taken for a user.
 *
 * A request without a bearer token, or with one of the project's keys, stays as it is.
 *
 * @throws BearerFailure for anything else.
 */
export async function exchangeBearer(request: Request, keys: SecretKeys): Promise<Request> {
  const token = bearerOf(request);
  if (token === '' || token.startsWith('sb_')) return request;
  const claims = await verifyToken(keys, token).catch((error: unknown) => {
    throw bearerFailure(error, token);
  });
  const handedOn = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(keys.jwtSecret));
  const headers = new Headers(request.headers);
  headers.set('authorization', `Bearer ${handedOn}`);
  return new Request(request, { headers });
}

/** The bearer token or key; '' without one. */
export function bearerOf({ headers }: Request): string {
  return (headers.get('authorization') ?? '').replace(/^Bearer\s+/i, '').trim();
}

function bearerFailure(error: unknown, token: string): BearerFailure {
  const parts = token.split('.').length;
  if (parts !== 3) {
    return new BearerFailure(401, 'PGRST301', `Expected 3 parts in JWT; got ${parts}`);
  }
  return error instanceof errors.JWTExpired
    ? new BearerFailure(401, 'PGRST303', 'JWT expired')
    : new BearerFailure(401, 'PGRST301', 'No suitable key or wrong key type');
}
