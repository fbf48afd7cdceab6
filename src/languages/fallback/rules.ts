/** For languages that have no pack: what is wrong in none. */
import { LONG_WORDS, MARKS_ABOVE, NUMBERS } from '../style.ts';

export const code = '';

export const letters: Readonly<Record<string, string>> = {};

export const quotes = { outer: ['“', '”'], inner: ['‘', '’'] } as const;

export const common: ReadonlySet<string> = new Set();

export const stem = (word: string): string => word;

export const css = LONG_WORDS + MARKS_ABOVE + NUMBERS;
