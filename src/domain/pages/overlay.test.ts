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

test('page fields: that staff have not touched follow the folder', () => {
  const { sections, leftOut } = overlaid({});
  expect(sections).toEqual(FOLDER.map((one) => ({ ...one, origin: 'folder', isHidden: false })));
  expect(leftOut).toEqual([]);
});

test('page fields: that staff touched stay theirs when the folder changes; the others follow', () => {
  const content = { fields: { hero: { headline: ['Ash'] } } };
  const later = [section('hero', { headline: ['Elm'], line: 'From the wood' })];
  expect(overlaid(content, later).sections[0]?.fields).toEqual({
    headline: ['Ash'],
    line: 'From the wood',
  });
});

test('page fields: may be emptied, and a list is one', () => {
  expect(overlaid({ fields: { hero: { line: '' } } }).sections[0]?.fields.line).toBe('');
  const items = [{ key: 'b', name: 'Whole' }];
  expect(overlaid({ fields: { promises: { items } } }).sections[1]?.fields.items).toBe(items);
});

const ordered = { order: orderOf('steps', 'hero', 'promises'), known: FOLDER.map((s) => s.key) };

test('page order: takes in a later section of the folder, behind its neighbour there', () => {
  const later = [HERO, section('work'), PROMISES, STEPS];
  expect(keysOf(ordered, later)).toEqual(['steps', 'hero', 'work', 'promises']);
  expect(keysOf(ordered, [section('notice'), ...FOLDER])[0]).toBe('notice');
});

test('page order: takes in several in their order, and skips a neighbour that staff removed', () => {
  const later = [HERO, PROMISES, section('work'), section('people'), STEPS];
  const without = { ...ordered, order: orderOf('steps', 'hero') };
  expect(keysOf(without, later)).toEqual(['steps', 'hero', 'work', 'people']);
});

test('page order: is that of staff once there is one, without what they removed, each key once', () => {
  expect(keysOf(ordered)).toEqual(['steps', 'hero', 'promises']);
  expect(keysOf({ ...ordered, order: orderOf('hero') })).toEqual(['hero']);
  expect(keysOf({ order: orderOf('hero', 'hero'), known: ['hero'] }, [HERO])).toEqual(['hero']);
});

test('page order: lets go of what the folder dropped, unless staff wrote in it', () => {
  expect(keysOf(ordered, [HERO, STEPS])).toEqual(['steps', 'hero']);
  const written = { ...ordered, fields: { promises: { statement: 'Ours' } } };
  const { sections } = overlaid(written, [HERO, STEPS]);
  expect(sections.map(({ key }) => key)).toEqual(['steps', 'hero', 'promises']);
  expect(sections[2]).toMatchObject({ origin: 'dropped', fields: { statement: 'Ours' } });
});

test('page order: names what staff wrote in a dropped section that has no place', () => {
  const { sections, leftOut } = overlaid({ fields: { promises: { statement: 'Ours' } } }, [HERO]);
  expect(sections).toHaveLength(1);
  expect(leftOut).toEqual([{ key: 'promises', kind: null, reason: 'dropped' }]);
});

test('page order: keeps what staff wrote in a section that has another kind by now', () => {
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

test('page: hides a section from visitors alone', () => {
  const page = overlaidPage(PAGE, { ...CHANGES, content: { hidden: ['promises'] } }, () => true);
  expect(visibleSections(page).map(({ key }) => key)).toEqual(['hero', 'steps']);
  expect(page.sections).toHaveLength(3);
});

test('page: follows the folder where its row says nothing', () => {
  const { names, sections: _, leftOut, ...page } = overlaidPage(PAGE, CHANGES, () => true);
  expect(page).toMatchObject({ slug: 'stairs', title: 'Stairs', seoTitle: 'Stairs in oak' });
  expect(page).toMatchObject({ description: 'Built to climb.', noindex: false });
  expect(names).toEqual(PAGE.names);
  expect(leftOut).toEqual([]);
  expect(overlaidPage(PAGE, null, () => true)).toMatchObject(page);
});

test('page: has what its row says; a new title is not overruled by the folder’s for search engines', () => {
  const names = { hint: 'Oak' };
  const page = overlaidPage(
    PAGE,
    { ...CHANGES, slug: 'steps', title: 'Steps', names, noindex: true },
    () => true,
  );
  expect(page).toMatchObject({ key: 'stairs', slug: 'steps', title: 'Steps', seoTitle: 'Steps' });
  expect(page).toMatchObject({ noindex: true, names: { short: 'Stairs', hint: 'Oak' } });
});

test('page: of staff has their sections alone', () => {
  const content = { order: [{ key: 's1', kind: 'text' }], fields: { s1: { text: 'We are.' } } };
  const row = { ...CHANGES, key: 'about', kind: 'page', slug: 'about', title: 'About' } as const;
  const page = ownPage({ ...row, content }, () => true);
  expect(page).toMatchObject({ slug: 'about', title: 'About', seoTitle: 'About' });
  expect(page.sections.map(({ fields }) => fields)).toEqual([{ text: 'We are.' }]);
});
