import { readAmount, writeAmount } from '#domain/settings/amounts.ts';
import type { BusinessSettings } from '#domain/settings/business-settings.ts';
import { weekOf } from '#domain/settings/opening-hours.ts';
import { shownWords } from '#domain/settings/words.ts';
import { site } from '#site';
import { reasonsOf, translationsOf, valuesByLanguage } from './other-languages.ts';
import type { SettingsValues } from './settings-rules.ts';

const FOLDER = {
  name: site.name,
  phone: site.phone.display,
  email: site.email,
  greeting: site.whatsapp?.greeting ?? '',
  street: site.address.street,
  city: site.address.city,
  postcode: site.address.postcode,
  country: site.address.country,
  company: site.legalName,
  trade: site.businessType,
  area: site.areaServed,
  bracket: site.priceRange,
};
/** What the owner may leave empty, for none. */
const FOLDER_OPTIONAL = {
  whatsapp: whatsappOfFolder(),
  note: site.pictureNote,
  region: site.address.region,
  vat: site.vatNote,
  legal: site.legalLine,
};
const LINES = Object.keys(FOLDER) as (keyof typeof FOLDER)[];
const OPTIONAL_LINES = Object.keys(FOLDER_OPTIONAL) as (keyof typeof FOLDER_OPTIONAL)[];

const FOLDER_SECOND = {
  label: site.secondPhone?.label ?? '',
  number: site.secondPhone?.display ?? '',
};
const FOLDER_CLOSURES = site.closures.map(({ from, to, reason }) => ({ from, to, reason }));
const FOLDER_SOCIALS = site.socials.map(({ label, href }) => ({ label, href }));
const FOLDER_LANGUAGES = [...site.languages];
const FOLDER_WORDS = shownWords({});
const FOLDER_WEEK = weekOf(site.openingHours);
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
    closures: (settings.closures ?? FOLDER_CLOSURES)
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
 */
export function settingsOf(
  values: SettingsValues,
  ofPages: Readonly<Record<string, number>> = {},
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
      FOLDER_CLOSURES,
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
  return JSON.stringify(value) === JSON.stringify(folder) ? null : value;
}

/** Written as the telephone number is, where it is the same. */
function whatsappOfFolder(): string {
  const { phone, whatsapp } = site;
  if (!whatsapp) return '';
  const number = `+${whatsapp.number}`;
  return number === phone.e164 ? phone.display : number;
}
