import { perLanguage } from '#business/language.ts';
import { site } from '#site';

const format = perLanguage(
  () =>
    new Intl.NumberFormat(site.language, {
      style: 'currency',
      currency: site.currency,
      trailingZeroDisplay: 'stripIfInteger',
    }),
);

/** An amount as the language of the site writes it, with pence where there are any: `£24,000`, `£49.50`. */
export function money(amount: number): string {
  return format().format(amount);
}
