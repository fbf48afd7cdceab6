import { expect, test } from 'vitest';
import { countriesIn, languageCode, languageName } from './places-and-languages.ts';

test('countries are those of today, by their names', () => {
  const countries = countriesIn('en-GB');
  expect(Object.values(countries)).toEqual(
    expect.arrayContaining(['Austria', 'Czechia', 'Ireland', 'United Kingdom', 'United States']),
  );
  for (const code of ['EU', 'UN', 'ZZ', 'DD', 'SU', 'UK'])
    expect(countries).not.toHaveProperty(code);
});

test('countries are in the order of their names in each language', () => {
  const names = Object.values(countriesIn('de-DE'));
  expect(names.indexOf('Österreich')).toBeGreaterThan(names.indexOf('Oman'));
  expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Polen'));
});

test('languages are found by their English names', () => {
  expect(['English', 'polish', 'GERMAN', 'Klingon', ''].map(languageCode)).toEqual([
    ...['en', 'pl', 'de'],
    ...[null, null],
  ]);
  expect(['en', 'cy'].map(languageName)).toEqual(['English', 'Welsh']);
});
