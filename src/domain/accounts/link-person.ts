import { readClaims } from './token.ts';

export interface LinkPerson {
  id: string;
  email: string;
}

/** Whom a link from a mail signs in, as its token says, which nobody has checked; null for no such link. */
export function readLinkPerson(hash: string): LinkPerson | null {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('access_token');
  const { sub, email = '' } = readClaims(token ?? '');
  return sub ? { id: sub, email } : null;
}
