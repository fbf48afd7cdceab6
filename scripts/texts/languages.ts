import { inAmerican } from './american.ts';
import { german } from './de/de.ts';
import { english } from './en/en.ts';
import { portuguese } from './pt/pt.ts';
import type { LanguageTexts, WordsLanguage } from './texts.ts';

export const BY_LANGUAGE: Readonly<Record<WordsLanguage, LanguageTexts>> = {
  en: english,
  de: german,
  pt: portuguese,
};

export const american = inAmerican(english);

/** In each way in which they are spelled. */
export const TEXTS = [...Object.values(BY_LANGUAGE), american];
