import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { placeNames } from '#business/messages/shell.ts';
import { messages as german } from '#languages/de/staff/releases.ts';
import { staff } from '#languages/staff.ts';
import { changeTitle } from './change-title.ts';

const english = staff.releases;
afterEach(() => {
  staff.releases = english;
});

test('release: the log names a page of the folder by its key, and only pages', () => {
  expect(changeTitle('page', 'home')).toBe(placeNames.home);
  expect(changeTitle('page', 'pt/home'), 'in another language').toBe(placeNames.home);
  expect(changeTitle('page', 'Our town')).toBe('Our town');
  expect(changeTitle('post', 'home')).toBe('home');
});

test.each([
  ['settings', 'Second telephone', 'Zweite Telefonnummer'],
  ['menu', 'The menu', 'Das Menü'],
  ['gallery', 'The order of the galleries', 'Die Reihenfolge der Galerien'],
  ['testimonial', 'A customer’s word', 'Die Worte eines Kunden'],
  // Titles of staff.
  ['post', 'Prices', 'Prices'],
  ['gallery', 'Prices', 'Prices'],
])('release: what the database calls %s in English, %s, is %s in German', (entity, name, said) => {
  staff.releases = german;
  expect(changeTitle(entity, name)).toBe(said);
});

test('release: there are words for every name that the database gives a change', () => {
  const read = (file: string) => readFileSync(`supabase/migrations/${file}`, 'utf8');
  const [, settings = '{}'] =
    /names constant jsonb := '({[^}]+})'/.exec(read('20261128002400_business_settings.sql')) ?? [];
  const others = [
    '20261128002200_changes.sql',
    '20261128002600_site_menu.sql',
    '20261128004000_testimonials.sql',
  ].flatMap((file) =>
    [...read(file).matchAll(/record_change\('\w+', (?:null|item), '([^']+)'/g)].map(
      ([, name]) => name,
    ),
  );
  const named = [...new Set([...Object.values<string>(JSON.parse(settings)), ...others])];
  expect(Object.keys(staff.releases.namesOfChanges).sort()).toEqual(named.sort());
  for (const name of named) {
    expect(staff.releases.namesOfChanges).toHaveProperty([name ?? ''], name);
  }
});
