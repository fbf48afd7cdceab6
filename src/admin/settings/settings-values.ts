import { readAmount, writeAmount } from '#domain/settings/amounts.ts';
import type { BusinessSettings } from '#domain/settings/fields.ts';
import { shownWords } from '#domain/settings/words.ts';
import { reasonsOf, translationsOf, valuesByLanguage } from './other-languages.ts';
import {
  closuresOf,
  FOLDER_WORDS,
  folderOf,
  hoursOf,
  ownOf,
  PLAIN,
  type PlainName,
  type SettingsValues,
} from './settings-rules.ts';

/** The folder's facts with the owner's changes, without past closing days. @param today as `2026-12-24`. */
export function valuesOf(settings: BusinessSettings, today: string): SettingsValues {
  const plain = PLAIN.map((name) => [name, structuredClone(settings[name] ?? folderOf(name))]);
  const folderWeek = folderOf('hours');
  // What a day that has always been closed begins with.
  const usual = folderWeek.find((times) => times.length > 0) ?? [
    { opens: '09:00', closes: '18:00' },
  ];
  return {
    ...(Object.fromEntries(plain) as Pick<SettingsValues, PlainName>),
    week: (settings.hours ?? folderWeek).map((times) => ({
      isOpen: times.length > 0,
      times: structuredClone(times.length > 0 ? times : usual),
    })),
    closures: (settings.closures ?? folderOf('closures'))
      .filter(({ to }) => to >= today)
      .map((closure) => ({ ...closure, reasons: reasonsOf(settings, closure) })),
    // Of all services, those that are hidden too: what is not among them follows the page.
    prices: Object.fromEntries(
      Object.entries(settings.prices).map(([key, amount]) => [key, writeAmount(amount)]),
    ),
    words: { ...shownWords(settings.words) },
    others: valuesByLanguage(settings),
    untranslated: settings.untranslated,
    counts: settings.counts,
    logo: { media: settings.logo?.media ?? null, dark: settings.logo?.dark ?? null },
    icon: settings.icon,
    reviews: settings.reviews,
  };
}

/**
 * What is kept: a field that says what the folder says follows it.
 *
 * @param ofPages amounts of the pages, by `priceKey`: a price that says the same follows its page.
 */
export function settingsOf(
  values: SettingsValues,
  ofPages: Readonly<Record<string, number>> = {},
): BusinessSettings {
  const { label, number } = values.second;
  const typed = { ...values, second: { label: number && label, number } };
  const plain = PLAIN.map((name) => [name, ownOf(name, typed[name])]);
  const prices = Object.entries(values.prices).flatMap(([key, text]) =>
    text === undefined || readAmount(text) === ofPages[key] ? [] : [[key, readAmount(text)]],
  );
  const { media, dark } = values.logo;
  return {
    ...(Object.fromEntries(plain) as Pick<BusinessSettings, PlainName>),
    hours: ownOf('hours', hoursOf(values.week)),
    closures: ownOf('closures', closuresOf(values.closures)),
    prices: Object.fromEntries(prices),
    words: Object.fromEntries(
      Object.entries(values.words).filter(
        ([name, word]) => word !== '' && word !== FOLDER_WORDS[name as keyof typeof FOLDER_WORDS],
      ),
    ),
    translations: translationsOf(values),
    untranslated: values.untranslated,
    counts: values.counts,
    logo: media === null ? null : { media, dark },
    icon: values.icon,
    reviews: values.reviews,
  };
}
