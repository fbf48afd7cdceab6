import { staff } from '#languages/staff.ts';

/** The claims of an access token that this project reads; a token holds more. */
export interface TokenClaims {
  /** How surely the person was recognised: `aal1` by password, `aal2` by a second factor too. */
  aal?: string;
  /** Whose token it is: the account's id. */
  sub?: string;
  email?: string;
}

/** Says what is wrong with a token, in the texts of docs/behaviour.md (section 5). */
export class TokenError extends Error {
  override name = 'TokenError';
}

/** What a token error means, for people. */
export function explainTokenError({ message }: TokenError): string {
  return message === 'JWT has expired'
    ? staff.common.sessionEndedSignIn
    : staff.common.sessionNotTrusted;
}

/** Reads a token's claims unchecked: to choose a screen by, never to trust. Empty for no token. */
export function readClaims(token: string): TokenClaims {
  try {
    const [, claims = ''] = token.split('.');
    const binary = atob(claims.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as TokenClaims;
  } catch {
    return {};
  }
}
