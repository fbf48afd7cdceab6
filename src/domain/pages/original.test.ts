import { expect, test } from 'vitest';
import { DEFAULTS, type PageDraft } from './draft.ts';
import { originalOf, wholePage } from './original.ts';
import type { FolderPage } from './page.ts';

const FOLDER: FolderPage = {
  ...{ key: 'about', kind: 'page', slug: 'about', title: 'About us', seoTitle: 'About the shop' },
  ...{ description: 'Who we are.', keywords: [] },
  sections: [
    { key: 'head', kind: 'head', fields: { lead: 'Twelve people.', look: 'dark' } },
    { key: 'text', kind: 'text', fields: { text: 'We make kitchens.' } },
  ],
};
const written = (text: string): PageDraft => ({
  ...DEFAULTS,
  content: { fields: { text: { text } } },
});

test('page: one of the folder says what is there and what staff made of it; what was noted of it is the same again', () => {
  const { title, seoTitle, seoDescription, content } = wholePage(
    FOLDER,
    written('We make stairs.'),
  );
  expect([title, seoTitle, seoDescription]).toEqual(['About us', 'About the shop', 'Who we are.']);
  expect(content.order).toEqual([
    { key: 'head', kind: 'head' },
    { key: 'text', kind: 'text' },
  ]);
  expect(content.fields).toEqual({
    head: { lead: 'Twelve people.', look: 'dark' },
    text: { text: 'We make stairs.' },
  });
  const whole = wholePage(FOLDER, written('We make stairs.'));
  expect(wholePage(null, structuredClone(whole))).toEqual(whole);
});

const changed = written('We make stairs.');
const own: PageDraft = {
  ...{ ...DEFAULTS, title: 'Stairs' },
  content: { order: [{ key: 'text', kind: 'text' }], fields: { text: { text: 'Oak.' } } },
};
const noted = wholePage(FOLDER, changed);

test.each<[what: string, folder: FolderPage | null, PageDraft | null, PageDraft | null, boolean]>([
  // The folder's page of another language follows the folder's of the main one.
  ['as it came', FOLDER, null, null, false],
  ['changed', FOLDER, changed, null, true],
  ['changed, which was noted', FOLDER, changed, noted, false],
  ['put back since', FOLDER, null, noted, true],
  // An address or being out of searches is no word to translate.
  ['moved', FOLDER, { ...DEFAULTS, slug: 'people', noindex: true }, null, false],
  // Staff's own page is behind what was noted alone.
  ['of staff, noted', null, own, own, false],
  ['of staff, not noted', null, own, null, false],
  ['of staff, renamed', null, { ...own, title: 'Staircases' }, own, true],
])('page: one whose original is %s', (_, folder, draft, before, isBehind) => {
  expect(originalOf({ folder, draft, noted: before })?.isBehind).toBe(isBehind);
});

test('page: what its original said before and says now is known; staff’s own has none without one', () => {
  const says = (text: string) => ({ content: { fields: { text: { text } } } });
  expect(originalOf({ folder: FOLDER, draft: changed, noted: null })).toMatchObject({
    ...{ before: says('We make kitchens.'), now: says('We make stairs.') },
  });
  expect(originalOf({ folder: null, draft: null, noted: own })).toBeNull();
});
