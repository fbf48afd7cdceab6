import { type BusinessSettings, priceKey } from '#domain/settings/business-settings.ts';
import { listedPrices } from './overlay.ts';
import type { MergedPage } from './page.ts';

/** The amounts of the prices that a page lists, by their keys: the owner's go before those of the page. */
export function pageAmounts(
  { key: service, sections }: Pick<MergedPage, 'key' | 'sections'>,
  { prices }: Pick<BusinessSettings, 'prices'>,
): Record<string, number> {
  return Object.fromEntries(
    listedPrices(sections).map(({ key, from }) => [key, prices[priceKey(service, key)] ?? from]),
  );
}
