import { expect, test } from 'vitest';
import { rowOf } from '#data/pages/page-drafts.ts';
import { DEFAULTS } from '#domain/pages/draft.ts';
import { comparePages, problemsOfPage } from './page-contents.ts';

const HOME = { kind: 'home', key: 'home', of_folder: true, ...rowOf(DEFAULTS) };
const OWN = {
  ...{ kind: 'page', key: 'own-12345678', of_folder: false, ...rowOf(DEFAULTS) },
  ...{ slug: 'our-town', title: 'Our town' },
  content: {
    order: ['head', 'text'].map((key) => ({ key, kind: key })),
    known: [],
    fields: { head: { lead: 'In oak.' }, text: { text: 'We are near.' } },
  },
};

test('release: a page of the folder is compared with how the site came', () => {
  const fields = { hero: { line: 'Doors, made once.' } };
  const { summary, parts } = comparePages(null, { ...HOME, content: { fields } });
  expect(summary).toMatch(/^Opening picture, \S/);
  expect(parts).toMatchObject([{ after: 'Doors, made once.' }]);
  expect(parts[0]?.before).not.toBe('');
  // And back: what is taken off the site leaves the folder's words.
  expect(comparePages({ ...HOME, content: { fields } }, null).parts).toMatchObject([
    { before: 'Doors, made once.' },
  ]);
});

test('release: a page of staff’s own comes, changes and goes; words of a hidden section are no change that visitors could notice', () => {
  expect(comparePages(null, OWN).summary).toBe('New on the site');
  expect(comparePages(OWN, null).summary).toBe('Leaves the site');
  expect(comparePages(OWN, { ...OWN, title: 'Our valley' })).toEqual({
    summary: 'Title',
    parts: [{ name: 'Title', before: 'Our town', after: 'Our valley' }],
  });
  expect(comparePages(OWN, OWN).summary).toBe('Nothing that visitors could notice');
  const hidden = { ...OWN.content, hidden: ['text'] };
  // As the database gives the two: what visitors read is without those words.
  const seen = { ...OWN, content: { ...hidden, fields: { head: OWN.content.fields.head } } };
  const next = { ...OWN, content: hidden };
  expect(comparePages(seen, next).summary).toBe('Nothing that visitors could notice');
  expect(comparePages(OWN, next).summary).toBe('Sections');
});

test('release: many changes are told by the first of them', () => {
  const next = {
    ...OWN,
    title: 'A',
    slug: 'a',
    seo_title: 'A',
    seo_description: 'A',
    noindex: true,
  };
  expect(comparePages(OWN, next).summary).toBe('Title; Address; Title for searches; 2 more');
});

test('release: what keeps a page from going live is told', () => {
  expect(problemsOfPage(HOME)).toEqual([]);
  expect(problemsOfPage(OWN)).toEqual([]);
  const empty = { ...OWN, content: { ...OWN.content, fields: {} } };
  expect(problemsOfPage(empty)).toEqual(['Text: Write something here.']);
  expect(problemsOfPage({ ...OWN, title: '' })).toContain('The page has no title.');
});
