import * as z from 'zod/mini';
import { safeAddress } from '#domain/markdown/addresses.ts';
import { isAmount } from '#domain/settings/amounts.ts';
import { DAYS, MOST_TIMES } from '#domain/settings/opening-hours.ts';
import { countriesIn } from '#domain/settings/places-and-languages.ts';
import { TRADES } from '#domain/settings/trades.ts';
import { isSlug } from '#domain/text/slug-rule.ts';

const COUNTRIES = countriesIn('en');

/** The limits of search engines: what is longer is cut. */
export const LONGEST = { title: 70, description: 160 } as const;

const words = () =>
  z.string().check(z.refine((text) => text.trim() !== '', 'Write something here.'));
const upTo = (limit: number) =>
  words().check(
    z.refine((text) => text.length <= limit, {
      error: ({ input }) =>
        `It has ${String(input).length} characters, and search engines show ${limit}.`,
    }),
  );
// What can't be read is not compared with anything else.
const matching = (pattern: RegExp, sentence: string) =>
  z.string().check(z.regex(pattern, { error: sentence, abort: true }));
const knownTo = (isKnown: (text: string) => unknown, error: string) =>
  z.string().check(
    z.refine(
      (text) => {
        try {
          return isKnown(text);
        } catch {
          return false;
        }
      },
      { error, abort: true },
    ),
  );

const phone = {
  e164: matching(
    /^\+\d{6,15}$/,
    'Write + and digits alone, with the code of the country: +442079460123.',
  ),
  display: words(),
};
const time = matching(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Write a time of the day as 09:00.');
const day = knownTo(
  (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toISOString().startsWith(text),
  'Write a day as 2026-12-24.',
);
const link = knownTo(
  (text) => safeAddress(text) !== null,
  'This is no address. Write /services/…, /#contact or https://….',
);
const slug = z
  .string()
  .check(
    z.refine(
      isSlug,
      'Write small letters, digits and hyphens: it is part of the address, as in /services/new-doors.',
    ),
  );

const times = z
  .array(
    z
      .strictObject({ opens: time, closes: time })
      .check(z.refine(({ opens, closes }) => opens < closes, 'It closes before it opens.')),
  )
  .check(
    z.minLength(1, 'Write when it opens and closes.'),
    z.maxLength(MOST_TIMES, `${MOST_TIMES} fit.`),
  );

export const serviceSchema = z.strictObject({
  slug,
  name: words(),
  shortName: words(),
  navLabel: words(),
  hint: words(),
});

const language = knownTo(
  (text) => Intl.getCanonicalLocales(text)[0] === text,
  'Write a language as en-GB or de-AT.',
);

export const siteSchema = z.strictObject({
  language,
  otherLanguages: z.array(language),
  timeZone: knownTo(
    (timeZone) => new Intl.DateTimeFormat('en', { timeZone }),
    'Write a time zone as Europe/London.',
  ),
  currency: knownTo(
    (text) => Intl.supportedValuesOf('currency').includes(text),
    'Write a currency by its three letters: GBP, EUR, USD.',
  ),
  name: words(),
  legalName: words(),
  tagline: words(),
  foundingYear: z.int().check(z.gte(1000), z.lte(9999)),
  makers: z.int().check(z.gte(1)),
  phone: z.strictObject(phone),
  secondPhone: z.nullable(z.strictObject({ ...phone, label: words() })),
  whatsapp: z.nullable(
    z.strictObject({
      number: matching(
        /^\d{6,15}$/,
        'Write digits alone, with the code of the country: 442079460123.',
      ),
      greeting: words(),
      label: words(),
    }),
  ),
  email: z.email('This is no address for mail.'),
  address: z.strictObject({
    street: words(),
    city: words(),
    postcode: words(),
    region: z.string(),
    country: knownTo((code) => COUNTRIES[code], 'Write a country by its two letters: GB, DE, AT.'),
  }),
  geo: z.nullable(
    z.strictObject({
      latitude: z.number().check(z.gte(-90), z.lte(90)),
      longitude: z.number().check(z.gte(-180), z.lte(180)),
    }),
  ),
  openingHours: z.array(
    z.strictObject({ days: z.array(z.enum(DAYS as [string])), times, label: words() }),
  ),
  closures: z.array(
    z
      .strictObject({ from: day, to: day, reason: z.string() })
      .check(z.refine(({ from, to }) => from <= to, 'It ends before it begins.')),
  ),
  areaServed: words(),
  priceRange: words(),
  vatNote: z.string(),
  socials: z.array(
    z.strictObject({
      label: words(),
      href: matching(/^https:\/\/\S+$/, 'Write the whole address, with https://.'),
    }),
  ),
  businessType: knownTo(
    (text) => Object.hasOwn(TRADES, text),
    `There are ${Object.keys(TRADES).join(', ')}.`,
  ),
  languages: z.array(matching(/^[a-z]{2,3}$/, 'Write a language by its letters: en, de, pl.')),
  header: z.optional(z.enum(['dark', 'light'])),
  legalLine: z.string(),
  navigation: z.array(z.strictObject({ label: words(), href: link })),
  defaults: z.strictObject({
    title: upTo(LONGEST.title),
    description: upTo(LONGEST.description),
    keywords: z.array(words()),
  }),
  pictureNote: z.string(),
});

export const priceSchema = z.strictObject({
  key: matching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Write small letters, digits and hyphens.'),
  name: words(),
  from: z
    .number()
    .check(z.refine(isAmount, 'Write an amount above 0 with at most two decimals: 24000 or 49.5.')),
  is: z.optional(z.enum(['from', 'fixed'])),
  per: z.optional(z.enum(['hour', 'day', 'metre', 'square', 'piece'])),
  text: z.string(),
});

export const blogSchema = z.strictObject({
  name: words(),
  lead: words(),
  title: upTo(LONGEST.title),
  description: upTo(LONGEST.description),
  keywords: z.array(words()),
  tagKeywords: z.array(words()),
});

const section = z.strictObject({
  key: z.string(),
  kind: z.string(),
  fields: z.record(z.string(), z.unknown()),
});

const page = {
  seoTitle: z.optional(upTo(LONGEST.title)),
  description: upTo(LONGEST.description),
  keywords: z.array(words()),
  /** What is in them is looked at by their kinds. */
  sections: z.array(section),
};

export const pageSchema = z.strictObject({
  kind: z.enum(['home', 'page', 'legal', 'not-found']),
  slug: z.string(),
  title: upTo(LONGEST.title),
  ...page,
});

/** A service's names are in `services.json`; its address may be another in another language. */
export const servicePageSchema = z.strictObject({ slug: z.optional(slug), ...page });
