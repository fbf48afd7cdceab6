import type { Site } from '#business/types.ts';
import type { Services } from '#domain/pages/services.ts';
import { writeAmount } from '#domain/settings/amounts.ts';
import {
  type BusinessSettings,
  NO_SETTINGS,
  priceKey,
  withSettings,
} from '#domain/settings/business-settings.ts';
import { closureDays, openingHoursOf, weekOf } from '#domain/settings/opening-hours.ts';
import { TRADES } from '#domain/settings/trades.ts';
import { shownWords, WORDS, type WordName } from '#domain/settings/words.ts';
import { nameOfCountry } from '#domain/site/address.ts';
import { staff, staffTag } from '#languages/staff.ts';
import { site } from '#site';
import type { ComparedPart, Comparison, StoredContent } from './content-comparison.ts';

/** What a fact says, as one text; by what the log of changes calls it. */
const TEXTS: Readonly<Record<string, (site: Site) => string>> = {
  'Name of the business': ({ name }) => name,
  Telephone: ({ phone }) => phone.display,
  'Second telephone': ({ secondPhone }) => inWords(secondPhone?.label, secondPhone?.display),
  WhatsApp: ({ whatsapp }) => (whatsapp ? `+${whatsapp.number}` : ''),
  'WhatsApp greeting': ({ whatsapp }) => whatsapp?.greeting ?? '',
  'Email address': ({ email }) => email,
  Address: ({ address: { street, city, region, postcode, country } }) =>
    inLines([street, city, region, postcode, nameOfCountry(country, staffTag())]),
  'Sentence below photographs': ({ pictureNote }) => pictureNote,
  'Opening hours': ({ openingHours }) =>
    inLines(openingHoursOf(weekOf(openingHours), staffTag()).map(({ label }) => label)),
  'Days closed': ({ closures }) =>
    inLines(closures.map((one) => inWords(closureDays(one, staffTag()), one.reason))),
  'Note on VAT': ({ vatNote }) => vatNote,
  'Social profiles': ({ socials }) =>
    inLines(socials.map(({ label, href }) => inWords(label, href))),
  'Legal name': ({ legalName }) => legalName,
  'Line at the foot of every page': ({ legalLine }) => legalLine,
  'Kind of business': ({ businessType }) => {
    const trade = TRADES[businessType];
    return trade ? staff.settings[trade] : businessType;
  },
  'Languages spoken': ({ languages }) => {
    const names = new Intl.DisplayNames([staffTag()], { type: 'language' });
    return inLines(languages.map((code) => names.of(code)));
  },
  'Where you work': ({ areaServed }) => areaServed,
  'Price range': ({ priceRange }) => priceRange,
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
  const parts = partsOf(name, settingsOf(seen), settingsOf(next), services);
  return { summary: '', parts: parts.filter((part) => part.before !== part.after) };
}

/** A trigger keeps them, from columns with constraints; those of an older version lack what is newer. */
function settingsOf(row: StoredContent): BusinessSettings {
  return { ...NO_SETTINGS, ...row };
}

function partsOf(
  name: string,
  before: BusinessSettings,
  after: BusinessSettings,
  services: Services,
): ComparedPart[] {
  if (name === 'Prices') {
    return services.shown.flatMap(({ key: service, name, prices }) =>
      prices.map((price) => {
        const key = priceKey(service, price.key);
        const amountIn = ({ prices }: BusinessSettings) => writeAmount(prices[key] ?? price.from);
        return {
          name: inWords(`${name},`, price.name),
          before: amountIn(before),
          after: amountIn(after),
        };
      }),
    );
  }
  if (name === 'Words of the website') {
    const [old, fresh] = [shownWords(before.words), shownWords(after.words)];
    return (Object.keys(WORDS) as WordName[]).map((word) => ({
      name: staff.settings[WORDS[word].label],
      before: old[word],
      after: fresh[word],
    }));
  }
  const textOf = TEXTS[name];
  if (!textOf) return [];
  const names: Readonly<Record<string, string>> = staff.releases.namesOfChanges;
  const textIn = (settings: BusinessSettings) => textOf(withSettings(site, settings));
  return [{ name: names[name] ?? name, before: textIn(before), after: textIn(after) }];
}

const inLines = (texts: readonly (string | undefined)[]) => texts.filter(Boolean).join('\n');
const inWords = (...texts: readonly (string | undefined)[]) => texts.filter(Boolean).join(' ');
