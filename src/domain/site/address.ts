import type { Address } from '#business/types.ts';
import { unbroken } from '#domain/text/unbroken.ts';

/**
 * The line of the town, by country, after the formats of Google's libaddressinput. Where those put the
 * postcode on a line of its own it ends this one, which takes less room.
 */
const TOWN_LINES: Readonly<Record<string, string>> = {
  '{city} {postcode}': 'GB GG IM JE GI IE NZ SG IN LK MT BN BD PK NP KE NG ZA',
  '{city}, {postcode}': 'LV',
  '{city}, {region} {postcode}': 'US PR',
  '{city} {region} {postcode}': 'AU CA',
  '{city}-{region} {postcode}': 'BR',
  '{postcode} {city} {region}': 'IT ES',
};
/** The space between a street and the number of a house, on either side. */
const BY_NUMBER = /(?<=^\d\S*) | (?=\d\S*$)/g;
const NO_BREAK = '\u00a0';

/** As most of the continents write it. */
const USUAL = '{postcode} {city}, {region}';

const BY_COUNTRY = new Map(
  Object.entries(TOWN_LINES).flatMap(([line, countries]) =>
    countries.split(' ').map((country) => [country, line] as const),
  ),
);

/**
 * The lines of an address as its country writes them. The country itself is named where readers of the
 * language would take it for another: a business in France whose site is in British English. Numbers stay on the
 * line of what they belong to.
 */
export function addressLines(address: Address, language: string): string[] {
  const { street, region, country } = address;
  const whole = BY_COUNTRY.get(country) ?? USUAL;
  const line = region ? whole : whole.replace(/(?:, |-| )\{region\}/, '');
  const parts: Address = { ...address, postcode: unbroken(address.postcode) };
  const townLine = line
    .replace(/ (?=\{postcode\})|(?<=\{postcode\}) /g, NO_BREAK)
    .replace(/\{(\w+)\}/g, (_, part) => parts[part as keyof Address]);
  const isFarAway = new Intl.Locale(language).maximize().region !== country;
  return [
    street.replace(BY_NUMBER, NO_BREAK),
    townLine,
    ...(isFarAway ? [nameOfCountry(country, language)] : []),
  ];
}

/** Only where it is shown: to make the list of names takes a fiftieth of the time of a page. */
export function nameOfCountry(country: string, language: string): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country;
}
