/**
 * The font files, cut to the characters that pages use. `npm run fonts` makes them and their style
 * sheets from the packages named here; run it after a change.
 *
 * The small `core` files have nearly every character of the site and are preloaded; the others load when
 * a page has one of their characters or weights, so that a Polish or Turkish name looks like the words
 * around it.
 */
export interface FontFile {
  /** In `fonts/`. */
  file: string;
  /** A package’s file; only its characters in `range` are kept. */
  source: string;
  /** As in CSS; a range for a variable file. */
  weight: string;
  /** As in CSS. No two of a family and weight overlap: a browser would load both before the largest picture. */
  range: readonly [string, ...string[]];
}

/** Whether pages preload a file. */
export const isCore = (file: string) => file.endsWith('-core.woff2');

const BEYOND = [
  ...['U+131', 'U+152-153', 'U+2BB-2DC', 'U+2000-2012', 'U+2015-2017', 'U+201A-201B'],
  ...['U+201E-2025', 'U+2027-2211'],
] as const;

/** ASCII, no-break space, £, ©, ·, × and é, then dashes, quotation marks, the ellipsis and minus. */
const CORE = [
  ...['U+20-7E', 'U+A0', 'U+A3', 'U+A9', 'U+B7', 'U+D7', 'U+E9'],
  ...['U+2013-2014', 'U+2018-2019', 'U+201C-201D', 'U+2026', 'U+2212'],
] as const;

/** The other languages of western Europe, and their signs. */
const LATIN = [
  ...['U+A1-A2', 'U+A4-A8', 'U+AA-B6', 'U+B8-D6', 'U+D8-E8', 'U+EA-FF'],
  ...BEYOND,
] as const;
/** Without the signs that Instrument Sans lacks (± ² ³ µ ¼ ½ ¾): nothing is fetched for them. */
const TEXT_LATIN = [
  ...['U+A1-A2', 'U+A4-A8', 'U+AA-B0', 'U+B4', 'U+B6', 'U+B8-BB', 'U+BF-D6', 'U+D8-E8', 'U+EA-FF'],
  ...BEYOND,
] as const;

const EXTENDED = ['U+100-130', 'U+132-151', 'U+154-2BA', 'U+1E00-1E9F'] as const;

const MARCELLUS = '@fontsource/marcellus/files/marcellus';
const INSTRUMENT = '@fontsource-variable/instrument-sans/files/instrument-sans';

function font(name: string, source: string, weight: string, range: FontFile['range']): FontFile {
  return { file: `${name}.woff2`, source: `${source}.woff2`, weight, range };
}

/** Headings. */
export const headingFiles: readonly FontFile[] = [
  font('heading-extended', `${MARCELLUS}-latin-ext-400-normal`, '400', EXTENDED),
  font('heading-latin', `${MARCELLUS}-latin-400-normal`, '400', LATIN),
  font('heading-core', `${MARCELLUS}-latin-400-normal`, '400', CORE),
];

/** All other words: regular and bold. */
export const textFiles: readonly FontFile[] = [
  font('strong-extended', `${INSTRUMENT}-latin-ext-wght-normal`, '600', EXTENDED),
  font('strong-latin', `${INSTRUMENT}-latin-wght-normal`, '600', TEXT_LATIN),
  // Not `core`: only pages with a bold word load it.
  font('strong-common', `${INSTRUMENT}-latin-wght-normal`, '600', CORE),
  font('text-extended', `${INSTRUMENT}-latin-ext-wght-normal`, '400', EXTENDED),
  font('text-latin', `${INSTRUMENT}-latin-wght-normal`, '400', TEXT_LATIN),
  font('text-core', `${INSTRUMENT}-latin-wght-normal`, '400', CORE),
];

/** The staff area uses three weights everywhere: one variable file is smaller. */
export const staffFiles: readonly FontFile[] = [
  font('staff-extended', `${INSTRUMENT}-latin-ext-wght-normal`, '400 600', EXTENDED),
  font('staff-latin', `${INSTRUMENT}-latin-wght-normal`, '400 600', [...CORE, ...TEXT_LATIN]),
];

/** A font of nearly every system that is shown until a typeface has come, made as wide and as high. */
export interface StandIn {
  /** As in CSS. */
  family: 'Heading' | 'Text';
  local: 'Arial' | 'Arial Bold' | 'Times New Roman';
  /** The file whose letters it is like. */
  file: string;
  /** As in CSS; regular when it is left out. */
  weight?: string;
}

/** With serifs or without, as the typeface is. `npm run fonts` computes their measures. */
export const standIns: readonly StandIn[] = [
  { family: 'Heading', local: 'Times New Roman', file: 'heading-core.woff2' },
  { family: 'Text', local: 'Arial', file: 'text-core.woff2' },
  { family: 'Text', local: 'Arial Bold', file: 'strong-common.woff2', weight: '600' },
];
