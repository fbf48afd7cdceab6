import { languageName } from '#admin/ui/text/site-languages.ts';
import type { Services } from '#domain/pages/services.ts';
import type {
  ComparedPart,
  Comparison,
  StoredContent,
} from '#domain/releases/content-comparison.ts';
import { writeAmount } from '#domain/settings/amounts.ts';
import { type BusinessSettings, priceKey } from '#domain/settings/business-settings.ts';
import { TRADES } from '#domain/settings/trades.ts';
import { WORDS, type WordName } from '#domain/settings/words.ts';
import { staff, staffTag } from '#languages/staff.ts';
import { nameOfDay } from './day-names.ts';
import type { SettingsValues } from './settings-rules.ts';
import { valuesOf } from './settings-values.ts';

/** What stands in the fields of a setting, as one text; by what the log of changes calls it. */
const TEXTS: Readonly<Record<string, (values: SettingsValues) => string>> = {
  'Name of the business': ({ name }) => name,
  Telephone: ({ phone }) => phone,
  'Second telephone': ({ second }) => inWords(second.label, second.number),
  WhatsApp: ({ whatsapp }) => whatsapp,
  'WhatsApp greeting': ({ greeting }) => greeting,
  'Email address': ({ email }) => email,
  Address: ({ street, city, region, postcode, country }) =>
    inLines([street, city, region, postcode, countryName(country)]),
  'Sentence below photographs': ({ note }) => note,
  'Opening hours': ({ week }) =>
    inLines(week.map((day, nth) => inWords(`${nameOfDay(nth)}:`, hoursOf(day)))),
  'Days closed': ({ closures }) =>
    inLines(closures.map(({ from, to, reason }) => inWords(daysOf(from, to), reason))),
  'Note on VAT': ({ vat }) => vat,
  'Social profiles': ({ socials }) =>
    inLines(socials.map(({ label, href }) => inWords(label, href))),
  'Legal name': ({ company }) => company,
  'Line at the foot of every page': ({ legal }) => legal,
  'Kind of business': ({ trade }) => TRADES[trade] ?? trade,
  'Languages spoken': ({ languages }) => inLines(languages.map(languageName)),
  'Where you work': ({ area }) => area,
  'Price range': ({ bracket }) => bracket,
};

/**
 * A setting as visitors have it beside what it is to be.
 *
 * @param name what the log of changes calls it. A picture, or words in another language, have no part.
 */
export function compareSettings(
  name: string,
  seen: StoredContent,
  next: StoredContent,
  services: Services,
): Comparison {
  // Days closed that are over are no reason to leave one out: it may be what was changed.
  const [before, after] = [seen, next].map((row) =>
    valuesOf(row as unknown as BusinessSettings, ''),
  );
  const parts = before && after ? partsOf(name, before, after, services) : [];
  return { summary: '', parts: parts.filter((part) => part.before !== part.after) };
}

function partsOf(
  name: string,
  before: SettingsValues,
  after: SettingsValues,
  services: Services,
): ComparedPart[] {
  if (name === 'Prices') {
    return services.shown.flatMap(({ key: service, name, prices }) =>
      prices.map((price) => {
        const key = priceKey(service, price.key);
        const amountIn = ({ prices }: SettingsValues) => prices[key] ?? writeAmount(price.from);
        return { name: `${name}, ${price.name}`, before: amountIn(before), after: amountIn(after) };
      }),
    );
  }
  if (name === 'Words of the website') {
    return (Object.keys(WORDS) as WordName[]).map((word) => ({
      name: WORDS[word].label,
      before: before.words[word],
      after: after.words[word],
    }));
  }
  const textOf = TEXTS[name];
  if (!textOf) return [];
  const names: Readonly<Record<string, string>> = staff.releases.namesOfChanges;
  return [{ name: names[name] ?? name, before: textOf(before), after: textOf(after) }];
}

const inLines = (texts: readonly string[]) => texts.filter(Boolean).join('\n');
const inWords = (...texts: readonly string[]) => texts.filter(Boolean).join(' ');

function hoursOf({ isOpen, times }: SettingsValues['week'][number]): string {
  if (!isOpen) return staff.settings.closed;
  return times.map(({ opens, closes }) => `${opens}–${closes}`).join(', ');
}

function daysOf(from: string, to: string): string {
  const format = new Intl.DateTimeFormat(staffTag(), { dateStyle: 'long', timeZone: 'UTC' });
  return format.formatRange(new Date(from), new Date(to || from));
}

function countryName(country: string): string {
  return new Intl.DisplayNames([staffTag()], { type: 'region' }).of(country) ?? country;
}
