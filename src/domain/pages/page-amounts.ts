import { type BusinessSettings, priceKey } from '#domain/settings/business-settings.ts';
import type { MergedPage } from './page.ts';

/** The amounts of the prices that a page lists, by their keys: the owner's go before those of the page. */
export function pageAmounts(
  { key: service, sections }: Pick<MergedPage, 'key' | 'sections'>,
  { prices }: Pick<BusinessSettings, 'prices'>,
): Record<string, number> {
  const items = sections
    .filter(({ kind }) => kind === 'prices')
    .flatMap(({ fields }) => (fields.items ?? []) as { key: string; from: number }[]);
  return Object.fromEntries(
    items.map(({ key, from }) => [key, prices[priceKey(service, key)] ?? from]),
  );
}
