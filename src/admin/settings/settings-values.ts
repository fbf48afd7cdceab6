import { readAmount, writeAmount } from '#domain/settings/amounts.ts';
import type { BusinessSettings } from '#domain/settings/business-settings.ts';
import { shownWords } from '#domain/settings/words.ts';
import {
  FOLDER,
  FOLDER_LANGUAGES,
  FOLDER_OPTIONAL,
  FOLDER_SECOND,
  FOLDER_SOCIALS,
  FOLDER_WEEK,
  FOLDER_WORDS,
  folderClosures,
  saysTheSame,
} from './folder-values.ts';
import { reasonsOf, translationsOf, valuesByLanguage } from './other-languages.ts';
import type { SettingsValues } from './settings-rules.ts';

const LINES = Object.keys(FOLDER) as (keyof typeof FOLDER)[];
const OPTIONAL_LINES = Object.keys(FOLDER_OPTIONAL) as (keyof typeof FOLDER_OPTIONAL)[];

/** What a day that has always been closed begins with. */
const USUAL_HOURS = FOLDER_WEEK.find((times) => times.length > 0) ?? [
  { opens: '09:00', closes: '18:00' },
];

/** The folder's facts with the owner's changes, without past closing days. @param today as `2026-12-24`. */
export function valuesOf(settings: BusinessSettings, today: string): SettingsValues {
  const lines = [...LINES, ...OPTIONAL_LINES].map((name) => [name, settings[name]] as const);
  return {
    ...FOLDER,
    ...FOLDER_OPTIONAL,
    ...Object.fromEntries(lines.filter(([, own]) => own !== null)),
    second: { ...(settings.second ?? FOLDER_SECOND) },
    week: (settings.hours ?? FOLDER_WEEK).map((times) => ({
      isOpen: times.length > 0,
      times: (times.length > 0 ? times : USUAL_HOURS).map((one) => ({ ...one })),
    })),
    closures: (settings.closures ?? folderClosures())
      .filter(({ to }) => to >= today)
      .map((closure) => ({ ...closure, reasons: reasonsOf(settings, closure) })),
    // Of all services, those that are hidden too: what is not among them follows the page.
    prices: Object.fromEntries(
      Object.entries(settings.prices).map(([key, amount]) => [key, writeAmount(amount)]),
    ),
    socials: (settings.socials ?? FOLDER_SOCIALS).map((profile) => ({ ...profile })),
    languages: [...(settings.languages ?? FOLDER_LANGUAGES)],
    words: { ...shownWords(settings.words) },
    others: valuesByLanguage(settings),
    untranslated: settings.untranslated,
    logo: { media: settings.logo?.media ?? null, dark: settings.logo?.dark ?? null },
    icon: settings.icon,
  };
}

/**
 * What is kept: a field that says what the folder says follows it.
 *
 * @param ofPages amounts of the pages, by `priceKey`: a price that says the same follows its page.
 * @param today the folder's days closed that are over are in no field, and are not taken off either.
 */
export function settingsOf(
  values: SettingsValues,
  ofPages: Readonly<Record<string, number>> = {},
  today = new Date().toLocaleDateString('sv'),
): BusinessSettings {
  const lines = LINES.map((name) => [name, own(values[name], FOLDER[name]) || null] as const);
  const optional = OPTIONAL_LINES.map((name) => [name, own(values[name], FOLDER_OPTIONAL[name])]);
  const hours = values.week.map(({ isOpen, times }) => (isOpen ? times : []));
  const prices = Object.entries(values.prices).flatMap(([key, text]) =>
    text === undefined || readAmount(text) === ofPages[key] ? [] : [[key, readAmount(text)]],
  );
  const { label, number } = values.second;
  const { media, dark } = values.logo;
  return {
    ...(Object.fromEntries([...lines, ...optional]) as Pick<
      BusinessSettings,
      (typeof LINES)[number] | (typeof OPTIONAL_LINES)[number]
    >),
    second: own({ label: number && label, number }, FOLDER_SECOND),
    hours: own(hours, FOLDER_WEEK),
    closures: own(
      values.closures.map(({ from, to, reason }) => ({ from, to, reason })),
      folderClosures(today),
    ),
    prices: Object.fromEntries(prices),
    socials: own(values.socials, FOLDER_SOCIALS),
    languages: own(values.languages, FOLDER_LANGUAGES),
    words: Object.fromEntries(
      Object.entries(values.words).filter(
        ([name, word]) => word !== '' && word !== FOLDER_WORDS[name as keyof typeof FOLDER_WORDS],
      ),
    ),
    translations: translationsOf(values),
    untranslated: values.untranslated,
    logo: media === null ? null : { media, dark },
    icon: values.icon,
  };
}

function own<Value>(value: Value, folder: NoInfer<Value>): Value | null {
  return saysTheSame(value, folder) ? null : value;
}
