import * as z from 'zod/mini';
import { toSlug } from '#domain/text/slugs.ts';
import { letters as german } from '#languages/de/rules.ts';
import { letters as english } from '#languages/en/rules.ts';
import { letters as portuguese } from '#languages/pt/rules.ts';
import { UserError } from '#tooling/user-error.ts';
import { TRADES } from '../texts/texts.ts';

/** What a language brings with it, until somebody says otherwise. */
export const LANGUAGES = {
  'en-GB': { words: 'en', country: 'GB', code: '44', timeZone: 'Europe/London', currency: 'GBP' },
  'en-US': { words: 'en', country: 'US', code: '1', timeZone: 'America/New_York', currency: 'USD' },
  'de-DE': { words: 'de', country: 'DE', code: '49', timeZone: 'Europe/Berlin', currency: 'EUR' },
  'de-AT': { words: 'de', country: 'AT', code: '43', timeZone: 'Europe/Vienna', currency: 'EUR' },
  'pt-PT': { words: 'pt', country: 'PT', code: '351', timeZone: 'Europe/Lisbon', currency: 'EUR' },
} as const;
export type Language = keyof typeof LANGUAGES;

/** Pages that are there already. */
const TAKEN = ['home', 'next-step', 'not-found', 'portfolio', 'privacy', 'imprint'];

const line = (limit: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Write something here.'),
      z.maxLength(limit, `It may have ${limit} characters.`),
      z.regex(/^[^\p{Cc}]*$/u, 'It has no line breaks.'),
    );
const colorAs = (pattern: RegExp) =>
  z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.regex(pattern, 'Write a colour as #rrggbb, for example #7a5b2e.'),
    );
const color = colorAs(/^#[\da-f]{6}$/);

/** What `npm run new` asks, by the names of its flags and of the answers' file. */
export const answersSchema = z.strictObject({
  language: z.enum(Object.keys(LANGUAGES) as [Language, ...Language[]], {
    error: () => `There are ${Object.keys(LANGUAGES).join(', ')}.`,
  }),
  trade: z.enum(TRADES, { error: () => `There are ${TRADES.join(', ')}.` }),
  // With the name of a town it is the title of the home page: 70 characters.
  name: line(40),
  street: line(80),
  postcode: line(12),
  city: line(24),
  /** State, province or county, where addresses have it. */
  region: z.string().check(z.trim(), z.maxLength(24, 'It may have 24 characters.')),
  phone: line(24).check(
    z.refine(
      (text) => /^\+?[\d\s()/.-]+$/.test(text) && /^\d{6,15}$/.test(text.replace(/\D/g, '')),
      {
        error: 'Write digits and spaces, 6 to 15 digits.',
      },
    ),
  ),
  email: z.string().check(z.trim(), z.email('This is no address for mail.')),
  /** The year in which the business began, and how many people work there: search engines are told. */
  since: z.coerce
    .number()
    .check(z.int('Write a year.'), z.gte(1000, 'Write a year.'), z.lte(9999, 'Write a year.')),
  people: z.coerce.number().check(z.int('Write a number.'), z.gte(1, 'Write a number.')),
  /** From Monday to Friday. */
  hours: z.string().check(
    z.trim(),
    z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d$/, {
      error: 'Write them as 08:00-17:00.',
      abort: true,
    }),
    z.refine((text) => text.slice(0, 5) < text.slice(6), 'It closes before it opens.'),
  ),
  accent: color,
  ground: color,
  /** Empty for one that is made of the accent. */
  dark: z._default(colorAs(/^(?:#[\da-f]{6})?$/), ''),
  header: z._default(z.enum(['dark', 'light'], { error: () => 'There are dark, light.' }), 'dark'),
  services: z.array(line(32)).check(
    z.minLength(1, 'Name one service at least.'),
    z.maxLength(8, '8 services fit the menu.'),
    z.refine(
      (names) => new Set(names.map(keyOf)).size === names.length && !names.map(keyOf).includes(''),
      'Each service needs a name of its own.',
    ),
    z.refine(
      (names) => !names.some((name) => TAKEN.includes(keyOf(name))),
      `These names are taken by other pages: ${TAKEN.join(', ')}.`,
    ),
  ),
  /** A file: SVG, PNG, JPEG or WebP; empty for none. */
  logo: z.string().check(z.trim()),
});
export type Answers = z.infer<typeof answersSchema>;
export type AnswerName = keyof Answers;

/**
 * @param given as a file or flags say it.
 * @throws UserError that names each answer that is missing or wrong, in a line each.
 */
export function readAnswers(given: unknown): Answers {
  const { data, error } = answersSchema.safeParse(given);
  if (data) return data;
  const lines = error.issues.map((issue) => {
    if (issue.code === 'unrecognized_keys') return `${issue.keys.join(', ')}: nobody asks this.`;
    const isMissing = !hasValue(given, issue.path[0]);
    return `${issue.path.join('.')}: ${isMissing ? 'It is missing.' : sentenceOf(issue)}`;
  });
  throw new UserError(`Nothing was written.\n${lines.join('\n')}`);
}

/** zod has one sentence for all that is of another kind. */
const sentenceOf = ({ code, message }: z.core.$ZodIssue) =>
  code === 'invalid_type' ? 'This is no value that it can have.' : message;

function hasValue(given: unknown, name: PropertyKey | undefined): boolean {
  return typeof given === 'object' && given !== null && name !== undefined && name in given;
}

/** What is wrong with one answer; '' for nothing. */
export function problemOf(name: AnswerName, value: unknown): string {
  const [issue] = answersSchema.shape[name].safeParse(value).error?.issues ?? [];
  return issue ? sentenceOf(issue) : '';
}

/** A key made of a name, without a language's spelling: that of an address is `slugIn`. */
export const keyOf = (name: string): string => toSlug(name, {});

const SPELLINGS = { en: english, de: german, pt: portuguese };

/** The address that a name becomes in a language: `Gärten & Höfe` → `gaerten-und-hoefe`. */
export const slugIn = (language: Language, name: string): string =>
  toSlug(name, SPELLINGS[LANGUAGES[language].words]);

/**
 * A number with the code of the country in front. What is dialled within the country alone is left out: `0` at the
 * beginning, also as `(0)`, and `1` in the United States.
 */
export function phoneOf({ phone, language }: Pick<Answers, 'phone' | 'language'>) {
  const { code } = LANGUAGES[language];
  const abroad = phone
    .replace(/\s+/g, ' ')
    .replace(/^00 ?/, '+')
    .replace(/^(\+.*?) ?\(0\) ?/, '$1 ');
  if (abroad.startsWith('+')) return { e164: `+${abroad.replace(/\D/g, '')}`, display: abroad };
  const trunk = code === '1' ? /^(\(?)1[ .-]?(?=\D*(?:\d\D*){10}$)/ : /^(\(?)0/;
  const own = abroad.replace(trunk, '$1').trim();
  return { e164: `+${code}${own.replace(/\D/g, '')}`, display: `+${code} ${own}` };
}
