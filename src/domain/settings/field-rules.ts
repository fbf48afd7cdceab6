import * as z from 'zod/mini';
import type { SocialProfile } from '#business/types.ts';
import { isMailAddress } from '#domain/enquiries/mail-address.ts';
import { digitsOf, plainSigns } from '#domain/text/telephone.ts';
import { type MessageKey, type StaffMessages, staffTag } from '#languages/staff.ts';
import { site } from '#site';
import { type DayHours, readTime } from './opening-hours.ts';

type Messages = StaffMessages['settings'];

/** A rule, by the words that say what is wrong: they are asked for when something is. */
export type Rule<Value> = (words: () => Messages) => z.ZodMiniType<Value, Value>;

const saying = (words: () => Messages, sentence: MessageKey<'settings'>) => ({
  error: () => words()[sentence],
});

/** With its country code. The same rule as the database's `private.is_phone_number`. */
export function isPhoneNumber(text: string): boolean {
  const { length } = digitsOf(text.replaceAll('(0)', ''));
  return /^\+[1-9][0-9 ()./-]*$/.test(text) && text.length <= 40 && length >= 7 && length <= 15;
}

/** An address of another website. The same rule as the database's `private.is_profile_address`. */
export function isProfileAddress(text: string): boolean {
  return (
    text.length <= 300 && /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+([/?#][^\s"<>\\]*)?$/i.test(text)
  );
}

/** The number of the business is one of its own country, however people write it. */
const phoneNeeded = ({ phoneRule }: Messages) =>
  phoneRule(isPhoneNumber(site.phone.display) ? site.phone.display : site.phone.e164);

/** @param needed what is said where it is empty; without it that is allowed. */
export function line(longest: number, needed?: MessageKey<'settings'>) {
  return (words: () => Messages) => {
    const tooLong = () => words().atMostCharacters(longest.toLocaleString(staffTag()));
    const text = z.string().check(z.trim(), z.maxLength(longest, { error: tooLong }));
    return needed ? text.check(z.minLength(1, saying(words, needed))) : text;
  };
}

/** Pasted from a telephone it may bring signs that nobody sees. */
const contact = z.string().check(z.overwrite(plainSigns));

export const phone: Rule<string> = (words) =>
  contact.check(z.refine(isPhoneNumber, { error: () => phoneNeeded(words()) }));

export const phoneOrNone: Rule<string> = (words) =>
  contact.check(
    z.refine((text) => text === '' || isPhoneNumber(text), {
      error: () => words().orLeaveItEmpty(phoneNeeded(words())),
    }),
  );

export const mailAddress: Rule<string> = (words) =>
  contact.check(z.refine(isMailAddress, saying(words, 'emailNeeded')));

export const secondPhone: Rule<{ label: string; number: string }> = (words) =>
  z.strictObject({ label: line(40)(words), number: phoneOrNone(words) }).check(
    z.refine(({ label, number }) => number === '' || label !== '', {
      ...{ ...saying(words, 'secondTelephoneLabelNeeded'), path: ['label'] },
    }),
  );

export const socials: Rule<SocialProfile[]> = (words) =>
  z.array(
    z.strictObject({
      label: line(40, 'networkNeeded')(words),
      href: z
        .string()
        .check(z.trim(), z.refine(isProfileAddress, saying(words, 'profileAddressNeeded'))),
    }),
  );

export const profileOrNone: Rule<string> = (words) =>
  z.string().check(
    z.trim(),
    z.refine((text) => text === '' || isProfileAddress(text), {
      error: () => words().orLeaveItEmpty(words().profileAddressNeeded),
    }),
  );

/** Codes: only languages that there are can be chosen. */
export const languages: Rule<string[]> = (words) =>
  z.array(z.string()).check(z.minLength(1, saying(words, 'languageNeeded')));

/** 24-hour and local; empty while nothing has been entered. */
const time: Rule<string> = (words) =>
  z.string().check(z.overwrite(readTime), z.regex(/^(\d{2}:\d{2})?$/, saying(words, 'timeNeeded')));

/** When a day is open, with a break between each. */
export const times: Rule<DayHours> = (words) =>
  z
    .array(
      z.strictObject({ opens: time(words), closes: time(words) }).check(
        z.refine(({ opens, closes }) => closes === '' || opens < closes, {
          ...{ ...saying(words, 'closesBeforeOpening'), path: ['closes'] },
        }),
      ),
    )
    .check(
      z.superRefine((all, context) => {
        all.forEach(({ opens, closes }, nth) => {
          if (opens === '' || closes === '') {
            // What is asked for twice a day has a break before it.
            const { bothTimesNeeded, bothTimesOrNoBreak } = words();
            const message = nth === 0 ? bothTimesNeeded : bothTimesOrNoBreak;
            context.addIssue({ code: 'custom', message, path: [nth, 'closes'] });
          }
          const before = all[nth - 1];
          if (!before || opens === '' || before.closes < opens) return;
          const message = words().opensBeforeClosing;
          context.addIssue({ code: 'custom', message, path: [nth, 'opens'] });
        });
      }),
    );

export function closureShape(words: () => Messages) {
  const day = z.iso.date(saying(words, 'chooseADay'));
  return { from: day, to: day, reason: line(80)(words) };
}

export const endsAfterItBegins = (words: () => Messages) =>
  z.refine<{ from: string; to: string }>(({ from, to }) => to === '' || from <= to, {
    ...{ ...saying(words, 'lastDayBeforeFirst'), path: ['to'] },
  });
