import * as z from 'zod/mini';
import { isMailAddress } from '#domain/enquiries/mail-address.ts';
import { readAmount, writeAmount } from '#domain/settings/amounts.ts';
import { isPhoneNumber, isProfileAddress } from '#domain/settings/business-settings.ts';
import { languageCode } from '#domain/settings/places-and-languages.ts';
import { missingPlaces, WORDS, type WordName } from '#domain/settings/words.ts';
import { splitList } from '#domain/text/plain-text.ts';

const PHONE = 'Begin with + and the country code, for example +44 20 7946 0123.';
const DAY = 'Choose a day.';

function line(empty: string, longest: number) {
  return optional(longest).check(z.minLength(1, empty));
}

function optional(longest: number) {
  return z.string().check(z.trim(), z.maxLength(longest, `Use at most ${longest} characters.`));
}

const times = z.object({ opens: z.string(), closes: z.string() }).check(
  z.refine(({ opens, closes }) => opens !== '' && closes !== '', {
    error: 'Enter both times, or mark the day as closed.',
    path: ['closes'],
  }),
  z.refine(({ opens, closes }) => closes === '' || opens < closes, {
    error: 'Closing time must be later than opening time.',
    path: ['closes'],
  }),
);

/** From Monday on. A closed day keeps its hours, for when it is open again. */
const week = z.array(
  z.discriminatedUnion('isOpen', [
    z.object({
      isOpen: z.literal(true),
      times: z.array(times).check(
        z.superRefine((all, context) => {
          all.forEach(({ opens }, nth) => {
            const before = all[nth - 1];
            if (!before || opens === '' || before.closes < opens) return;
            const message = 'Open again later than you closed before.';
            context.addIssue({ code: 'custom', message, path: [nth, 'opens'] });
          });
        }),
      ),
    }),
    z.object({
      isOpen: z.literal(false),
      times: z.array(z.object({ opens: z.string(), closes: z.string() })),
    }),
  ]),
);

const second = z.object({ label: optional(40), number: z.string().check(z.trim()) }).check(
  z.refine(({ number }) => number === '' || isPhoneNumber(number), {
    error: `${PHONE} Or leave it empty.`,
    path: ['number'],
  }),
  z.refine(({ label, number }) => number === '' || label !== '', {
    error: 'Say what it is for, for example Emergencies.',
    path: ['label'],
  }),
);

const closures = z.array(
  z
    .object({
      from: z.string().check(z.minLength(1, DAY)),
      to: z.string().check(z.minLength(1, DAY)),
      reason: optional(80),
    })
    .check(
      z.refine(({ from, to }) => to === '' || from <= to, {
        error: 'The last day must not be before the first.',
        path: ['to'],
      }),
    ),
);

const languages = z.string().check(
  z.trim(),
  z.refine((text) => splitList(text).length > 0, 'Enter one language at least.'),
  z.refine((text) => splitList(text).length <= 12, 'Enter at most 12 languages.'),
  z.superRefine((text, context) => {
    const strange = splitList(text).find((name) => languageCode(name) === null);
    if (!strange) return;
    const message = `“${strange}” is no language that we know. Write its English name, for example Polish.`;
    context.addIssue({ code: 'custom', message });
  }),
);

const socials = z.array(
  z.object({
    label: line('Enter the name of the network.', 40),
    href: z
      .string()
      .check(
        z.trim(),
        z.refine(isProfileAddress, 'Enter its address, which begins with https://.'),
      ),
  }),
);

/** Empty ones are as the site came. */
const words = z.object(
  Object.fromEntries(
    Object.entries(WORDS).map(([name, { limit }]) => [
      name,
      optional(limit).check(
        z.superRefine((text, context) => {
          const [missing] = text === '' ? [] : missingPlaces(name as WordName, text);
          if (missing === undefined) return;
          const message = `Keep {${missing}}: it stands for what the website puts in there.`;
          context.addIssue({ code: 'custom', message });
        }),
      ),
    ]),
  ) as Record<WordName, ReturnType<typeof optional>>,
);

/** What each field must be, with a sentence for each way in which it is not. */
export const settingsRules = z.object({
  name: line('Enter what people call the business.', 60),
  phone: z.string().check(z.trim(), z.refine(isPhoneNumber, PHONE)),
  second,
  email: z
    .string()
    .check(
      z.trim(),
      z.refine(isMailAddress, 'Enter one email address, for example hello@example.com.'),
    ),
  whatsapp: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || isPhoneNumber(text), `${PHONE} Or leave it empty.`),
  ),
  greeting: optional(300),
  note: optional(300),
  street: line('Enter the street and the number.', 120),
  city: line('Enter the town.', 80),
  postcode: line('Enter the postcode.', 20),
  region: optional(80),
  country: z.string(),
  week,
  closures,
  // By `priceKey`, where a price is not that of its page.
  prices: z.record(
    z.string(),
    z.optional(
      z.string().check(
        z.trim(),
        z.refine(
          (text) => readAmount(text) > 0,
          `Enter an amount, for example ${writeAmount(24_000)} or ${writeAmount(49.5)}.`,
        ),
      ),
    ),
  ),
  vat: optional(200),
  socials,
  company: line('Enter the full name of the business.', 120),
  legal: optional(300),
  trade: z.string(),
  languages,
  area: line('Enter a town or a region.', 120),
  bracket: line('Enter something like ££.', 20),
  words,
  logo: z.object({ media: z.nullable(z.string()), dark: z.nullable(z.string()) }),
  icon: z.nullable(z.string()),
});

/** What stands in the fields. */
export type SettingsValues = z.infer<typeof settingsRules>;
