/** Country codes are of one to three digits, and none begins another one (ITU-T E.164). */
const COUNTRY_CODE =
  /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d{2})(?=\d)/;

/**
 * A number as wa.me takes it, country code and digits only; null for one that can be none.
 *
 * @param phone as a visitor typed it; without a country code it is one of the business's country.
 * @param business number of the business, with its country code.
 */
export function whatsappNumber(phone: string, business: string): string | null {
  const digits = phone.replace(/\(0\)/g, '').replace(/\D/g, '');
  const code = business.replace(/\D/g, '').match(COUNTRY_CODE)?.[0] ?? '';
  const international = phone.trim().startsWith('+')
    ? digits
    : digits.startsWith('00')
      ? digits.slice(2)
      : `${code}${digits.replace(/^0/, '')}`;
  return /^[1-9]\d{7,14}$/.test(international) ? international : null;
}

/** Opens a chat with these words in it. @param number as `whatsappNumber` gives it. */
export function chatHref(number: string, words: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(words)}`;
}
