/** The claims of an access token that this project reads; a token holds more. */
export interface TokenClaims {
  /** When the token stops being valid, in seconds since 1970. */
  exp?: number;
  /** Whose token it is: the user's id. */
  sub?: string;
  /** How surely the person was recognised: `aal1` by password, `aal2` by a second factor too. */
  aal?: string;
  session_id?: string;
}

/** The part of a token that says how it was signed. */
export interface TokenHeader {
  alg?: string;
  kid?: string;
}

/** Says what is wrong with a token, in the texts of the specification (section 5). */
export class TokenError extends Error {
  override name = 'TokenError';
}

/** The same for people, by the text that developers search for. */
const SENTENCES: Record<string, string> = {
  'JWT has expired': 'Your session has ended. Sign in again to carry on.',
};

/** What a token error means to whoever is at the keyboard. */
export function explainTokenError(error: TokenError): string {
  return (
    SENTENCES[error.message] ??
    'This browser held a session that can’t be trusted, so it was ended. Sign in again.'
  );
}

/** Signature algorithms that can be checked with a public key. */
const VERIFIABLE_ALGORITHMS = ['RS256', 'ES256'];

/**
 * Reads a token without checking its signature: enough to know when it ends, never to trust it.
 *
 * @throws TokenError when the text is not a token at all.
 */
export function decodeToken(token: string): { header: TokenHeader; claims: TokenClaims } {
  const [header, claims, signature] = token.split('.');
  if (!header || !claims || signature === undefined) throw new TokenError('Invalid JWT structure');
  try {
    return { header: readPart(header), claims: readPart(claims) };
  } catch {
    throw new TokenError('Invalid JWT structure');
  }
}

/**
 * Checks that a token has an end and has not reached it.
 *
 * @param now milliseconds since 1970.
 * @param options.allowExpired lets a token pass whose time is over, but not one without an end.
 * @throws TokenError 'Missing exp claim' or 'JWT has expired'.
 */
export function checkExpiry(
  claims: TokenClaims,
  now: number,
  options: { allowExpired?: boolean } = {},
): void {
  if (!claims.exp) throw new TokenError('Missing exp claim');
  if (!options.allowExpired && claims.exp * 1000 <= now) throw new TokenError('JWT has expired');
}

/**
 * Checks that a token's signature is of a kind that a public key can verify.
 *
 * @throws TokenError 'Invalid alg claim' for anything but RS256 and ES256, `none` included.
 */
export function checkAlgorithm(header: TokenHeader): void {
  if (!header.alg || !VERIFIABLE_ALGORITHMS.includes(header.alg)) {
    throw new TokenError('Invalid alg claim');
  }
}

/**
 * Checks a token's signature against the public key that its header names.
 *
 * @throws TokenError 'Invalid alg claim' or 'Invalid JWT signature'.
 */
export async function checkSignature(token: string, key: JsonWebKey): Promise<void> {
  const { header } = decodeToken(token);
  checkAlgorithm(header);
  const algorithm =
    header.alg === 'ES256'
      ? { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
      : { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const dot = token.lastIndexOf('.');
  const isValid = await crypto.subtle
    .importKey('jwk', key, algorithm, false, ['verify'])
    .then((publicKey) =>
      crypto.subtle.verify(
        algorithm,
        publicKey,
        readBytes(token.slice(dot + 1)),
        new TextEncoder().encode(token.slice(0, dot)),
      ),
    )
    .catch(() => false);
  if (!isValid) throw new TokenError('Invalid JWT signature');
}

function readPart<Part>(part: string): Part {
  return JSON.parse(new TextDecoder().decode(readBytes(part)));
}

function readBytes(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
