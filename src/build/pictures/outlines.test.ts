import { expect, test } from 'vitest';
import { breakLines, canWrite, outline } from './outlines.ts';

test('lettering: knows how wide a text is; knows what the type can write, and leaves out the rest; breaks a word that no line can hold', () => {
  const { letters, width } = outline('Oak', 100);
  expect(letters).toHaveLength(3);
  expect(width).toBeGreaterThan(150);
  expect(outline('Oak Oak', 100).width).toBeGreaterThan(2 * width);
  expect(outline('a🪵木a', 50).letters).toHaveLength(2);
  const texts = ['Straßen, 2½ & “Łódź” – 🪵', 'Oak 橡木', 'سلالم من خشب البلوط'];
  expect(texts.map(canWrite)).toEqual([true, false, false]);
  const word = 'Treppenhausgeländer'.repeat(4);
  const lines = breakLines(word, 68, 1056, 3);
  expect(lines.join('')).toBe(word);
  for (const line of lines) expect(outline(line, 68).width).toBeLessThanOrEqual(1056);
});

test('lettering: breaks a title into lines of about the same length, and shortens one that does not fit', () => {
  const title = breakLines('What a fitted kitchen costs, and why', 68, 1056, 3);
  expect(title).toEqual(['What a fitted kitchen', 'costs, and why']);
  const lines = breakLines('walnut '.repeat(80).trim(), 68, 1056, 3);
  expect(lines).toHaveLength(3);
  expect(lines.at(-1)).toMatch(/…$/);
});
