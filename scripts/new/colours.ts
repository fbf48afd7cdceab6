import { channelsOf, contrastOf, ENOUGH } from '#domain/site/contrast.ts';
import { paletteOf } from '#domain/site/palette.ts';

/** Where a colour of the theme comes from: two or three are chosen, the others are made of them. */
export type Palette = Readonly<Record<string, string>>;

interface Chosen {
  accent: string;
  ground: string;
  /** '' for one that is made of the accent. */
  dark: string;
}

/** Red words, for what is wrong in a form. */
const RUST = { rust: '#e3a08f', 'rust-pale': '#f0b5a6' };

/**
 * All colours of the theme from those that were chosen. What carries words is made darker or lighter
 * until it can be read on every ground on which it stands.
 */
export function paletteFrom({ accent, ground, dark }: Chosen): Palette {
  const shade = (share: number, tint: number) =>
    mixed(mixed('#000000', accent, tint), '#ffffff', share);
  const grounds = {
    bone: ground,
    linen: mixed(ground, mixed(accent, '#000000', 0.3), 0.09),
    pitch: dark ? mixed(dark, '#000000', 0.3) : shade(0.02, 0.08),
    ink: dark || shade(0.045, 0.1),
    umber: dark ? mixed(dark, '#ffffff', 0.03) : shade(0.075, 0.12),
    espresso: dark ? mixed(dark, '#ffffff', 0.06) : shade(0.1, 0.14),
    peat: dark ? mixed(dark, '#ffffff', 0.1) : shade(0.14, 0.16),
  };
  const light = [grounds.bone, grounds.linen];
  const night = [grounds.pitch, grounds.ink, grounds.umber, grounds.espresso, grounds.peat];
  return {
    ...grounds,
    walnut: mixed(dark ? mixed(dark, accent, 0.2) : mixed(accent, '#000000', 0.5), ground, 0.08),
    brass: readable(accent, [grounds.ink, grounds.pitch], '#ffffff', ENOUGH.large),
    'brass-deep': readable(accent, light, '#000000', ENOUGH.words),
    whatsapp: readable(mixed(accent, '#000000', 0.45), [grounds.bone], '#000000', ENOUGH.words),
    clay: readable(mixed(grounds.peat, ground, 0.15), light, '#000000', 7),
    ash: readable(mixed(ground, grounds.peat, 0.35), [grounds.pitch], '#ffffff', ENOUGH.words),
    oat: readable(mixed(ground, grounds.peat, 0.18), night, '#ffffff', 7),
    'brass-light': readable(accent, night, '#ffffff', ENOUGH.words),
    'brass-pale': readable(mixed(accent, '#ffffff', 0.3), night, '#ffffff', 6),
    ...RUST,
  };
}

/**
 * A style sheet with the colours of a palette; nothing else of it changes.
 *
 * @param before the palette of the last time: a colour that is another by now was chosen by hand, and stays.
 * @returns the sheet, and the names of the colours that stayed.
 */
export function themeWith(css: string, next: Palette, before: Palette | null) {
  const now = paletteOf(css);
  const stayed: string[] = [];
  let text = css;
  for (const [name, color] of Object.entries(next)) {
    if (before && before[name] === color) continue;
    if (before && now(name) !== before[name]) {
      stayed.push(`--color-${name}`);
      continue;
    }
    text = text.replace(new RegExp(`(--color-${name}:\\s*)#[\\da-f]{6}`, 'i'), `$1${color}`);
  }
  return { css: text, stayed };
}

/** Goes from a colour to another until it can be read on all grounds. */
function readable(
  color: string,
  grounds: readonly string[],
  towards: string,
  least: number,
): string {
  for (let share = 0; share < 1; share += 0.02) {
    const tried = mixed(color, towards, share);
    if (grounds.every((ground) => contrastOf(tried, ground) >= least)) return tried;
  }
  return towards;
}

/** @param share of the second. */
function mixed(one: string, other: string, share: number): string {
  const [a, b] = [channelsOf(one), channelsOf(other)];
  const parts = a.map((value, at) => Math.round(value + ((b[at] ?? 0) - value) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** What words need on a ground, so that they can be made out well in softer colours, too. */
const LEAST_ON_GROUND = 12;

/** Why a ground can't be taken; '' if it can. */
export function groundProblem({ ground, dark }: Partial<Chosen>): string {
  const problem = (color: string | undefined, isTo: string, not: string, words: string) => {
    const contrast = color ? contrastOf(color, words) : LEAST_ON_GROUND;
    if (contrast >= LEAST_ON_GROUND) return '';
    const word = words === '#000000' ? 'black' : 'white';
    return `${isTo}: ${color} is too ${not} for a ground: ${word} words on it have a contrast of ${shown(contrast)} to 1, and ${LEAST_ON_GROUND} are needed.`;
  };
  return problem(ground, 'ground', 'dark', '#000000') || problem(dark, 'dark', 'light', '#ffffff');
}

/** What the two chosen colours are good for, in sentences. */
export function contrastSentences({ accent, ground, dark }: Chosen): string[] {
  const contrast = contrastOf(accent, ground);
  const {
    'brass-deep': deep = accent,
    'brass-light': onDark = accent,
    ink = '',
  } = paletteFrom({ accent, ground, dark });
  const judged =
    contrast >= ENOUGH.words
      ? 'that is enough for all words (4.5 are needed).'
      : contrast >= ENOUGH.large
        ? 'that is enough for large words and lines (3 are needed), not for small ones (4.5).'
        : 'that is too little for words (4.5 are needed, 3 for large ones).';
  return [
    `${accent} on ${ground} has a contrast of ${shown(contrast)} to 1: ${judged}`,
    deep === accent
      ? 'Links are written in it as it is.'
      : `Links are written in a darker one, ${deep}: ${shown(contrastOf(deep, ground))} to 1.`,
    `On dark grounds (${ink}) they are ${onDark}: ${shown(contrastOf(onDark, ink))} to 1.`,
  ];
}

/** Cut, not rounded: 4.49 is not 4.5. */
const shown = (contrast: number) => (Math.floor(contrast * 10) / 10).toFixed(1);
