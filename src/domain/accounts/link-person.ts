import { readClaims } from './token.ts';

export interface LinkPerson {
  id: string;
  email: string;
}

/**
 * Whom a link from a mail signs in, as its token says, which nobody has checked; null for no such link.
 * It is the token that the auth client takes: the last one, and that of the query before the fragment's.
 */
export function readLinkPerson({
  hash,
  search,
}: Pick<Location, 'hash' | 'search'>): LinkPerson | null {
  const parts = [hash.replace(/^#/, ''), search];
  const tokens = parts.flatMap((part) => new URLSearchParams(part).getAll('access_token'));
  const { sub, email = '' } = readClaims(tokens.at(-1) ?? '');
  return sub ? { id: sub, email } : null;
}
