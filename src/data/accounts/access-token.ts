import { isAuthError } from '@supabase/auth-js';
import { TokenError } from '#domain/accounts/token.ts';
import { authClient } from './auth-client.ts';

/** Thrown by the auth client, not answered, about an algorithm without public keys. */
const FOREIGN_ALGORITHM = 'Invalid alg claim';

/**
 * Checks an access token's end and signature, with the project's keys (cached for ten minutes), so that a
 * broken session does not look like a good one. Passes while the server can't be reached.
 *
 * @param options.allowExpired checks the signature alone.
 * @throws TokenError 'Missing exp claim', 'JWT has expired', 'Invalid alg claim', 'Invalid JWT signature'
 *   or 'Invalid JWT structure'.
 */
export async function verifyAccessToken(
  token: string,
  options: { allowExpired?: boolean } = {},
): Promise<void> {
  // Without a token the auth client would look at the session's own.
  if (token === '') throw new TokenError('Invalid JWT structure');
  const { error } = await authClient()
    .getClaims(token, options)
    .catch((error: unknown) => ({ error }));
  if (!error) return;
  if (!isAuthError(error)) {
    const isForeign = error instanceof Error && error.message === FOREIGN_ALGORITHM;
    throw new TokenError(isForeign ? FOREIGN_ALGORITHM : 'Invalid JWT signature');
  }
  if (error.code === 'invalid_jwt') throw new TokenError(error.message);
  if (error.code === 'bad_jwt') throw new TokenError('Invalid JWT signature');
}
