import * as de from './de/rules.ts';
import * as en from './en/rules.ts';
import * as fallback from './fallback/rules.ts';
import * as pt from './pt/rules.ts';
import type { LanguageRules } from './rules.ts';

/** Every pack by its code. */
export const PACKS: Readonly<Record<string, LanguageRules>> = { de, en, pt };

/** The pack of a language, as `<html lang>` names it: `de-AT` has that of `de`. */
export function languageOf(tag: string): LanguageRules {
  return PACKS[new Intl.Locale(tag).language] ?? fallback;
}
