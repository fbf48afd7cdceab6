import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastOf, ENOUGH } from '#domain/site/contrast.ts';
import { paletteOf } from '#domain/site/palette.ts';
import { checkLogo } from './check-logo.ts';
import { checkProperties } from './check-properties.ts';
import { COLOURS } from './colours.ts';
import { type BusinessProblem, sentenceOf } from './problem.ts';

/** Files of `public/` that pages, the manifest and structured data name. */
const ICONS = [
  ...['favicon.ico', 'icon.svg', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png'],
];
const pairs = (least: number, words: readonly string[], grounds: readonly string[]) =>
  words.flatMap((word) => grounds.map((ground) => ({ word, ground, least })));

/** Which colour stands on which, and the contrast that WCAG asks of the two. */
const PAIRS = [
  ...pairs(ENOUGH.words, ['ink', 'clay', 'brass-deep'], ['bone', 'linen']),
  ...pairs(ENOUGH.words, ['bone', 'oat', 'brass-light'], ['ink', 'umber', 'espresso', 'peat']),
  ...pairs(ENOUGH.words, ['bone', 'ash'], ['pitch']),
  ...pairs(ENOUGH.words, ['bone'], ['whatsapp']),
  ...pairs(ENOUGH.words, ['rust-pale'], ['ink', 'umber']),
  ...pairs(ENOUGH.large, ['brass-pale'], ['ink', 'espresso', 'pitch']),
];

/** What is wrong with the colours of `theme.css` and the logo on them, and which icons are not there. */
export async function checkFiles(folder: string, icons: string): Promise<BusinessProblem[]> {
  const missing = ICONS.filter((name) => !existsSync(join(icons, name))).map(
    (name): BusinessProblem => ({
      ...{ file: `${icons}/${name}`, line: 1, field: '' },
      text: 'It is missing. `npm run icons` makes all of them from icon.svg.',
    }),
  );
  const file = `${folder}/theme.css`;
  const css = readFileSync(file, 'utf8');
  const colours = checkTheme(file, css);
  const told = colours.map(({ field }) => field);
  const properties = checkProperties(folder).filter(({ field }) => !told.includes(field));
  const logo = colours.length > 0 ? [] : await checkLogo(folder, css);
  return [...missing, ...colours, ...properties, ...logo];
}

/** What is wrong with the colours of a style sheet. */
export function checkTheme(file: string, css: string): BusinessProblem[] {
  const color = colorsOf(css);
  const problem = problemsIn(file, css);
  const unknown = Object.keys(COLOURS).filter((name) => color(name) === '');
  return [
    ...unknown.map((name) => problem(name, 'The colour is missing, or not written as #rrggbb.')),
    ...PAIRS.filter(({ word, ground }) => ![word, ground].some((one) => unknown.includes(one)))
      .map((pair) => ({ ...pair, contrast: contrastOf(color(pair.word), color(pair.ground)) }))
      .filter(({ contrast, least }) => contrast < least)
      .map(({ word, ground, contrast, least }) =>
        problem(
          word,
          `On --color-${ground} it has a contrast of ${shown(contrast)} to 1: ${least} are needed to read it.`,
        ),
      ),
  ];
}

/** What is wrong: `npm run new` leaves it as it is. */
const OF_EVERYBODY = ['rust', 'rust-pale'];

/**
 * Colours of the demonstration among those of a business: an update has brought them, and Git put them between
 * its own without a conflict. To look at, as they may be meant: the check does not fail for them.
 */
export function keptColours(file: string, css = readFileSync(file, 'utf8')): string[] {
  const color = colorsOf(css);
  const problem = problemsIn(file, css);
  const names = Object.keys(COLOURS).filter((name) => !OF_EVERYBODY.includes(name));
  const kept = names.filter((name) => color(name).toLowerCase() === COLOURS[name]);
  // Whoever has most of them has the demonstration's palette.
  if (kept.length > names.length / 2) return [];
  return kept.map((name) => {
    const text = `It is the demonstration’s ${COLOURS[name]} among colours of your own. Look whether it goes with them.`;
    return sentenceOf(problem(name, text));
  });
}

/** By their names; '' for what is not written as a colour. */
function colorsOf(css: string): (name: string) => string {
  const color = paletteOf(css);
  return (name) => {
    try {
      return color(name);
    } catch {
      return '';
    }
  };
}

const problemsIn =
  (file: string, css: string) =>
  (name: string, text: string): BusinessProblem => ({
    ...{ file, line: lineOf(css, name), field: `--color-${name}`, text },
  });

/** Cut, not rounded: 4.49 is not 4.5. */
const shown = (contrast: number) => (Math.floor(contrast * 100) / 100).toFixed(2);

function lineOf(css: string, name: string): number {
  const at = css.search(new RegExp(`--color-${name}\\s*:`));
  return at < 0 ? 1 : css.slice(0, at).split('\n').length;
}
