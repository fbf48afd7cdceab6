import { expect, test } from 'vitest';
import { breakLines, canWrite, outline } from './outlines.ts';

test('lettering: knows how wide a text is', () => {
  const { letters, width } = outline('Oak', 100);
  expect(letters).toHaveLength(3);
  expect(width).toBeGreaterThan(150);
  expect(outline('Oak Oak', 100).width).toBeGreaterThan(2 * width);
});

test('lettering: leaves out what the type cannot write', () => {
  expect(outline('a🪵木a', 50).letters).toHaveLength(2);
});

test('lettering: knows what the type can write', () => {
  expect(canWrite('Straßen, 2½ & “Łódź” – 🪵')).toBe(true);
  expect(canWrite('Oak 橡木')).toBe(false);
  expect(canWrite('سلالم من خشب البلوط')).toBe(false);
});

test('lettering: breaks a word that no line can hold', () => {
  const word = 'Treppenhausgeländer'.repeat(4);
  const lines = breakLines(word, 68, 1056, 3);
  expect(lines.join('')).toBe(word);
  for (const line of lines) expect(outline(line, 68).width).toBeLessThanOrEqual(1056);
});

test('lettering: breaks a title into lines of about the same length', () => {
  expect(breakLines('What a fitted kitchen costs, and why', 68, 1056, 3)).toEqual([
    'What a fitted kitchen',
    'costs, and why',
  ]);
});

test('lettering: shortens a title that does not fit', () => {
  const lines = breakLines('walnut '.repeat(80).trim(), 68, 1056, 3);
  expect(lines).toHaveLength(3);
  expect(lines.at(-1)).toMatch(/…$/);
});
