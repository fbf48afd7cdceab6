/** What a device copies along and nobody sees: marks of direction, zero-width spaces, soft hyphens. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]+/g;
const DASHES = /[\u2010-\u2015\u2212]/g;
/** Arabic and Persian ones: the last four bits of each are its value. */
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
/** Digits and the signs before them, in the width of Chinese characters. */
const WIDE_SIGNS = /[\uff08-\uff19]/g;
const SPACES = /[\p{Cc}\s]+/gu;

const A_NUMBER = /(?:\+ ?)?\(?[0-9][0-9 ()./-]*/g;
const MOST_DIGITS = 15;

/**
 * In signs that a keyboard has, without those that nobody sees: telephones and programs copy others. The same rule as the
 * database's `private.plain_signs`.
 */
export function plainSigns(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(DASHES, '-')
    .replace(DIGITS, (digit) => `${digit.charCodeAt(0) & 15}`)
    .replace(WIDE_SIGNS, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(SPACES, ' ')
    .trim();
}

/**
 * The telephone numbers of a text in plain signs, as they are written there: what has 6 to 15 digits. Two of them, one behind
 * the other, are parted by a slash, or where the second begins. The same rule as the database's `private.numbers_in`.
 */
export function numbersIn(text: string): string[] {
  const parted = (parts: string[], separator: RegExp) =>
    parts.flatMap((part) => (digitsOf(part).length > MOST_DIGITS ? part.split(separator) : [part]));
  return [...text.matchAll(A_NUMBER)]
    .flatMap(([found]) => parted(parted([found], /\//), / (?=0)/))
    .filter((part) => /^\d{6,15}$/.test(digitsOf(part)))
    .map((part) => part.trim());
}

export const digitsOf = (text: string): string => text.replace(/[^0-9]/g, '');
