import type { Site } from '#business/types.ts';
import { type BusinessSettings, factsInOrder, SAID, type SaidName } from './fields.ts';

export { type BusinessSettings, NO_SETTINGS } from './fields.ts';

/** Behind these is what a word of `translations` is called or dated. */
const WORD = 'words.';
const REASON = 'reasons.';
export const wordKey = (name: string) => `${WORD}${name}`;
export const reasonKey = (from: string) => `${REASON}${from}`;

/**
 * The settings as pages of a language show them: facts are one for all, sentences are those that the owner gave for
 * this language, and otherwise the folder's.
 *
 * @param language its code; '' for the main one.
 * @param folder what the folder says in it.
 */
export function settingsIn(
  settings: BusinessSettings,
  language: string,
  folder: Pick<Site, 'secondPhone'>,
): BusinessSettings {
  if (language === '') return { ...settings, translations: {}, untranslated: false };
  const own = settings.translations[language] ?? {};
  // What the owner took off the site is on it in no language; a line such as the number of the company needs none.
  const sentences = SAID.map(([name]) => {
    const main = settings[name];
    return [name, own[name] ?? (main === '' || name === 'legal' ? main : null)];
  });
  const words = Object.entries(own).flatMap(([key, word]) =>
    key.startsWith(WORD) ? [[key.slice(WORD.length), word]] : [],
  );
  const { second, closures } = settings;
  return {
    ...settings,
    ...(Object.fromEntries(sentences) as Pick<BusinessSettings, SaidName>),
    words: Object.fromEntries(words),
    second: second?.number
      ? { ...second, label: own.second ?? folder.secondPhone?.label ?? second.label }
      : second,
    closures: closures?.map((one) => ({ ...one, reason: own[reasonKey(one.from)] ?? '' })) ?? null,
    translations: {},
  };
}

/** What a price of a service is known by: `kitchen-carpentry/galley`. */
export function priceKey(service: string, key: string): string {
  return `${service}/${key}`;
}

/** The site of the folder with the owner's facts. */
export function withSettings(folder: Site, settings: BusinessSettings): Site {
  let site = folder;
  for (const [name, { into }] of factsInOrder) {
    const said = settings[name];
    if (said !== null) site = { ...site, ...into(said, site, folder) };
  }
  return site;
}
