import { LONG_WORDS, MARKS_ABOVE } from '../style.ts';

export { common, stem } from './search.ts';

export const code = 'de';

export const letters: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  '&': ' und ',
  '½': ' halb ',
};

export const quotes = { outer: ['„', '“'], inner: ['‚', '‘'] } as const;

export const css = LONG_WORDS + MARKS_ABOVE;
