import { expect, test } from 'vitest';
import { placeNames } from '#business/messages/shell.ts';
import { pageTitle } from './folder-page.ts';

test('page: one of the folder is called by its title there, until staff give it one', () => {
  const home = { kind: 'home', key: 'home', title: null };
  expect(pageTitle(home)).toBe(placeNames.home);
  expect(pageTitle({ ...home, title: 'Start' })).toBe('Start');
  expect(pageTitle({ kind: 'page', key: 'own-12345678', title: '' })).toBe('Untitled');
});
