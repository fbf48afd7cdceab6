import type { Services } from '#domain/pages/services.ts';
import { writeAmount } from '#domain/settings/amounts.ts';
import { priceKey } from '#domain/settings/business-settings.ts';
import { type BusinessSettings, factsInOrder, NO_SETTINGS } from '#domain/settings/fields.ts';
import { shownWords, WORDS, type WordName } from '#domain/settings/words.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import type { ComparedPart, Comparison, StoredContent } from './content-comparison.ts';

/**
 * A setting as visitors have it beside what it is to be.
 *
 * @param name of its column. A picture, or words in another language, have no part.
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
  if (name === 'prices') {
    return services.shown.flatMap(({ key: service, name, prices }) =>
      prices.map((price) => {
        const key = priceKey(service, price.key);
        const amountIn = ({ prices }: BusinessSettings) => writeAmount(prices[key] ?? price.from);
        return {
          name: `${name}, ${price.name}`,
          before: amountIn(before),
          after: amountIn(after),
        };
      }),
    );
  }
  if (name === 'words') {
    const [old, fresh] = [shownWords(before.words), shownWords(after.words)];
    return (Object.keys(WORDS) as WordName[]).map((word) => ({
      name: staff.settings[WORDS[word].label],
      before: old[word],
      after: fresh[word],
    }));
  }
  const fact = factsInOrder.find(([field]) => field === name);
  if (!fact) return [];
  const [field, { folder, text = String }] = fact;
  const textIn = (settings: BusinessSettings) =>
    text(settings[field] ?? folder(site), site, staff.settings);
  const { label } = staff.settings.fields[field];
  return [{ name: label, before: textIn(before), after: textIn(after) }];
}
