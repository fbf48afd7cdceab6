import { afterEach, expect, test } from 'vitest';
import { languageIn, nameOfLanguage, pathIn } from './addresses.ts';
import {
  currentLanguage,
  inLanguage,
  pathHere,
  perLanguage,
  readLanguageBy,
  speaking,
} from './several.ts';

let language = '';
readLanguageBy(() => language);
afterEach(() => {
  language = '';
});

test.each([
  ['/', '/pt'],
  ['/privacy', '/pt/privacy'],
  ['/#contact', '/pt#contact'],
  ['/?q=oak', '/pt?q=oak'],
])('languages: %s is %s in another language, and stays in the main one', (path, there) => {
  expect(pathIn('pt', path)).toBe(there);
  expect(pathIn('', path)).toBe(path);
  expect(pathHere(path)).toBe(path);
  language = 'pt';
  expect(pathHere(path)).toBe(there);
});

test('languages: another language than that of the page is spoken for as long as something is read', () => {
  language = 'pt';
  expect(speaking('', currentLanguage)).toBe('');
  expect(speaking('', () => speaking('de', currentLanguage) + currentLanguage())).toBe('de');
  expect(() =>
    speaking('', () => {
      throw new Error('unreadable');
    }),
  ).toThrow('unreadable');
  expect(currentLanguage()).toBe('pt');
});

test.each([
  ['/pt', 'pt'],
  ['/pt.html', 'pt'],
  ['/pt/blog/[slug]', 'pt'],
  ['/', ''],
  ['/ptolemy', ''],
  ['/blog/pt', ''],
  ['/de/blog', ''],
])('languages: %s is in the language %j', (path, code) => {
  expect(languageIn(path, ['pt'])).toBe(code);
});

test('languages: a language is called by its own name', () => {
  expect(['pt-PT', 'en-GB', 'de-AT'].map(nameOfLanguage)).toEqual([
    ...['Português', 'English', 'Deutsch'],
  ]);
});

test('languages: a part of the folder is that of the language, whatever is asked of it', () => {
  const words = inLanguage<Record<string, unknown>>({
    '': { home: 'Home', ways: { call: 'Call' } },
    pt: { home: 'Início', ways: { call: 'Ligar' }, more: 'Mais' },
  });
  expect(words).toEqual({ home: 'Home', ways: { call: 'Call' } });
  language = 'pt';
  expect({ ...words }).toEqual({ home: 'Início', ways: { call: 'Ligar' }, more: 'Mais' });
  expect('more' in words).toBe(true);
  // One that the site has no words of.
  language = 'fr';
  expect(words.home).toBe('Home');
});

test('languages: lists, sets and functions work as their own', () => {
  const weeksOf = (unit: string) => (count: number) => `${count} ${unit}`;
  const list = inLanguage({ '': ['a'], pt: ['b', 'c'] });
  const common = inLanguage({ '': new Set(['the']), pt: new Set(['os']) });
  const weeks = inLanguage({ '': weeksOf('weeks'), pt: weeksOf('semanas') });
  const now = () => [list.length, list.map((one) => one), common.has('the'), weeks(2)];
  expect(now()).toEqual([1, ['a'], true, '2 weeks']);
  language = 'pt';
  expect(now()).toEqual([2, ['b', 'c'], false, '2 semanas']);
  expect([...list]).toEqual(['b', 'c']);
  expect(Array.isArray(list)).toBe(true);
  expect(JSON.stringify(list)).toBe('["b","c"]');
});

test('languages: what depends on the language is made once for each', () => {
  const made: string[] = [];
  const format = perLanguage(() => {
    made.push(currentLanguage());
    return currentLanguage();
  });
  expect([format(), format()]).toEqual(['', '']);
  language = 'pt';
  expect([format(), format()]).toEqual(['pt', 'pt']);
  expect(made).toEqual(['', 'pt']);
});
