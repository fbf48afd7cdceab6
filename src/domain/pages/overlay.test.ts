import { expect, test } from 'vitest';
import { overlaidPage, overlaidSections, ownPage, visibleSections } from './overlay.ts';
import type { FolderPage, PageContent, Section } from './page.ts';

const section = (key: string, fields: Record<string, unknown> = {}, kind = key): Section => ({
  key,
  kind,
  fields,
});
const HERO = section('hero', { headline: ['Oak', 'lasts'], line: 'From the mill' });
const PROMISES = section('promises', { items: [{ key: 'a', name: 'Dry' }] });
const STEPS = section('steps', { note: 'Weeks' });
const FOLDER = [HERO, PROMISES, STEPS];

const overlaid = (content: PageContent, folder: readonly Section[] = FOLDER) =>
  overlaidSections(folder, content, (kind) => kind !== 'gone');
const keysOf = (content: PageContent, folder?: readonly Section[]) =>
  overlaid(content, folder).sections.map(({ key }) => key);
const orderOf = (...keys: string[]) => keys.map((key) => ({ key, kind: key }));

test('page fields: that staff have not touched follow the folder; those that they touched stay theirs; may be emptied, and a list is one', () => {
  const { sections, leftOut } = overlaid({});
  expect(sections).toEqual(FOLDER.map((one) => ({ ...one, origin: 'folder', isHidden: false })));
  expect(leftOut).toEqual([]);
  const later = [section('hero', { headline: ['Elm'], line: 'From the wood' })];
  const { fields } = overlaid({ fields: { hero: { headline: ['Ash'] } } }, later).sections[0] ?? {};
  expect(fields).toEqual({ headline: ['Ash'], line: 'From the wood' });
  expect(overlaid({ fields: { hero: { line: '' } } }).sections[0]?.fields.line).toBe('');
  const items = [{ key: 'b', name: 'Whole' }];
  expect(overlaid({ fields: { promises: { items } } }).sections[1]?.fields.items).toBe(items);
});

const ordered = { order: orderOf('steps', 'hero', 'promises'), known: FOLDER.map((s) => s.key) };

const [work, people] = [section('work'), section('people')];
const fewer = (...keys: string[]) => ({ ...ordered, order: orderOf(...keys) });

test.each([
  ['is that of staff', ordered, FOLDER, 'steps hero promises'],
  ['is without what they removed', fewer('hero'), FOLDER, 'hero'],
  ['has each key once', { order: orderOf('hero', 'hero'), known: ['hero'] }, [HERO], 'hero'],
  [
    'takes in a later section of the folder, behind its neighbour there',
    ...([ordered, [HERO, work, PROMISES, STEPS], 'steps hero work promises'] as const),
  ],
  ['takes it in first', ordered, [section('notice'), ...FOLDER], 'notice steps hero promises'],
  [
    'takes in several in their order, and skips a neighbour that staff removed',
    fewer('steps', 'hero'),
    [HERO, PROMISES, work, people, STEPS],
    'steps hero work people',
  ],
  ['lets go of what the folder dropped', ordered, [HERO, STEPS], 'steps hero'],
])('page order: %s', (_, content, folder, keys) => {
  expect(keysOf(content, folder).join(' ')).toBe(keys);
});

test('page order: keeps what the folder dropped and staff wrote in', () => {
  const written = { ...ordered, fields: { promises: { statement: 'Ours' } } };
  const { sections } = overlaid(written, [HERO, STEPS]);
  expect(sections.map(({ key }) => key)).toEqual(['steps', 'hero', 'promises']);
  expect(sections[2]).toMatchObject({ origin: 'dropped', fields: { statement: 'Ours' } });
});

test('page order: names what staff wrote in a dropped section that has no place; keeps what staff wrote in a section that has another kind by now', () => {
  const { sections, leftOut } = overlaid({ fields: { promises: { statement: 'Ours' } } }, [HERO]);
  expect(sections).toHaveLength(1);
  expect(leftOut).toEqual([{ key: 'promises', kind: null, reason: 'dropped' }]);
  const written = { ...ordered, fields: { steps: { note: 'Ours' } } };
  const later = [HERO, PROMISES, section('steps', { md: 'Text' }, 'text')];
  const kept = overlaid(written, later).sections[0];
  expect(kept).toMatchObject({ kind: 'steps', fields: { note: 'Ours' } });
  expect(overlaid(ordered, later).sections[0]).toMatchObject({ kind: 'text' });
});

const own = { key: 's7f3', kind: 'questions' };

test('sections: stand where staff put them, empty ones too', () => {
  const content = { order: [...orderOf('hero'), own, ...orderOf('promises', 'steps')] };
  const known = FOLDER.map(({ key }) => key);
  const shown = overlaid({ ...content, known }).sections[1];
  expect(shown).toEqual({ ...own, fields: {}, origin: 'staff', isHidden: false });
});

test('sections: of a kind that the code does not know are left out and named', () => {
  const content = { order: [...orderOf('hero'), { key: 's1', kind: 'gone' }], known: ['hero'] };
  const { sections, leftOut } = overlaid(content, [HERO]);
  expect(sections.map(({ key }) => key)).toEqual(['hero']);
  expect(leftOut).toEqual([{ key: 's1', kind: 'gone', reason: 'kind' }]);
});

const PAGE: FolderPage = {
  ...{ key: 'stairs', kind: 'service', slug: 'stairs', title: 'Stairs', keywords: ['oak'] },
  ...{ seoTitle: 'Stairs in oak', description: 'Built to climb.', sections: FOLDER },
  names: { short: 'Stairs', menu: 'Stairs', hint: 'Straight and winding' },
};
const CHANGES = {
  ...{ slug: null, title: null, seoTitle: null, seoDescription: null, noindex: null, names: null },
  content: {},
};

const laidOver = (changes: object) => overlaidPage(PAGE, { ...CHANGES, ...changes }, () => true);

test('page: hides a section from visitors alone', () => {
  const page = laidOver({ content: { hidden: ['promises'] } });
  expect(visibleSections(page).map(({ key }) => key)).toEqual(['hero', 'steps']);
  expect(page.sections).toHaveLength(3);
});

test('page: follows the folder where its row says nothing', () => {
  const page = laidOver({});
  expect(page).toMatchObject({
    ...{ slug: 'stairs', title: 'Stairs', seoTitle: 'Stairs in oak', names: PAGE.names },
    ...{ description: 'Built to climb.', noindex: false, leftOut: [] },
  });
  expect(overlaidPage(PAGE, null, () => true)).toEqual(page);
});

test('page: has what its row says; a new title is not overruled by the folder’s for search engines; of staff has their sections alone', () => {
  expect(
    laidOver({ slug: 'steps', title: 'Steps', names: { hint: 'Oak' }, noindex: true }),
  ).toMatchObject({
    ...{ key: 'stairs', slug: 'steps', title: 'Steps', seoTitle: 'Steps', noindex: true },
    names: { short: 'Stairs', hint: 'Oak' },
  });
  const content = { order: [{ key: 's1', kind: 'text' }], fields: { s1: { text: 'We are.' } } };
  const row = { ...CHANGES, key: 'about', kind: 'page', slug: 'about', title: 'About' } as const;
  const page = ownPage({ ...row, content }, () => true);
  expect(page).toMatchObject({ slug: 'about', title: 'About', seoTitle: 'About' });
  expect(page.sections.map(({ fields }) => fields)).toEqual([{ text: 'We are.' }]);
});
