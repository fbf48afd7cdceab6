import { MARKS_ABOVE } from '../style.ts';

export { common, stem } from './search.ts';

export const code = 'pt';

export const letters: Readonly<Record<string, string>> = { '&': ' e ', '½': ' meio ' };

export const quotes = { outer: ['“', '”'], inner: ['‘', '’'] } as const;

export const css = MARKS_ABOVE;
