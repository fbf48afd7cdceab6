import { expect, test } from 'vitest';
import { COUNTRIES, languageCode, languageName } from './places-and-languages.ts';

test('countries are those of today, by their names', () => {
  expect(Object.values(COUNTRIES)).toEqual(
    expect.arrayContaining(['Austria', 'Czechia', 'Ireland', 'United Kingdom', 'United States']),
  );
  for (const code of ['EU', 'UN', 'ZZ', 'DD', 'SU', 'UK'])
    expect(COUNTRIES).not.toHaveProperty(code);
});

test('languages are found by their English names', () => {
  expect(['English', 'polish', 'GERMAN', 'Klingon', ''].map(languageCode)).toEqual([
    ...['en', 'pl', 'de'],
    ...[null, null],
  ]);
  expect(['en', 'cy'].map(languageName)).toEqual(['English', 'Welsh']);
});
