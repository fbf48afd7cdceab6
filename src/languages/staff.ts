import { first } from '#first-staff-words';
import { directionOf } from './direction.ts';
import type { first as english } from './en/all-staff.ts';

/** Words of the staff area, by the part of it that uses them: a file of `src/languages/<code>/staff` each. */
export type StaffWords = typeof english;
export type StaffPart = keyof StaffWords;

/** Keys of texts that are said as they stand: a table names its words by them, and whoever shows one looks it up. */
export type WordKey<Part extends StaffPart> = KeyOfText<StaffWords[Part]>;
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
 * (`src/admin/ui/text/staff-words.ts`), so it is read while rendering and in functions, never while a module is loaded.
 * Without a browser all of it is there, in English.
 */
export const staff: StaffWords = { ...first };

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
export function addStaffWords(words: Partial<StaffWords>): void {
  Object.assign(staff, words);
}
