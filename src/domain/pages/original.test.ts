import { expect, test } from 'vitest';
import { AS_IT_CAME, type PageDraft } from './draft.ts';
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
  ...AS_IT_CAME,
  content: { fields: { text: { text } } },
});

test('page: one of the folder says what is there and what staff made of it', () => {
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
});

test('page: what was noted of it is the same again', () => {
  const whole = wholePage(FOLDER, written('We make stairs.'));
  expect(wholePage(null, structuredClone(whole))).toEqual(whole);
});

test('page: the folder’s page of another language follows the folder’s of the main one', () => {
  const original = (draft: PageDraft | null, noted: PageDraft | null) =>
    originalOf({ folder: FOLDER, draft, noted });
  expect(original(null, null)?.isBehind).toBe(false);
  const changed = written('We make stairs.');
  expect(original(changed, null)).toMatchObject({
    isBehind: true,
    before: { content: { fields: { text: { text: 'We make kitchens.' } } } },
    now: { content: { fields: { text: { text: 'We make stairs.' } } } },
  });
  const noted = wholePage(FOLDER, changed);
  expect(original(changed, noted)?.isBehind).toBe(false);
  expect(original(null, noted)?.isBehind).toBe(true);
});

test('page: staff’s own page is behind what was noted alone, and has no original without one', () => {
  const draft: PageDraft = {
    ...AS_IT_CAME,
    title: 'Stairs',
    content: { order: [{ key: 'text', kind: 'text' }], fields: { text: { text: 'Oak.' } } },
  };
  expect(originalOf({ folder: null, draft, noted: draft })?.isBehind).toBe(false);
  expect(originalOf({ folder: null, draft, noted: null })?.isBehind).toBe(false);
  const renamed = { ...draft, title: 'Staircases' };
  expect(originalOf({ folder: null, draft: renamed, noted: draft })?.isBehind).toBe(true);
  expect(originalOf({ folder: null, draft: null, noted: draft })).toBeNull();
});

test('page: an address or being out of searches is no word to translate', () => {
  const draft = { ...AS_IT_CAME, slug: 'people', noindex: true };
  expect(originalOf({ folder: FOLDER, draft, noted: null })?.isBehind).toBe(false);
});
