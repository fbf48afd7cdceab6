import * as z from 'zod/mini';
import { isMailAddress } from '#domain/enquiries/mail-address.ts';
import { readAmount, writeAmount } from '#domain/settings/amounts.ts';
import { isPhoneNumber, isProfileAddress } from '#domain/settings/business-settings.ts';
import { missingPlaces, WORDS, type WordName } from '#domain/settings/words.ts';
import { plainSigns } from '#domain/text/telephone.ts';
import { staff, staffTag } from '#languages/staff.ts';
import { site } from '#site';
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

/** The number of the business is one of its own country, however people write it. */
const phone = () =>
  staff.settings.phoneRule(
    isPhoneNumber(site.phone.display) ? site.phone.display : site.phone.e164,
  );
const day = () => staff.settings.chooseADay;

/**
 * What still says what the folder says is not the owner's: it is not kept, and never stops anything else from being
 * saved. The folder may write a telephone number without its country code.
 */
function unlessFolders<Rule extends z.ZodMiniType>(
  rule: Rule,
  isFolders: (typed: z.infer<Rule>) => boolean,
) {
  return z.union([z.custom<z.infer<Rule>>((typed) => isFolders(typed as z.infer<Rule>)), rule]);
}

type Line = z.ZodMiniType<string, string>;

const lineUnlessFolders = (rule: Line, folder: string): Line =>
  unlessFolders(rule, (typed) => typed === folder);

function line(empty: () => string, longest: number) {
  return optional(longest).check(z.minLength(1, { error: empty }));
}

function optional(longest: number) {
  return z.string().check(
    z.trim(),
    z.maxLength(longest, {
      error: () => staff.settings.atMostCharacters(longest.toLocaleString(staffTag())),
    }),
  );
}

const times = z.object({ opens: z.string(), closes: z.string() }).check(
  z.refine(({ opens, closes }) => closes === '' || opens < closes, {
    error: () => staff.settings.closesBeforeOpening,
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
          all.forEach(({ opens, closes }, nth) => {
            if (opens === '' || closes === '') {
              // What is asked for twice a day has a break before it.
              const { bothTimesNeeded, bothTimesOrNoBreak } = staff.settings;
              const message = nth === 0 ? bothTimesNeeded : bothTimesOrNoBreak;
              context.addIssue({ code: 'custom', message, path: [nth, 'closes'] });
            }
            const before = all[nth - 1];
            if (!before || opens === '' || before.closes < opens) return;
            const message = staff.settings.opensBeforeClosing;
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

/** Pasted from a telephone it may bring signs that nobody sees. */
const contact = z.string().check(z.overwrite(plainSigns));

const second = z.object({ label: optional(40), number: contact }).check(
  z.refine(({ number }) => number === '' || isPhoneNumber(number), {
    error: () => staff.settings.orLeaveItEmpty(phone()),
    path: ['number'],
  }),
  z.refine(({ label, number }) => number === '' || label !== '', {
    error: () => staff.settings.secondTelephoneLabelNeeded,
    path: ['label'],
  }),
);

const closures = z.array(
  z
    .object({
      from: z.string().check(z.minLength(1, { error: day })),
      to: z.string().check(z.minLength(1, { error: day })),
      reason: optional(80),
      // By language.
      reasons: z.record(z.string(), optional(80)),
    })
    .check(
      z.refine(({ from, to }) => to === '' || from <= to, {
        error: () => staff.settings.lastDayBeforeFirst,
        path: ['to'],
      }),
    ),
);

/** By their codes: only languages that there are can be chosen. */
const languages = z
  .array(z.string())
  .check(z.minLength(1, { error: () => staff.settings.languageNeeded }));

const socials = z.array(
  z.object({
    label: line(() => staff.settings.networkNeeded, 40),
    href: z
      .string()
      .check(
        z.trim(),
        z.refine(isProfileAddress, { error: () => staff.settings.profileAddressNeeded }),
      ),
  }),
);

/** Empty ones are as the site came. */
const words = z.object(
  Object.fromEntries(
    Object.entries(WORDS).map(([name, { limit }]) => [
      name,
      lineUnlessFolders(
        optional(limit).check(
          z.superRefine((text, context) => {
            const [missing] = text === '' ? [] : missingPlaces(name as WordName, text);
            if (missing === undefined) return;
            const message = staff.settings.keepPlaceholder(missing);
            context.addIssue({ code: 'custom', message });
          }),
        ),
        FOLDER_WORDS[name as WordName],
      ),
    ]),
  ) as Record<WordName, Line>,
);

/** Those of one line, each with a sentence for each way in which it is not as it must be. */
const lines = {
  name: line(() => staff.settings.nameNeeded, 60),
  phone: contact.check(z.refine(isPhoneNumber, { error: phone })),
  email: contact.check(z.refine(isMailAddress, { error: () => staff.settings.emailNeeded })),
  whatsapp: contact.check(
    z.refine((text) => text === '' || isPhoneNumber(text), {
      error: () => staff.settings.orLeaveItEmpty(phone()),
    }),
  ),
  greeting: optional(300),
  note: optional(300),
  street: line(() => staff.settings.streetNeeded, 120),
  city: line(() => staff.settings.townNeeded, 80),
  postcode: line(() => staff.settings.postcodeNeeded, 20),
  region: optional(80),
  country: z.string(),
  vat: optional(200),
  company: line(() => staff.settings.legalNameNeeded, 120),
  legal: optional(300),
  trade: z.string(),
  area: line(() => staff.settings.areaNeeded, 120),
  bracket: line(() => staff.settings.priceRangeNeeded, 20),
};

const linesOfFolder = { ...FOLDER, ...FOLDER_OPTIONAL };
const linesUnlessFolders = Object.fromEntries(
  Object.entries(lines).map(([name, rule]) => [
    name,
    lineUnlessFolders(rule, linesOfFolder[name as keyof typeof lines]),
  ]),
) as Record<keyof typeof lines, Line>;

/** What each field must be. */
export const settingsRules = z.object({
  ...linesUnlessFolders,
  second: unlessFolders(second, (typed) => saysTheSame(typed, FOLDER_SECOND)),
  week: unlessFolders(week, (typed) =>
    saysTheSame(
      typed.map(({ isOpen, times }) => (isOpen ? times : [])),
      FOLDER_WEEK,
    ),
  ),
  closures: unlessFolders(closures, (typed) =>
    saysTheSame(
      typed.map(({ from, to, reason }) => ({ from, to, reason })),
      folderClosures(new Date().toLocaleDateString('sv')),
    ),
  ),
  // By `priceKey`, where a price is not that of its page.
  prices: z.record(
    z.string(),
    z.optional(
      z.string().check(
        z.trim(),
        z.refine((text) => readAmount(text) > 0, {
          error: () => staff.settings.amountNeeded(writeAmount(24_000), writeAmount(49.5)),
        }),
      ),
    ),
  ),
  socials: unlessFolders(socials, (typed) => saysTheSame(typed, FOLDER_SOCIALS)),
  languages: unlessFolders(languages, (typed) => saysTheSame(typed, FOLDER_LANGUAGES)),
  words,
  // By language; empty ones follow the folder.
  others: z.record(
    z.string(),
    z.object({
      greeting: optional(300),
      note: optional(300),
      vat: optional(200),
      legal: optional(300),
      area: optional(120),
      second: optional(40),
      words,
    }),
  ),
  untranslated: z.boolean(),
  logo: z.object({ media: z.nullable(z.string()), dark: z.nullable(z.string()) }),
  icon: z.nullable(z.string()),
});

/** What stands in the fields. */
export type SettingsValues = z.infer<typeof settingsRules>;
