import { paletteOf } from '#domain/site/palette.ts';
import type { Palette } from './colours.ts';

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
