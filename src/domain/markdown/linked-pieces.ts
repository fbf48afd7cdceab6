import { dialled } from '#domain/text/dialled.ts';
import { safeAddress } from './addresses.ts';

/** A piece of a text, and where it leads if it is an address. */
export interface Piece {
  text: string;
  href?: string;
}

/**
 * In this order: web addresses, mail addresses, and telephone numbers with the code of their country. Other
 * numbers may be those of a register or an account.
 */
const ADDRESS =
  /(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)[^\s<>"“”„]+|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|(?<![\p{L}\p{N}+])\+\d[\d\p{Zs}()/.-]{5,}\d/giu;
/** It ends the sentence and not the address. */
const AFTER = /[.,;:!?)\]'’»]+$/u;

/** A text in pieces, of which those that are addresses lead there. Together they are the text. */
export function linkedPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: match, index } of text.matchAll(ADDRESS)) {
    const address = match.replace(AFTER, '');
    const href = hrefOf(address);
    if (!href) continue;
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: address, href });
    end = index + address.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

function hrefOf(address: string): string | null {
  if (/^https?:/i.test(address)) return safeAddress(address);
  if (/^www\./i.test(address)) return safeAddress(`https://${address}`);
  if (address.includes('@')) return safeAddress(`mailto:${address}`);
  return safeAddress(`tel:${dialled(address)}`);
}
