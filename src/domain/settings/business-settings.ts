import type { Closure, Phone, Site, SocialProfile } from '#business/types.ts';
import { dialled } from '#domain/text/dialled.ts';
import { digitsOf } from '#domain/text/telephone.ts';
import { type DayHours, openingHoursOf } from './opening-hours.ts';

/** What the owner says in place of the business folder. Null follows the folder. */
export interface BusinessSettings {
  /** What people call it. */
  name: string | null;
  /** With its country code, as people write it. */
  phone: string | null;
  /** Both empty for none. */
  second: SecondPhone | null;
  /** Number for chats; empty when there is no WhatsApp. */
  whatsapp: string | null;
  greeting: string | null;
  /** Below photographs; empty for none. */
  note: string | null;
  email: string | null;
  street: string | null;
  city: string | null;
  postcode: string | null;
  /** Empty where addresses have none. */
  region: string | null;
  /** `GB` */
  country: string | null;
  /** Seven days from Monday on. */
  hours: DayHours[] | null;
  closures: Closure[] | null;
  /** Amounts by `priceKey`. */
  prices: Record<string, number>;
  /** Below prices; empty for none. */
  vat: string | null;
  socials: SocialProfile[] | null;
  /** The full name in law. */
  company: string | null;
  /** At the foot of every page; empty for none. */
  legal: string | null;
  /** For search engines: of `TRADES`. */
  trade: string | null;
  /** `en` */
  languages: string[] | null;
  /** Where it works. */
  area: string | null;
  /** For search engines: `££`. */
  bracket: string | null;
  /** By `WordName`. */
  words: Record<string, string>;
  /** By the code of each other language, and what it is: `greeting`, `words.feed`, `reasons.2026-12-24`. */
  translations: Record<string, TranslatedWords>;
  /** Whether pages of another language name what is there in the main one alone. */
  untranslated: boolean;
  /** In place of the name in the header. */
  logo: Logo | null;
  /** A picture of the library, for tabs of browsers and the screens of phones. */
  icon: string | null;
}

/** Words of the owner in one of the other languages; those that are not there follow the folder. */
export type TranslatedWords = Record<string, string>;

export type SecondPhone = { label: string; number: string };

/** Pictures of the library; on dark grounds `dark` is shown, if there is one. */
export type Logo = { media: string; dark: string | null };

export const NO_SETTINGS: BusinessSettings = {
  name: null,
  phone: null,
  second: null,
  whatsapp: null,
  greeting: null,
  note: null,
  email: null,
  street: null,
  city: null,
  postcode: null,
  region: null,
  country: null,
  hours: null,
  closures: null,
  prices: {},
  vat: null,
  socials: null,
  company: null,
  legal: null,
  trade: null,
  languages: null,
  area: null,
  bracket: null,
  words: {},
  translations: {},
  untranslated: false,
  logo: null,
  icon: null,
};

/** Facts that are sentences, so that each language has its own. */
export const SENTENCES = ['greeting', 'note', 'vat', 'legal', 'area'] as const;
export type Sentence = (typeof SENTENCES)[number];

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
  const sentences = SENTENCES.map((name) => {
    const main = settings[name];
    return [name, own[name] ?? (main === '' || name === 'legal' ? main : null)];
  });
  const words = Object.entries(own).flatMap(([key, word]) =>
    key.startsWith(WORD) ? [[key.slice(WORD.length), word]] : [],
  );
  const { second, closures } = settings;
  return {
    ...settings,
    ...(Object.fromEntries(sentences) as Pick<BusinessSettings, Sentence>),
    words: Object.fromEntries(words),
    second: second?.number
      ? { ...second, label: own.second ?? folder.secondPhone?.label ?? second.label }
      : second,
    closures: closures?.map((one) => ({ ...one, reason: own[reasonKey(one.from)] ?? '' })) ?? null,
    translations: {},
  };
}

/** With its country code. The same rule as the database's `private.is_phone_number`. */
export function isPhoneNumber(text: string): boolean {
  const { length } = digitsOf(text.replaceAll('(0)', ''));
  return /^\+[1-9][0-9 ()./-]*$/.test(text) && text.length <= 40 && length >= 7 && length <= 15;
}

/** An address of another website. The same rule as the database's `private.is_socials`. */
export function isProfileAddress(text: string): boolean {
  return (
    text.length <= 300 && /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+([/?#][^\s"<>\\]*)?$/i.test(text)
  );
}

/** What a price of a service is known by: `kitchen-carpentry/galley`. */
export function priceKey(service: string, key: string): string {
  return `${service}/${key}`;
}

export function withSettings(site: Site, settings: BusinessSettings): Site {
  const { phone, second, email, note, street, city, postcode, hours, closures } = settings;
  return {
    ...site,
    name: settings.name ?? site.name,
    phone: phone === null ? site.phone : numberOf(phone),
    secondPhone: second === null ? site.secondPhone : secondPhoneOf(second),
    whatsapp: whatsappOf(site, settings),
    email: email ?? site.email,
    pictureNote: note ?? site.pictureNote,
    address: {
      ...site.address,
      street: street ?? site.address.street,
      city: city ?? site.address.city,
      postcode: postcode ?? site.address.postcode,
      region: settings.region ?? site.address.region,
      country: settings.country ?? site.address.country,
    },
    openingHours: hours === null ? site.openingHours : openingHoursOf(hours, site.language),
    closures: closures ?? site.closures,
    vatNote: settings.vat ?? site.vatNote,
    socials: settings.socials ?? site.socials,
    legalName: settings.company ?? site.legalName,
    legalLine: settings.legal ?? site.legalLine,
    businessType: settings.trade ?? site.businessType,
    languages: settings.languages ?? site.languages,
    areaServed: settings.area ?? site.areaServed,
    priceRange: settings.bracket ?? site.priceRange,
  };
}

function numberOf(display: string): Phone {
  return { e164: dialled(display), display };
}

function secondPhoneOf({ label, number }: SecondPhone): Site['secondPhone'] {
  return number ? { ...numberOf(number), label } : null;
}

function whatsappOf(site: Site, { whatsapp, greeting }: BusinessSettings): Site['whatsapp'] {
  if (whatsapp === '') return null;
  if (whatsapp === null && !site.whatsapp) return null;
  return {
    number: whatsapp === null ? (site.whatsapp?.number ?? '') : digitsOf(dialled(whatsapp)),
    greeting: greeting ?? site.whatsapp?.greeting ?? '',
    label: site.whatsapp?.label ?? `WhatsApp: ${site.name}`,
  };
}
