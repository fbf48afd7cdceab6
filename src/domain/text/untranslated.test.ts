import { expect, test } from 'vitest';
import { isUntranslated, untranslated } from './untranslated.ts';

const counted = (original: string[], translation: string[]) => {
  const { same, of } = untranslated(original, translation);
  return { same, of };
};

test('translation: a draft that begins as a copy is still its original, until it is written', () => {
  const original = ['Staircases', 'Thirteen treads.', 'What it costs'];
  for (const [translation, same, of] of [
    [original, 3, 3],
    [['Escadas', 'Thirteen treads.', 'What it costs'], 2, 3],
    [['Escadas', 'Treze degraus.', ''], 0, 2],
  ] as const) {
    expect(counted(original, [...translation])).toEqual({ same, of });
  }
});

test('translation: of a long text each paragraph counts, wherever it stands now', () => {
  const original = ['## Oak\n\nIt is hard.\n\nIt is\nheavy.'];
  const { same, of, has } = untranslated(original, ['## Carvalho\n\nIt is heavy. \n\nÉ duro.']);
  expect({ same, of }).toEqual({ same: 1, of: 3 });
  expect(has('It is hard.\n\nIt is heavy.')).toBe(true);
  expect(has('It is hard.')).toBe(false);
  expect(has('É duro.')).toBe(false);
});

test.each([
  ...['', '24,000', '–', '{galley}', '![](media:8f27ba47-aaaa)', 'hello@example.com'],
  'https://example.com/oak',
])('translation: %j is the same in every language', (text) => {
  expect(counted([text], [text])).toEqual({ same: 0, of: 0 });
  expect(isUntranslated(text, text)).toBe(false);
});

test.each([
  ['From {galley}', 'From {galley}', true],
  ['[Oak](/blog/oak)', ' [Oak](/blog/oak)', true],
  ['Oak', 'Carvalho', false],
  ['Oak', '', false],
])('translation: words beside what is the same count: %s, %s', (original, translation, isStill) => {
  expect(isUntranslated(original, translation)).toBe(isStill);
});
