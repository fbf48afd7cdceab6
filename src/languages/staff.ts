import { first } from '#first-staff-messages';
import { directionOf } from './direction.ts';
import type { first as english } from './en/all-staff.ts';

/** Words of the staff area, by the part of it that uses them: a file of `src/languages/<code>/staff` each. */
export type StaffMessages = typeof english;
export type StaffPart = keyof StaffMessages;

/** Keys of texts that are said as they stand: a table names its words by them, and whoever shows one looks it up. */
export type MessageKey<Part extends StaffPart> = KeyOfText<StaffMessages[Part]>;
export type KeyOfText<Words> = {
  [Key in keyof Words]: Words[Key] extends string ? Key : never;
}[keyof Words];

/** The languages that the staff area speaks, by the code of their pack: their own name, and how they write numbers and dates. */
export const STAFF_LANGUAGES = {
  en: { name: 'English', tag: 'en-GB' },
  de: { name: 'Deutsch', tag: 'de-DE' },
} as const;
export type StaffLanguage = keyof typeof STAFF_LANGUAGES;

/**
 * What the staff area says, in the language of whoever is signed in. A part is there once its screen is
 * (`src/admin/ui/text/staff-messages.ts`), so it is read while rendering and in functions, never while a module is loaded.
 * Without a browser all of it is there, in English.
 */
export const staff: StaffMessages = { ...first };

let current: StaffLanguage = 'en';
let tag: string = STAFF_LANGUAGES.en.tag;

/** In which language `staff` is. */
export const staffLanguage = (): StaffLanguage => current;

/** For `Intl` and `<html lang>`, as `de-AT`: for numbers, dates and order in the staff area. */
export const staffTag = (): string => tag;

/** @param siteTag the site's own language, whose region is kept where it is the same language. */
export function speakStaffLanguage(code: StaffLanguage, siteTag: string): void {
  current = code;
  tag = new Intl.Locale(siteTag).language === code ? siteTag : STAFF_LANGUAGES[code].tag;
}

export const staffDirection = () => directionOf(tag) ?? 'ltr';

export const isStaffLanguage = (code: unknown): code is StaffLanguage =>
  typeof code === 'string' && Object.hasOwn(STAFF_LANGUAGES, code);

/** What a table of keys says, for a list to choose from. @param words of their part: `staff.screens`. */
export function labelsOf<Name extends string, Key extends string>(
  table: Readonly<Record<Name, Key>>,
  words: Readonly<Record<Key, string>>,
): Record<Name, string> {
  const said = Object.entries<Key>(table).map(([name, key]) => [name, words[key]]);
  return Object.fromEntries(said) as Record<Name, string>;
}

/** Puts words of parts in place of what was there. */
export function addStaffMessages(words: Partial<StaffMessages>): void {
  Object.assign(staff, words);
}
