import { type BusinessSettings, priceKey } from '#domain/settings/business-settings.ts';
import type { MergedPage, Section } from './page.ts';

/** A price that a page lists, with its own amount. */
export interface ListedPrice {
  key: string;
  name: string;
  from: number;
}

export function listedPrices(sections: readonly Section[]): ListedPrice[] {
  return sections
    .filter(({ kind }) => kind === 'prices')
    .flatMap(({ fields }) => (fields.items ?? []) as ListedPrice[]);
}

/** The amounts of the prices that a page lists, by their keys: the owner's go before those of the page. */
export function pageAmounts(
  { key: service, sections }: Pick<MergedPage, 'key' | 'sections'>,
  { prices }: Pick<BusinessSettings, 'prices'>,
): Record<string, number> {
  return Object.fromEntries(
    listedPrices(sections).map(({ key, from }) => [key, prices[priceKey(service, key)] ?? from]),
  );
}
