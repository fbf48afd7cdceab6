import { readFileSync } from 'node:fs';
import { paletteOf } from '#domain/site/palette.ts';
import { COLOURS } from './colours.ts';
import { type BusinessProblem, sentenceOf } from './problem.ts';

/** What is wrong: `npm run new` leaves it as it is. */
const OF_EVERYBODY = ['rust', 'rust-pale'];

/**
 * Colours of the demonstration among those of a business: an update has brought them, and Git put them between
 * its own without a conflict. To look at, as they may be meant: the check does not fail for them.
 */
export function keptColours(file: string, css = readFileSync(file, 'utf8')): string[] {
  const color = paletteOf(css);
  const isKept = (name: string) => {
    try {
      return color(name).toLowerCase() === COLOURS[name];
    } catch {
      return false;
    }
  };
  const names = Object.keys(COLOURS).filter((name) => !OF_EVERYBODY.includes(name));
  const kept = names.filter(isKept);
  // Whoever has most of them has the demonstration's palette.
  if (kept.length > names.length / 2) return [];
  return kept
    .map((name): BusinessProblem => {
      const line = css.slice(0, css.search(new RegExp(`--color-${name}\\s*:`))).split('\n').length;
      const text = `It is the demonstration’s ${COLOURS[name]} among colours of your own. Look whether it goes with them.`;
      return { file, line, field: `--color-${name}`, text };
    })
    .map(sentenceOf);
}
