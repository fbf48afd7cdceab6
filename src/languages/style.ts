/**
 * Breaks long compounds by the browser's rules for the language. Browsers that can't be told to leave other
 * words whole break the long ones anywhere, as for every language. Columns of links are no wider for them.
 */
export const LONG_WORDS =
  '@supports (hyphenate-limit-chars:16 5 5){body{hyphens:auto;hyphenate-limit-chars:16 5 5}}footer,nav{overflow-wrap:anywhere}';

/** Room in large headlines for what stands above capitals: Ä, É, Ã. */
export const MARKS_ABOVE = '.hero.hero h1{line-height:1.12}';

/** Keeps the plus sign of a number before it, where words run from right to left. */
export const NUMBERS = '[href^="tel:"]{direction:ltr;unicode-bidi:isolate}';
