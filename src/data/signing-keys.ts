import { checkAlgorithm, checkSignature, decodeToken } from '#domain/token.ts';
import { browserBackend } from '#environment';
import { backendUrl } from './client.ts';

/** How long the keys are good for without asking again: 10 minutes (specification, section 9). */
const CACHE = 600_000;

type SigningKey = JsonWebKey & { kid?: string };

let cached: { keys: SigningKey[]; at: number } | undefined;

/** The project's public signing keys; empty for a project that signs with a secret. */
async function fetchSigningKeys(): Promise<SigningKey[]> {
  if (cached && Date.now() - cached.at < CACHE) return cached.keys;
  const response = await fetch(`${backendUrl()}/auth/v1/.well-known/jwks.json`, {
    headers: { apikey: browserBackend().key },
  });
  const { keys = [] }: { keys?: SigningKey[] } = await response.json();
  cached = { keys, at: Date.now() };
  return keys;
}

/**
 * Checks the signature of an access token, where the project publishes keys to check it with. The
 * backend does so at every request; here it keeps a broken session from looking like a good one.
 *
 * @throws TokenError 'Invalid alg claim' or 'Invalid JWT signature'.
 */
export async function verifyAccessToken(token: string): Promise<void> {
  const keys = await fetchSigningKeys();
  if (keys.length === 0) return;
  const { header } = decodeToken(token);
  checkAlgorithm(header);
  const key = keys.find(({ kid }) => kid === header.kid);
  // A key that is not known yet has just been rotated in: the next look, in 10 minutes, finds it.
  if (key) await checkSignature(token, key);
}
