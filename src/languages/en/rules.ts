export { common, stem } from './search.ts';

export const code = 'en';

export const letters: Readonly<Record<string, string>> = { '&': ' and ', '½': ' half ' };

export const quotes = { outer: ['“', '”'], inner: ['‘', '’'] } as const;

export const css = '';
