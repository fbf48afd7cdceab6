import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font } from 'fontkitten';

const require = createRequire(path.resolve('package.json'));
const FONT = '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2';

let font: Font | undefined;

/** A line of text as SVG path data, and its width. */
export interface Outline {
  /** One path for each letter, with the distance from the start of the line in pixels. */
  letters: { path: string; x: number }[];
  width: number;
}

/**
 * A text in the site's own heading type, as outlines: the machine that builds has no such font, and
 * a card must look the same wherever it is made. Characters that the type lacks are left out.
 *
 * @param tracking extra space between letters, in units of the type size.
 */
export function outline(text: string, size: number, tracking = 0): Outline {
  const marcellus = headingFont();
  const scale = size / marcellus.unitsPerEm;
  const letters: Outline['letters'] = [];
  let x = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 32;
    if (!marcellus.hasGlyphForCodePoint(code)) continue;
    const glyph = marcellus.glyphForCodePoint(code);
    // SVG counts downwards, type upwards.
    letters.push({ path: glyph.path.scale(scale, -scale).toSVG(), x });
    x += glyph.advanceWidth * scale + tracking * size;
  }
  return { letters, width: x };
}

/** A text broken into lines of at most `width` pixels and at most `count` lines. */
export function breakLines(text: string, size: number, width: number, count: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && outline(longer, size).width <= width)
      lines[lines.length - 1] = longer;
    else if (last === undefined || lines.length < count) lines.push(word);
    else return [...lines.slice(0, -1), `${last.replace(/[,;:.–—-]+$/, '')}…`];
  }
  return lines;
}

function headingFont(): Font {
  if (font) return font;
  const parsed = create(readFileSync(require.resolve(FONT)));
  if (parsed.isCollection) throw new Error(`${FONT} holds several fonts.`);
  font = parsed;
  return font;
}
