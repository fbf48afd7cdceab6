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

const heroWith = (fields: object) => ({ ...hero, fields: { ...hero.fields, ...fields } });
const fields = { label: 'CONTACT', statement: 'Write', answer: 'Soon' };
const names = { call: 'Call', write: 'Write', open: 'Open', visit: 'Visit' };
const contact = { key: 'contact', kind: 'contact', fields: { ...fields, ...names } };
const ofKind = (key: string, kind: string, values: object) => ({
  key,
  kind,
  fields: { ...values },
});
const media = { media: crypto.randomUUID(), alt: 'A room' };
const pasted = { ...text, fields: { text: 'Look:\n\n\\[Picture: oak.jpg\\]' } };
const priced = ofKind('prices', 'prices', { label: 'PRICES', items: [] });

const again = { ...contact, key: 'again' };
const unsaid = heroWith({ picture: { file: 'hero.jpg', alt: ' ' } });
const otherTall = heroWith({ picture: media, tall: { file: 'tall.jpg', alt: '' } });
const faq = ofKind('faq', 'questions', { label: 'FAQ', items: [] });

test.each<[sections: Section[], kind: PageKind, at: string, said: string]>([
  [[text], 'page', 'must page.add', 'The page has no opening: add “Title” or “Opening picture”.'],
  [[text, head], 'page', 'must head', 'What has the title of the page stands first: move it to'],
  [[head, hero], 'page', 'must hero', 'The page has its title twice: hide “Opening picture” or'],
  [[head, contact, again], 'page', 'must again', '“Contact” can stand on a page once.'],
  [[head, contact], 'legal', 'must contact', '“Contact” has no place on this kind of page.'],
  [
    [unsaid],
    'page',
    'must hero.picture',
    'Opening picture, Picture: Say what it shows, for people',
  ],
  // A field is called as its section, which is not said twice.
  [[head, faq], 'page', 'must faq.items', 'Questions: Add one question at least.'],
  [[head, priced], 'service', 'caution prices.items', 'Prices: Without a price there is nothing'],
  [[otherTall], 'page', 'caution hero.tall', 'phones still get the picture'],
  [[head, pasted], 'page', 'caution text.text', '“[Picture: oak.jpg]” stands where a picture was'],
])('page: what is said of it, %#', (sections, kind, at, said) => {
  const [[level, where, sentence] = [], ...others] = problemsOf(pageOf(sections, kind));
  expect([`${level} ${where}`, others]).toEqual([at, []]);
  expect(sentence).toContain(said);
});

test('page: has no problem where all is said', () => {
  expect(problemsOf(pageOf([head, text]))).toEqual([]);
  for (const tall of [media, null, undefined]) {
    expect(problemsOf(pageOf([heroWith({ picture: media, tall })]))).toEqual([]);
  }
});

test('page: names no facts that nothing is called; hides what must not be looked at', () => {
  const items = [{ key: 'galley', name: 'Galley', from: 24_000 }];
  const prices = { key: 'prices', kind: 'prices', fields: { label: 'PRICES', items } };
  const said = { ...text, fields: { text: 'From {galley}, call {phone} or {fax}.' } };
  expect(problemsOf(pageOf([head, said, prices]))).toEqual([
    [
      ...['caution', 'text.text'],
      'Text, Text: put your own words in place of {fax}. Visitors would read it as it stands.',
    ],
  ]);
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
