import { expect, test } from 'vitest';
import {
  allSections,
  DEFAULTS,
  removedSections,
  withField,
  withFolderSection,
  withHidden,
  withOrder,
  withoutSection,
  withSection,
} from './draft.ts';
import { mergeDrafts, withoutStep } from './merge.ts';

const item = (key: string, name: string) => ({ key, name });
const folder = {
  sections: [
    { key: 'hero', kind: 'hero', fields: { headline: ['Oak'], line: 'Dry' } },
    { key: 'promises', kind: 'promises', fields: { items: [item('a', 'One'), item('b', 'Two')] } },
    { key: 'contact', kind: 'contact', fields: {} },
  ],
};
const keys = (draft: typeof DEFAULTS) => allSections(folder, draft).map(({ key }) => key);
const set = (draft: typeof DEFAULTS, key: string, name: string, value: unknown) =>
  withField(draft, folder, key, name, value);

test('draft: is only what differs from the folder', () => {
  const changed = set(DEFAULTS, 'hero', 'line', 'Wet');
  expect(changed.content).toEqual({ fields: { hero: { line: 'Wet' } } });
  for (const same of ['Dry', undefined]) {
    expect(set(changed, 'hero', 'line', same)).toEqual(DEFAULTS);
  }
  expect(withFolderSection(withHidden(changed, 'hero', true), 'hero')).toEqual(DEFAULTS);
  // Without what the folder has, or without what it has not.
  const without = set(changed, 'hero', 'line', null).content;
  expect(without).toEqual({ fields: { hero: { line: null } } });
  expect(set(DEFAULTS, 'hero', 'picture', null)).toEqual(DEFAULTS);
});

test('draft: is an order once a section was moved, added or taken out; lets a section of the folder be put back as it was', () => {
  const moved = withOrder(DEFAULTS, folder, ['hero', 'contact', 'promises']);
  expect(keys(moved)).toEqual(['hero', 'contact', 'promises']);
  expect(moved.content.known).toEqual(['hero', 'promises', 'contact']);
  expect(withOrder(moved, folder, ['hero', 'promises', 'contact'])).toEqual(DEFAULTS);
  const added = withSection(DEFAULTS, folder, { key: 's1', kind: 'text' }, 'hero');
  expect(keys(added)).toEqual(['hero', 's1', 'promises', 'contact']);
  expect(withoutSection(set(added, 's1', 'text', 'Hi'), folder, 's1')).toEqual(DEFAULTS);
  const without = withoutSection(set(DEFAULTS, 'hero', 'line', 'Wet'), folder, 'hero');
  expect(keys(without)).toEqual(['promises', 'contact']);
  const [removed] = removedSections(folder, without);
  expect(removed?.key).toBe('hero');
  const back = withSection(without, folder, { key: 'hero', kind: 'hero' }, null);
  expect(back.content).toEqual({ fields: { hero: { line: 'Wet' } } });
});

test('draft: keeps the place of a section that is not shown', () => {
  const strange = withSection(DEFAULTS, folder, { key: 's1', kind: 'gone' }, 'hero');
  const moved = withOrder(strange, folder, ['promises', 'hero', 'contact']);
  expect(keys(moved)).toEqual(['promises', 's1', 'hero', 'contact']);
});

const line = (text: string | null, draft = DEFAULTS) => set(draft, 'hero', 'line', text);
const picture = (file: string, alt: string) => set(DEFAULTS, 'hero', 'picture', { file, alt });
const title = (text: string) => ({ ...DEFAULTS, title: text });
const listed = (...items: object[]) => set(DEFAULTS, 'promises', 'items', items);
const [a, b, c] = [item('a', 'One'), item('b', 'Two'), item('c', '3')];
const own = (key: string, after: string) =>
  withSection(DEFAULTS, folder, { key, kind: 'text' }, after);
const ordered = (...order: string[]) => withOrder(DEFAULTS, folder, order);
const wet = line('Wet', listed(item('a', '1'), b));
const both: typeof DEFAULTS = {
  ...title('Home'),
  content: { hidden: ['contact'], fields: { hero: { headline: ['Ash'], line: 'Wet' } } },
};

type Draft = typeof DEFAULTS;
test.each<[what: string, origin: Draft, mine: Draft, theirs: Draft, value: Draft, clash?: string]>([
  [
    'who change different fields both have their way',
    DEFAULTS,
    { ...line('Wet'), title: 'Home' },
    set(withHidden(DEFAULTS, 'contact', true), 'hero', 'headline', ['Ash']),
    both,
  ],
  [
    'who change the same field are told, and one’s own stands',
    ...([DEFAULTS, line('Wet'), line('Damp'), line('Wet'), 'fields.hero.line'] as const),
  ],
  [
    'who write in different items of a list both have their way',
    listed(item('a', '1'), item('b', '2')),
    listed(item('a', 'mine'), item('b', '2'), c),
    listed(item('b', 'theirs'), item('a', '1')),
    listed(item('b', 'theirs'), c, item('a', 'mine')),
  ],
  [
    'who are the first to change a list of the folder: one goes and one comes',
    ...([DEFAULTS, listed(a), listed(a, b, c), listed(a, c)] as const),
  ],
  [
    'who are the first to change a list of the folder: each an item',
    DEFAULTS,
    listed(item('a', 'mine'), b),
    listed(a, item('b', 'theirs')),
    listed(item('a', 'mine'), item('b', 'theirs')),
  ],
  [
    'of whom the other took an item out that one has changed: it stays',
    ...([DEFAULTS, listed(item('a', 'mine'), b), listed(b), listed(item('a', 'mine'), b)] as const),
  ],
  [
    'of whom one took an item out that the other has changed: it stays',
    ...([DEFAULTS, listed(b), listed(item('a', '1'), b), listed(item('a', '1'), b)] as const),
  ],
  [
    'of whom one describes a picture that the other exchanges have to choose',
    picture('oak.jpg', 'Oak'),
    ...([picture('oak.jpg', 'Dry oak'), picture('ash.jpg', 'Oak')] as const),
    ...([picture('oak.jpg', 'Dry oak'), 'fields.hero.picture'] as const),
  ],
  [
    'of whom one puts the folder’s words back follow it again',
    ...([wet, DEFAULTS, wet, DEFAULTS] as const),
  ],
  [
    'of whom one does, but for what the other changed',
    wet,
    DEFAULTS,
    set(wet, 'promises', 'items', [item('a', '1'), item('b', '2')]),
    listed(a, item('b', '2')),
  ],
  [
    'who both order the sections differently have to choose',
    DEFAULTS,
    ordered('promises', 'hero', 'contact'),
    ordered('hero', 'contact', 'promises'),
    ordered('promises', 'hero', 'contact'),
    'order',
  ],
])('two people: %s', (_, origin, mine, theirs, value, clash) => {
  const merged = mergeDrafts(folder, origin, mine, theirs);
  expect(merged.value).toEqual(value);
  expect(merged.clashes.map(({ path }) => path.join('.'))).toEqual(clash ? [clash] : []);
});

test('two people: a clash says what each wrote; who each add a section get both, and what one took out goes', () => {
  const { clashes } = mergeDrafts(folder, DEFAULTS, line('Wet'), line('Damp'));
  expect(clashes).toMatchObject([{ mine: 'Wet', theirs: 'Damp' }]);
  const theirs = withoutSection(own('s2', 'contact'), folder, 'promises');
  const { value } = mergeDrafts(folder, DEFAULTS, own('s1', 'hero'), theirs);
  expect(keys(value)).toEqual(['hero', 's1', 'contact', 's2']);
});

test.each([
  ['is taken back', title('After'), title('Before')],
  ['leaves what a colleague has made of the same words since', title('Theirs'), title('Theirs')],
])('undo: %s', (_, now, after) => {
  const step = { before: title('Before'), after: title('After') };
  expect(withoutStep(folder, step, now)).toEqual(after);
});

test('undo: puts back the row that was taken out, among those of a colleague', () => {
  const step = { before: DEFAULTS, after: listed(a) };
  const now = listed(item('a', 'Theirs'), c);
  expect(withoutStep(folder, step, now)).toEqual(listed(item('a', 'Theirs'), b, c));
});
