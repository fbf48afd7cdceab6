import { site } from '#site';

const format = new Intl.NumberFormat(site.language, {
  style: 'currency',
  currency: site.currency,
  maximumFractionDigits: 0,
});

/** An amount without its pence, as the language of the site writes it: `£24,000`. */
export function money(amount: number): string {
  return format.format(amount);
}
