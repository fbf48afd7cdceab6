import { expect, test } from 'vitest';
import { countriesIn, languageCode, languagesIn } from './places-and-languages.ts';

test('settings: countries are those of today, by their names; countries are in the order of their names in each language', () => {
  const countries = countriesIn('en-GB');
  expect(Object.values(countries)).toEqual(
    expect.arrayContaining(['Austria', 'Czechia', 'Ireland', 'United Kingdom', 'United States']),
  );
  for (const code of ['EU', 'UN', 'ZZ', 'DD', 'SU', 'UK'])
    expect(countries).not.toHaveProperty(code);
  const names = Object.values(countriesIn('de-DE'));
  expect(names.indexOf('Österreich')).toBeGreaterThan(names.indexOf('Oman'));
  expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Polen'));
});

test('settings: languages are found by their names in either language, and by their codes', () => {
  const german = languagesIn('de-AT');
  expect([...german.keys()]).toEqual(expect.arrayContaining(['en', 'cy']));
  expect(german.get('cy')).toBe('Walisisch');
  const codeOf = (name: string) => languageCode(name, [german, languagesIn('en')]);
  expect(['Englisch', 'polish', 'DEUTSCH', 'it', 'Klingon', ''].map(codeOf)).toEqual([
    ...['en', 'pl', 'de', 'it'],
    ...[null, null],
  ]);
});
