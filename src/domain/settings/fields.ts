import * as z from 'zod/mini';
import type { Phone } from '#business/types.ts';
import { nameOfCountry } from '#domain/site/address.ts';
import { dialled } from '#domain/text/dialled.ts';
import { digitsOf } from '#domain/text/telephone.ts';
import { labelsOf, staffTag } from '#languages/staff.ts';
import {
  address,
  type Fact,
  fact,
  type Said,
  type Setting,
  said,
  sentence,
  setting,
} from './field.ts';
import * as rules from './field-rules.ts';
import { closureDays, openingHoursOf, weekOf } from './opening-hours.ts';
import { countriesIn } from './places-and-languages.ts';
import { TRADES } from './trades.ts';

const numberOf = (display: string): Phone => ({ e164: dialled(display), display });
const inLines = (texts: readonly string[]) => texts.filter(Boolean).join('\n');
const inWords = (...texts: readonly string[]) => texts.filter(Boolean).join(' ');

export const FACTS = {
  name: fact({
    limit: 60,
    rule: rules.line(60, 'nameNeeded'),
    folder: ({ name }) => name,
    into: (name) => ({ name }),
  }),
  phone: fact({
    type: 'tel',
    rule: rules.phone,
    folder: ({ phone }) => phone.display,
    into: (number) => ({ phone: numberOf(number) }),
  }),
  /** Both empty for none. */
  second: said({
    limit: 40,
    rule: rules.secondPhone,
    folder: ({ secondPhone }) => ({
      label: secondPhone?.label ?? '',
      number: secondPhone?.display ?? '',
    }),
    into: ({ label, number }) => ({ secondPhone: number ? { ...numberOf(number), label } : null }),
    text: ({ label, number }) => inWords(label, number),
    words: ({ label }) => label,
  }),
  email: fact({
    type: 'email',
    rule: rules.mailAddress,
    folder: ({ email }) => email,
    into: (email) => ({ email }),
  }),
  /** For chats. The folder's is written as the telephone number is, where it is the same. */
  whatsapp: fact({
    type: 'tel',
    rule: rules.phoneOrNone,
    canBeNone: true,
    folder({ phone, whatsapp }) {
      if (!whatsapp) return '';
      const number = `+${whatsapp.number}`;
      return number === phone.e164 ? phone.display : number;
    },
    into(said, { whatsapp }, { name }) {
      const { greeting = '', label = `WhatsApp: ${name}` } = whatsapp ?? {};
      return { whatsapp: said ? { number: digitsOf(dialled(said)), greeting, label } : null };
    },
    text: (said, { phone }) => (said === phone.display ? phone.e164 : dialled(said)),
  }),
  greeting: sentence({
    limit: 300,
    folder: ({ whatsapp }) => whatsapp?.greeting ?? '',
    into: (greeting, { whatsapp }) => ({ whatsapp: whatsapp && { ...whatsapp, greeting } }),
  }),
  note: sentence({
    limit: 300,
    canBeNone: true,
    folder: ({ pictureNote }) => pictureNote,
    into: (pictureNote) => ({ pictureNote }),
  }),
  street: address('street', { rule: rules.line(120, 'streetNeeded') }),
  city: address('city', { rule: rules.line(80, 'townNeeded') }),
  region: address('region', {
    rule: rules.line(80),
    canBeNone: true,
  }),
  postcode: address('postcode', { rule: rules.line(20, 'postcodeNeeded') }),
  country: address('country', {
    rule: () => z.string().check(z.regex(/^[A-Z]{2}$/)),
    options: () => countriesIn(staffTag()),
    text: (code) => nameOfCountry(code, staffTag()),
  }),
  /** Seven days from Monday on. */
  hours: fact({
    rule: (words) => z.array(rules.times(words)).check(z.length(7)),
    folder: ({ openingHours }) =>
      weekOf(openingHours).map((day) => day.map(({ opens, closes }) => ({ opens, closes }))),
    into: (week, { language }) => ({ openingHours: openingHoursOf(week, language) }),
    text: (week) => inLines(openingHoursOf(week, staffTag()).map(({ label }) => label)),
  }),
  closures: fact({
    rule: (words) =>
      z.array(z.strictObject(rules.closureShape(words)).check(rules.endsAfterItBegins(words))),
    folder: ({ closures }) => closures.map(({ from, to, reason }) => ({ from, to, reason })),
    into: (closures) => ({ closures }),
    text: (all) => inLines(all.map((one) => inWords(closureDays(one, staffTag()), one.reason))),
  }),
  vat: sentence({
    limit: 200,
    canBeNone: true,
    folder: ({ vatNote }) => vatNote,
    into: (vatNote) => ({ vatNote }),
  }),
  socials: fact({
    rule: rules.socials,
    folder: ({ socials }) => socials.map(({ label, href }) => ({ label, href })),
    into: (socials) => ({ socials }),
    text: (all) => inLines(all.map(({ label, href }) => inWords(label, href))),
  }),
  /** The full name in law. */
  company: fact({
    limit: 120,
    rule: rules.line(120, 'legalNameNeeded'),
    folder: ({ legalName }) => legalName,
    into: (legalName) => ({ legalName }),
  }),
  legal: sentence({
    limit: 300,
    canBeNone: true,
    folder: ({ legalLine }) => legalLine,
    into: (legalLine) => ({ legalLine }),
  }),
  /** For search engines: of `TRADES`. */
  trade: fact({
    rule: () => z.string(),
    folder: ({ businessType }) => businessType,
    into: (businessType) => ({ businessType }),
    options: (words) => labelsOf(TRADES, words),
    text: (trade, _, words) => (TRADES[trade] ? words[TRADES[trade]] : trade),
  }),
  languages: fact({
    rule: rules.languages,
    folder: ({ languages }) => [...languages],
    into: (languages) => ({ languages }),
    text(codes) {
      const names = new Intl.DisplayNames([staffTag()], { type: 'language' });
      return inLines(codes.map((code) => names.of(code) ?? ''));
    },
  }),
  area: sentence(
    {
      limit: 120,
      folder: ({ areaServed }) => areaServed,
      into: (areaServed) => ({ areaServed }),
    },
    'areaNeeded',
  ),
  /** For search engines: `££`. */
  bracket: fact({
    rule: rules.line(20, 'priceRangeNeeded'),
    folder: ({ priceRange }) => priceRange,
    into: (priceRange) => ({ priceRange }),
  }),
};

const words = z.record(z.string(), z.string());

/** What is no fact of the folder. */
export const OTHERS = {
  /** Amounts by `priceKey`. */
  prices: setting({
    empty: {},
    rule: () => z.record(z.string(), z.number().check(z.positive())),
  }),
  /** By `WordName`. */
  words: setting({
    rule: () => words,
    empty: {},
  }),
  /** By the code of each other language, and what it is: `greeting`, `words.feed`, `reasons.2026-12-24`. */
  translations: setting({
    rule: () => z.record(z.string(), words),
    empty: {},
  }),
  /** Whether pages of another language name what is there in the main one alone. */
  untranslated: setting<boolean>({
    rule: () => z.boolean(),
    empty: false,
  }),
  /** Whether views of pages are counted. */
  counts: setting<boolean>({
    rule: () => z.boolean(),
    empty: false,
  }),
  /** In place of the name in the header: pictures of the library, the second on dark grounds. */
  logo: setting<{ media: string; dark: string | null } | null>({
    empty: null,
    rule: () => z.nullable(z.strictObject({ media: z.uuid(), dark: z.nullable(z.uuid()) })),
  }),
  /** A picture of the library, for tabs of browsers and the screens of phones. */
  icon: setting<string | null>({
    empty: null,
    rule: () => z.nullable(z.uuid()),
  }),
  /** Where customers can review the business, an address; '' for nowhere. */
  reviews: setting({
    empty: '',
    rule: rules.profileOrNone,
  }),
};

export type FactName = keyof typeof FACTS;
type SavedBy<Described> = Described extends { rule: rules.Rule<infer Saved> } ? Saved : never;
export type Facts = { [Name in FactName]: SavedBy<(typeof FACTS)[Name]> };
type NamesOf<Wanted> = {
  [Name in FactName]: (typeof FACTS)[Name] extends Wanted ? Name : never;
}[FactName];
/** Those of a plain field. */
export type TextName = NamesOf<Fact<string>>;
/** Those that each language has words for. */
export type SaidName = NamesOf<{ words: unknown }>;

/** What the owner says in place of the business folder. Null follows the folder. */
export type BusinessSettings = { [Name in FactName]: Facts[Name] | null } & {
  [Name in keyof typeof OTHERS]: SavedBy<(typeof OTHERS)[Name]>;
};

/** Of each fact its name and what it says of itself, in their order. */
export const factsInOrder = Object.entries(FACTS) as unknown as readonly [
  FactName,
  Fact<unknown>,
][];
export const SAID = factsInOrder.flatMap(([name, one]) =>
  'words' in one ? [[name as SaidName, one as Said<unknown>] as const] : [],
);

const each = <Made>(of: object, make: (one: never) => Made) =>
  Object.fromEntries(Object.entries(of).map(([name, one]) => [name, make(one as never)]));

export const NO_SETTINGS = {
  ...each(FACTS, () => null),
  ...each(OTHERS, ({ empty }: { empty: unknown }) => empty),
} as BusinessSettings;

/** What a saved row has of them. @param words that say what is wrong. */
export const savedShape = (...words: Parameters<rules.Rule<unknown>>) =>
  ({
    ...each(FACTS, ({ rule }: Setting<unknown>) => z.nullable(rule(...words))),
    ...each(OTHERS, ({ rule }: Setting<unknown>) => rule(...words)),
  }) as { [Name in keyof BusinessSettings]: z.ZodMiniType<BusinessSettings[Name]> };

/** Their names, which are those of their columns. */
export const SETTING_NAMES = Object.keys(NO_SETTINGS) as (keyof BusinessSettings)[];
