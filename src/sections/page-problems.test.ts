import { expect, test } from 'vitest';
import { pages } from '#business/pages.ts';
import { overlaidPage } from '#domain/pages/overlay.ts';
import type { FolderPage, MergedPage, PageKind, Section } from '#domain/pages/page.ts';
import { isKind } from './kinds.ts';
import { pageProblems } from './page-problems.ts';

function pageOf(sections: readonly Section[], kind: PageKind = 'page'): MergedPage {
  const page: FolderPage = {
    ...{ key: 'own-1', kind, slug: 'about', title: 'About us', description: '', keywords: [] },
    sections,
  };
  return overlaidPage(page, null, isKind);
}

const head = { key: 'head', kind: 'head', fields: {} };
const hero = {
  ...{ key: 'hero', kind: 'hero' },
  fields: { headline: ['OAK'], picture: { file: 'hero.jpg', alt: 'A room' } },
};
const text = { key: 'text', kind: 'text', fields: { text: 'Oak' } };
const problemsOf = (page: MergedPage) =>
  pageProblems(page).map(({ level, at, key, text: said }) => [level, at ?? key, said]);

test.each(pages)('page: $key of the folder has none', (page) => {
  const merged = overlaidPage(page, null, isKind);
  expect([pageProblems(merged), merged.leftOut]).toEqual([[], []]);
  // /admin/pages/menu is the screen of the menu, and the database refuses a row of this key.
  expect(page.key).not.toBe('menu');
});

test('page: has one title, and first', () => {
  expect(problemsOf(pageOf([head, text]))).toEqual([]);
  expect(problemsOf(pageOf([text]))).toEqual([
    ['must', 'page.add', 'The page has no opening: add “Title” or “Opening picture”.'],
  ]);
  expect(problemsOf(pageOf([text, head]))).toEqual([
    ['must', 'head', 'What has the title of the page stands first: move it to position 1.'],
  ]);
  expect(problemsOf(pageOf([head, hero]))).toEqual([
    [
      ...['must', 'hero'],
      'The page has its title twice: hide “Opening picture” or take it out, as it stands first once.',
    ],
  ]);
});

test('page: has a form once, and only what has a place on it', () => {
  const fields = { ...{ label: 'CONTACT', statement: 'Write', answer: 'Soon' } };
  const names = { call: 'Call', write: 'Write', open: 'Open', visit: 'Visit' };
  const contact = { key: 'contact', kind: 'contact', fields: { ...fields, ...names } };
  const twice = pageOf([head, contact, { ...contact, key: 'again' }]);
  expect(problemsOf(twice)).toEqual([['must', 'again', '“Contact” can stand on a page once.']]);
  expect(problemsOf(pageOf([head, contact], 'legal'))).toEqual([
    ['must', 'contact', '“Contact” has no place on this kind of page.'],
  ]);
});

test('page: says what its opening picture shows', () => {
  const undescribed = { ...hero.fields, picture: { file: 'hero.jpg', alt: ' ' } };
  expect(problemsOf(pageOf([{ ...hero, fields: undescribed }]))).toEqual([
    [
      ...['must', 'hero.picture'],
      'Opening picture, Picture: Say what it shows, for people who can’t see it.',
    ],
  ]);
});

test('page: is told of a field that is called as its section without saying so twice', () => {
  const questions = { key: 'faq', kind: 'questions', fields: { label: 'FAQ', items: [] } };
  expect(problemsOf(pageOf([head, questions]))).toEqual([
    ['must', 'faq.items', 'Questions: Add one question at least.'],
  ]);
});

test('page: has prices where it has a section for them', () => {
  const prices = { key: 'prices', kind: 'prices', fields: { label: 'PRICES', items: [] } };
  expect(problemsOf(pageOf([head, prices], 'service'))).toEqual([
    ['caution', 'prices.items', 'Prices: Without a price there is nothing to see of it.'],
  ]);
});

test('page: has its own opening picture on phones too', () => {
  const media = { media: crypto.randomUUID(), alt: 'A room' };
  const fields = { ...hero.fields, picture: media, tall: { file: 'tall.jpg', alt: '' } };
  expect(problemsOf(pageOf([{ ...hero, fields }]))).toMatchObject([
    ['caution', 'hero.tall', expect.stringContaining('phones still get the picture')],
  ]);
  for (const tall of [media, null, undefined]) {
    expect(problemsOf(pageOf([{ ...hero, fields: { ...fields, tall } }]))).toEqual([]);
  }
});

test('page: names no facts that nothing is called', () => {
  const items = [{ key: 'galley', name: 'Galley', from: 24_000 }];
  const prices = { key: 'prices', kind: 'prices', fields: { label: 'PRICES', items } };
  const said = { ...text, fields: { text: 'From {galley}, call {phone} or {fax}.' } };
  expect(problemsOf(pageOf([head, said, prices]))).toEqual([
    [
      ...['caution', 'text.text'],
      'Text, Text: nothing is called {fax}, so visitors read it as it is.',
    ],
  ]);
});

test('page: has no words in the place of a picture', () => {
  const pasted = { ...text, fields: { text: 'Look:\n\n\\[Picture: oak.jpg\\]' } };
  expect(problemsOf(pageOf([head, pasted]))).toEqual([
    [
      ...['caution', 'text.text'],
      expect.stringMatching(/: “\[Picture: oak\.jpg\]” stands where a picture was: /),
    ],
  ]);
});

test('page: hides what must not be looked at', () => {
  const content = { hidden: ['text'] };
  const empty = { ...text, fields: {} };
  const page = pageOf([head, empty]);
  const hidden = overlaidPage(
    page,
    {
      ...{ slug: null, title: null, seoTitle: null, seoDescription: null, noindex: null },
      ...{ names: null, content },
    },
    isKind,
  );
  expect(problemsOf(page)).toHaveLength(1);
  expect(problemsOf(hidden)).toEqual([]);
});
