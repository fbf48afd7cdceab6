import { site } from '#site';

/** `£24,000` → 24000, `49,50 €` → 49.5; 0 for anything that is no amount. At most two decimals. */
export function readAmount(text: string): number {
  const parts =
    /^\p{Sc}?\s*([1-9]\d{0,7}|[1-9]\d{0,2}(?:[ ,.’'\u00a0\u202f]\d{3}){1,2}|0(?=[.,]))(?:[.,](\d{0,2}))?$/u.exec(
      withoutSign(text.trim()),
    );
  if (!parts) return 0;
  const [, whole = '', cents = ''] = parts;
  return Number(`${whole.replace(/\D/g, '')}.${cents || 0}`);
}

/** Without the sign or the code of the site's currency, before or behind it. */
function withoutSign(text: string): string {
  const low = text.toLowerCase();
  for (const currencyDisplay of ['symbol', 'narrowSymbol', 'code'] as const) {
    const sign = partsOf(0, site.language, currencyDisplay).find(isSign)?.value.toLowerCase();
    if (!sign) continue;
    if (low.endsWith(sign)) return text.slice(0, -sign.length).trim();
    if (low.startsWith(sign)) return text.slice(sign.length).trim();
  }
  return text;
}

const isSign = ({ type }: Intl.NumberFormatPart) => type === 'currency';

/**
 * As the owner writes it in the language of the site: `8.900` is not 8.9 to a German. Where what a language
 * writes could not be read again (1,23,456), as in English. As beside the sign of a currency, like `money`: in
 * Austria thousands stand apart differently there.
 *
 * @param language as in `<html lang>`.
 */
export function writeAmount(amount: number, language: string = site.language): string {
  const written = format(amount, language);
  return readAmount(written) === amount ? written : format(amount, 'en-GB');
}

/** What of an amount is written in a field, which is beside the name of its currency. */
const DIGITS = ['integer', 'group', 'decimal', 'fraction'];

function partsOf(
  amount: number,
  language: string,
  currencyDisplay: 'symbol' | 'narrowSymbol' | 'code',
) {
  return new Intl.NumberFormat(language, {
    ...{ style: 'currency', currency: site.currency, currencyDisplay, numberingSystem: 'latn' },
    ...{
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      trailingZeroDisplay: 'stripIfInteger',
    },
  }).formatToParts(amount);
}

function format(amount: number, language: string): string {
  return partsOf(amount, language, 'symbol')
    .flatMap(({ type, value }) => (DIGITS.includes(type) ? value : []))
    .join('');
}

/** The same rule as the database's `private.is_price_list`. */
export function isAmount(value: unknown): boolean {
  return (
    typeof value === 'number' && value > 0 && value < 1e8 && Number(value.toFixed(2)) === value
  );
}
