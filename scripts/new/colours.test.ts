import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkTheme } from '../business/check-files.ts';
import { contrastSentences, groundProblem, paletteFrom, themeWith } from './colours.ts';

const css = readFileSync('src/business/theme.css', 'utf8');
const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const ground = fc
  .tuple(
    fc.integer({ min: 190, max: 255 }),
    fc.integer({ min: 190, max: 255 }),
    fc.integer({ min: 150, max: 255 }),
  )
  .map((parts) => `#${parts.map((part) => part.toString(16)).join('')}`)
  .filter((one) => groundProblem({ ground: one }) === '');
const dark = fc
  .tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 80 })))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`)
  .filter((one) => groundProblem({ dark: one }) === '');

test('whatever colours are chosen, all words can be read', () => {
  fc.assert(
    fc.property(color, ground, fc.oneof(fc.constant(''), dark), (accent, light, night) => {
      const chosen = { accent, ground: light, dark: night };
      const theme = themeWith(css, paletteFrom(chosen), null);
      expect(checkTheme('theme.css', theme.css)).toEqual([]);
    }),
  );
});

test('says what an accent is good for, in words and numbers', () => {
  const [first, second, third] = contrastSentences({
    accent: '#c9d17a',
    ground: '#ffffff',
    dark: '',
  });
  expect(first).toBe(
    '#c9d17a on #ffffff has a contrast of 1.6 to 1: that is too little for words (4.5 are needed, 3 for large ones).',
  );
  expect(second).toMatch(/^Links are written in a darker one, #[\da-f]{6}: [45]\.\d to 1\.$/);
  expect(third).toMatch(/^On dark grounds \(#[\da-f]{6}\) they are #[\da-f]{6}: \d+\.\d to 1\.$/);
  const [enough, asItIs] = contrastSentences({ accent: '#1f5fa6', ground: '#f4f6f9', dark: '' });
  expect(enough).toContain('that is enough for all words');
  expect(asItIs).toBe('Links are written in it as it is.');
});

test('takes a dark ground as it is, and makes the others beside it', () => {
  const { ink, peat } = paletteFrom({ accent: '#c0392b', ground: '#ffffff', dark: '#1d2733' });
  expect([ink, peat]).toEqual(['#1d2733', '#343d47']);
});

test('refuses a ground on which words cannot be read well', () => {
  expect(groundProblem({ ground: '#777777' })).toContain(
    'ground: #777777 is too dark for a ground: black words on it have a contrast of 4.6',
  );
  expect(groundProblem({ dark: '#777777' })).toContain('is too light for a ground: white words');
  expect(groundProblem({ ground: '#f4f6f9', dark: '' })).toBe('');
});
