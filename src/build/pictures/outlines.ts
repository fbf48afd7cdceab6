import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkitten';
import { headingFiles } from '#business/font-files.ts';

/** The files of the heading typeface that have been asked for, by their names. */
const fonts = new Map<string, Font>();
/** Those that have most letters first. */
const FILES = headingFiles.map(({ file }) => path.resolve('src/business/fonts', file)).reverse();

/** A line of text as SVG paths. */
export interface Outline {
  /** `x` in pixels from the start of the line. */
  letters: { path: string; x: number }[];
  width: number;
}

/**
 * Sets a text in the heading font as outlines, because the build machine lacks the font. Unknown
 * characters are left out.
 */
export function outline(text: string, size: number): Outline {
  const letters: Outline['letters'] = [];
  let x = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 32;
    const file = fileWith(code);
    if (!file) continue;
    const font = openFont(file);
    const scale = size / font.unitsPerEm;
    const glyph = font.glyphForCodePoint(code);
    // SVG counts downwards, type upwards.
    letters.push({ path: glyph.path.scale(scale, -scale).toSVG(), x });
    x += glyph.advanceWidth * scale;
  }
  return { letters, width: x };
}

/** Whether each letter and digit of a text is in the heading font. */
export function canWrite(text: string): boolean {
  const letters = text.match(/[\p{Letter}\p{Number}]/gu) ?? [];
  return letters.every((letter) => fileWith(letter.codePointAt(0) ?? 32) !== undefined);
}

const fileWith = (code: number) => FILES.find((one) => openFont(one).hasGlyphForCodePoint(code));

/** At most `count` lines of similar length and `width` pixels; an ellipsis marks a cut. */
export function breakLines(text: string, size: number, width: number, count: number): string[] {
  const words = text
    .split(' ')
    .flatMap((word) => pieces(word, size, width))
    .map((word) => ({ word, width: outline(word, size).width }));
  const space = outline(' ', size).width;
  const lines = fill(words, space, width);
  if (lines.length > count) {
    const kept = lines.slice(0, count);
    const last = kept.at(-1) ?? '';
    return [...kept.slice(0, -1), `${last.replace(/[,;:.–—-]+$/, '')}…`];
  }
  // The narrowest column without a further line leaves no word alone at the end.
  let balanced = lines;
  for (let narrower = width - size / 2; narrower > size; narrower -= size / 2) {
    const tried = fill(words, space, narrower);
    if (tried.length > lines.length) break;
    balanced = tried;
  }
  return balanced;
}

/** A word that is wider than a line, in pieces that fit. */
function pieces(word: string, size: number, width: number): string[] {
  if (outline(word, size).width <= width) return [word];
  const letters = [...word];
  let count = letters.length - 1;
  while (count > 1 && outline(letters.slice(0, count).join(''), size).width > width) count -= 1;
  const rest = letters.slice(count).join('');
  return [letters.slice(0, count).join(''), ...pieces(rest, size, width)];
}

function fill(
  words: readonly { word: string; width: number }[],
  space: number,
  limit: number,
): string[] {
  const lines: string[] = [];
  let filled = Infinity;
  for (const { word, width } of words) {
    if (filled + space + width <= limit) {
      lines.push(`${lines.pop()} ${word}`);
      filled += space + width;
    } else {
      lines.push(word);
      filled = width;
    }
  }
  return lines;
}

/** Changes with the typeface: what is drawn in it is to be drawn again. */
export function typefaceDigest(): string {
  digest ??= hash('sha256', Buffer.concat(FILES.map((file) => readFileSync(file)))).slice(0, 8);
  return digest;
}

let digest: string | undefined;

function openFont(file: string): Font {
  const known = fonts.get(file);
  if (known) return known;
  const font = create(readFileSync(file));
  if (font.isCollection) throw new Error(`${file} holds several fonts.`);
  fonts.set(file, font);
  return font;
}
