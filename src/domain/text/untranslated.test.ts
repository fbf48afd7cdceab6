import { expect, test } from 'vitest';
import { isUntranslated, untranslated } from './untranslated.ts';

const counted = (original: string[], translation: string[]) => {
  const { same, of } = untranslated(original, translation);
  return { same, of };
};

test('translation: a draft that begins as a copy is still its original, until it is written', () => {
  const original = ['Staircases', 'Thirteen treads.', 'What it costs'];
  expect(counted(original, original)).toEqual({ same: 3, of: 3 });
  expect(counted(original, ['Escadas', 'Thirteen treads.', 'What it costs'])).toEqual({
    same: 2,
    of: 3,
  });
  expect(counted(original, ['Escadas', 'Treze degraus.', ''])).toEqual({ same: 0, of: 2 });
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

test('translation: words beside what is the same in every language count', () => {
  expect(isUntranslated('From {galley}', 'From {galley}')).toBe(true);
  expect(isUntranslated('[Oak](/blog/oak)', ' [Oak](/blog/oak)')).toBe(true);
  expect(isUntranslated('Oak', 'Carvalho')).toBe(false);
  expect(isUntranslated('Oak', '')).toBe(false);
});
