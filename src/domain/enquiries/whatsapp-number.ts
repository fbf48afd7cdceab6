import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { digitsOf, numbersIn, plainSigns } from '#domain/text/telephone.ts';

/**
 * The first number of a text with its country code, `+442079460188`; null where another reading of it could be meant, or
 * none. A chat or a call that begins with it must not reach a stranger.
 *
 * @param written as a visitor typed it; without a country code it is one of the business's country.
 * @param business number of the business, with its country code.
 */
export function sureNumber(written: string, business: string): string | null {
  const text = plainSigns(written);
  const [found = ''] = numbersIn(text);
  const number = found.replace(/^(\(?)00 ?/, '$1+').replace(/^\(?\+ ?/, '+');
  if (number.startsWith('+')) return numberOf(parsePhoneNumberFromString(number));
  const code = parsePhoneNumberFromString(business)?.countryCallingCode;
  // A second one follows that could be a part of it.
  const isCut = /^ ?[0-9]/.test(text.slice(text.indexOf(found) + found.length));
  if (!code || isCut) return null;
  const typed = digitsOf(number);
  const readings = [
    parsePhoneNumberFromString(number, { defaultCallingCode: code }),
    // With its country code, and without the plus.
    typed.startsWith(code) ? parsePhoneNumberFromString(`+${typed}`) : undefined,
  ].filter((reading) => reading !== undefined && isWrittenSo(reading, typed));
  const numbers = new Set(readings.map(numberOf));
  return numbers.size === 1 ? ([...numbers][0] ?? null) : null;
}

/** Whether these are the digits with which people of its country write it, or all of them. */
function isWrittenSo(number: PhoneNumber, digits: string): boolean {
  const national = number.formatNational();
  // One that is in no groups begins as none of that country does: it may be one within a town.
  const isKnown = /\D/.test(national);
  return (isKnown && digitsOf(national) === digits) || digitsOf(number.number) === digits;
}

function numberOf(number: PhoneNumber | undefined): string | null {
  return number?.isPossible() ? number.number : null;
}

/** A number as wa.me takes it, country code and digits only; null for one that is not sure. */
export function whatsappNumber(phone: string, business: string): string | null {
  return sureNumber(phone, business)?.slice(1) ?? null;
}

/** Opens a chat with these words in it. @param number as `whatsappNumber` gives it. */
export function chatHref(number: string, words: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(words)}`;
}
