import { numbersIn, plainSigns } from '#domain/text/telephone.ts';
import { isMailAddress } from './mail-address.ts';

/** In characters, with whatever is written beside the number or the address. */
const MOST = 300;

/** What can't stand in an address and ends one: `Ann <ann@example.com>`. */
const ENDS = ' ,;:<>()[\\]{}"|/';
const ADDRESS = new RegExp(`[^${ENDS}]*@[^${ENDS}]*`);
/** An address that somebody broke by a space would go to somebody else: of these what is beside it is no part. */
const BEFORE = new RegExp(`^[.${ENDS}-]*$|[<:]$`);
const AFTER = new RegExp(`^$|^[.!?${ENDS}-]`);

/** As the words of the form name it: nothing or too much was written, or an address or a number that can't be read. */
export type ContactProblem = 'noContact' | 'contactTooLong' | 'email' | 'phone';

/**
 * What a visitor wrote to be answered at: an address, a number, or both, in any words. The same rule as the database's
 * `private.read_contact`, which keeps all of it.
 */
export function findContactProblem(written: string): ContactProblem | null {
  const text = plainSigns(written);
  if (text === '') return 'noContact';
  if ([...text].length > MOST) return 'contactTooLong';
  if (!text.includes('@')) return numbersIn(text).length > 0 ? null : 'phone';
  return isAddressIn(text) ? null : 'email';
}

function isAddressIn(text: string): boolean {
  const [found = ''] = ADDRESS.exec(text) ?? [];
  const address = found.replace(/[.!?]+$/, '');
  const at = text.indexOf(address);
  const [before, after] = [text.slice(0, at).trim(), text.slice(at + address.length)];
  if (!isMailAddress(address) || after.includes('@')) return false;
  if (numbersIn(`${before} ${after}`).length > 0) return true;
  return BEFORE.test(before) && AFTER.test(after.trim());
}
