import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { placeNames } from '#business/messages/shell.ts';
import { messages as german } from '#languages/de/staff/releases.ts';
import { messages as germanSettings } from '#languages/de/staff/settings.ts';
import { staff } from '#languages/staff.ts';
import { changeTitle } from './change-title.ts';

const { releases, settings } = staff;
afterEach(() => {
  Object.assign(staff, { releases, settings });
});

test('release: the log names a page of the folder by its key, and only pages', () => {
  expect(changeTitle('page', 'home')).toBe(placeNames.home);
  expect(changeTitle('page', 'pt/home'), 'in another language').toBe(placeNames.home);
  expect(changeTitle('page', 'Our town')).toBe('Our town');
  expect(changeTitle('post', 'home')).toBe('home');
});

test.each([
  ['settings', 'second', 'Zweite Telefonnummer'],
  ['menu', 'The menu', 'Das Menü'],
  ['gallery', 'The order of the galleries', 'Die Reihenfolge der Galerien'],
  ['testimonial', 'A customer’s word', 'Die Worte eines Kunden'],
  // Titles of staff.
  ['post', 'Prices', 'Prices'],
  ['gallery', 'Prices', 'Prices'],
])('release: what the database calls %s, %s, is %s in German', (entity, name, said) => {
  Object.assign(staff, { releases: german, settings: germanSettings });
  expect(changeTitle(entity, name)).toBe(said);
});

test('release: there are words for every name that the database gives a change', () => {
  const files = readdirSync('supabase/migrations').map((file) => `supabase/migrations/${file}`);
  const named = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/record_change\('\w+', (?:null|item), '([^']+)'/g)].map(
      ([, name]) => name,
    ),
  );
  const { namesOfChanges } = staff.releases;
  expect(Object.entries(namesOfChanges)).toEqual(Object.keys(namesOfChanges).map((n) => [n, n]));
  expect(Object.keys(namesOfChanges).sort()).toEqual([...new Set(named)].sort());
});
