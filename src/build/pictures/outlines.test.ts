import { describe, expect, test } from 'vitest';
import { breakLines, outline } from './outlines.ts';

describe('lettering of social cards', () => {
  test('knows how wide a text is', () => {
    const { letters, width } = outline('Oak', 100);
    expect(letters).toHaveLength(3);
    expect(width).toBeGreaterThan(150);
    expect(outline('Oak Oak', 100).width).toBeGreaterThan(2 * width);
  });

  test('leaves out what the type cannot write', () => {
    expect(outline('a🪵木a', 50).letters).toHaveLength(2);
  });

  test('breaks a title into lines of about the same length', () => {
    expect(breakLines('What a fitted kitchen costs, and why', 68, 1056, 3)).toEqual([
      'What a fitted kitchen',
      'costs, and why',
    ]);
  });

  test('shortens a title that does not fit', () => {
    const lines = breakLines('walnut '.repeat(80).trim(), 68, 1056, 3);
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toMatch(/…$/);
  });
});
