import { expect, test } from 'vitest';
import {
  AS_IT_CAME,
  allSections,
  removedSections,
  withField,
  withFolderSection,
  withHidden,
  withOrder,
  withoutSection,
  withSection,
} from './draft.ts';
import { mergeDrafts, withoutStep } from './merge.ts';

const folder = {
  sections: [
    { key: 'hero', kind: 'hero', fields: { headline: ['Oak'], line: 'Dry' } },
    {
      ...{ key: 'promises', kind: 'promises' },
      fields: {
        items: [
          { key: 'a', name: 'One' },
          { key: 'b', name: 'Two' },
        ],
      },
    },
    { key: 'contact', kind: 'contact', fields: {} },
  ],
};
const keys = (draft: typeof AS_IT_CAME) => allSections(folder, draft).map(({ key }) => key);
const set = (draft: typeof AS_IT_CAME, key: string, name: string, value: unknown) =>
  withField(draft, folder, key, name, value);

test('draft: is only what differs from the folder', () => {
  const changed = set(AS_IT_CAME, 'hero', 'line', 'Wet');
  expect(changed.content).toEqual({ fields: { hero: { line: 'Wet' } } });
  expect(set(changed, 'hero', 'line', 'Dry')).toEqual(AS_IT_CAME);
  expect(set(changed, 'hero', 'line', undefined)).toEqual(AS_IT_CAME);
  expect(withFolderSection(withHidden(changed, 'hero', true), 'hero')).toEqual(AS_IT_CAME);
  // Without what the folder has, or without what it has not.
  expect(set(changed, 'hero', 'line', null).content).toEqual({
    fields: { hero: { line: null } },
  });
  expect(set(AS_IT_CAME, 'hero', 'picture', null)).toEqual(AS_IT_CAME);
});

test('draft: is an order once a section was moved, added or taken out', () => {
  const moved = withOrder(AS_IT_CAME, folder, ['hero', 'contact', 'promises']);
  expect(keys(moved)).toEqual(['hero', 'contact', 'promises']);
  expect(moved.content.known).toEqual(['hero', 'promises', 'contact']);
  expect(withOrder(moved, folder, ['hero', 'promises', 'contact'])).toEqual(AS_IT_CAME);
  const added = withSection(AS_IT_CAME, folder, { key: 's1', kind: 'text' }, 'hero');
  expect(keys(added)).toEqual(['hero', 's1', 'promises', 'contact']);
  expect(withoutSection(set(added, 's1', 'text', 'Hi'), folder, 's1')).toEqual(AS_IT_CAME);
});

test('draft: lets a section of the folder be put back as it was', () => {
  const without = withoutSection(set(AS_IT_CAME, 'hero', 'line', 'Wet'), folder, 'hero');
  expect(keys(without)).toEqual(['promises', 'contact']);
  const [removed] = removedSections(folder, without);
  expect(removed?.key).toBe('hero');
  const back = withSection(without, folder, { key: 'hero', kind: 'hero' }, null);
  expect(back.content).toEqual({ fields: { hero: { line: 'Wet' } } });
});

test('draft: keeps the place of a section that is not shown', () => {
  const strange = withSection(AS_IT_CAME, folder, { key: 's1', kind: 'gone' }, 'hero');
  const moved = withOrder(strange, folder, ['promises', 'hero', 'contact']);
  expect(keys(moved)).toEqual(['promises', 's1', 'hero', 'contact']);
});

const merge = (mine: typeof AS_IT_CAME, theirs: typeof AS_IT_CAME, origin = AS_IT_CAME) =>
  mergeDrafts(folder, origin, mine, theirs);

test('two people: who change different fields both have their way', () => {
  const mine = { ...set(AS_IT_CAME, 'hero', 'line', 'Wet'), title: 'Home' };
  const theirs = set(withHidden(AS_IT_CAME, 'contact', true), 'hero', 'headline', ['Ash']);
  const { value, clashes } = merge(mine, theirs);
  expect(clashes).toEqual([]);
  expect(value).toEqual({
    ...AS_IT_CAME,
    title: 'Home',
    content: { hidden: ['contact'], fields: { hero: { headline: ['Ash'], line: 'Wet' } } },
  });
});

test('two people: who change the same field are told, and one’s own stands', () => {
  const mine = set(AS_IT_CAME, 'hero', 'line', 'Wet');
  const { value, clashes } = merge(mine, set(AS_IT_CAME, 'hero', 'line', 'Damp'));
  expect(clashes).toEqual([{ path: ['fields', 'hero', 'line'], mine: 'Wet', theirs: 'Damp' }]);
  expect(value).toEqual(mine);
});

test('two people: who write in different items of a list both have their way', () => {
  const items = (one: string, two: string, ...more: object[]) => [
    { key: 'a', name: one },
    { key: 'b', name: two },
    ...more,
  ];
  const origin = set(AS_IT_CAME, 'promises', 'items', items('1', '2'));
  const mine = set(origin, 'promises', 'items', items('mine', '2', { key: 'c', name: '3' }));
  const theirs = set(origin, 'promises', 'items', items('1', 'theirs').reverse());
  const { value, clashes } = merge(mine, theirs, origin);
  expect(clashes).toEqual([]);
  expect(value.content.fields?.promises?.items).toEqual([
    { key: 'b', name: 'theirs' },
    { key: 'c', name: '3' },
    { key: 'a', name: 'mine' },
  ]);
});

const first = [
  { key: 'a', name: 'One' },
  { key: 'b', name: 'Two' },
] as const;
const listed = (...items: object[]) => set(AS_IT_CAME, 'promises', 'items', items);

test('two people: who are the first to change a list of the folder both have their way', () => {
  const [a, b] = first;
  const { value, clashes } = merge(listed(a), listed(a, b, { key: 'c', name: 'Three' }));
  expect(clashes).toEqual([]);
  expect(value).toEqual(listed(a, { key: 'c', name: 'Three' }));
  const words = merge(listed({ ...a, name: 'mine' }, b), listed(a, { ...b, name: 'theirs' }));
  expect(words.clashes).toEqual([]);
  expect(words.value).toEqual(listed({ ...a, name: 'mine' }, { ...b, name: 'theirs' }));
});

test('two people: of whom one puts the folder’s words back follow it again, but for what the other changed', () => {
  const [a, b] = first;
  const origin = set(listed({ ...a, name: '1' }, b), 'hero', 'line', 'Wet');
  expect(merge(AS_IT_CAME, origin, origin).value).toEqual(AS_IT_CAME);
  const theirs = set(origin, 'promises', 'items', [
    { ...a, name: '1' },
    { ...b, name: '2' },
  ]);
  const { value, clashes } = merge(AS_IT_CAME, theirs, origin);
  expect(clashes).toEqual([]);
  expect(value).toEqual(listed(a, { ...b, name: '2' }));
});

test('two people: who each add a section get both, and what one took out goes', () => {
  const mine = withSection(AS_IT_CAME, folder, { key: 's1', kind: 'text' }, 'hero');
  const theirs = withoutSection(
    withSection(AS_IT_CAME, folder, { key: 's2', kind: 'text' }, 'contact'),
    folder,
    'promises',
  );
  expect(keys(merge(mine, theirs).value)).toEqual(['hero', 's1', 'contact', 's2']);
});

test('two people: who both order the sections differently have to choose', () => {
  const mine = withOrder(AS_IT_CAME, folder, ['promises', 'hero', 'contact']);
  const theirs = withOrder(AS_IT_CAME, folder, ['hero', 'contact', 'promises']);
  expect(merge(mine, theirs).clashes.map(({ path }) => path)).toEqual([['order']]);
  expect(merge(mine, theirs).value).toEqual(mine);
});

const title = (text: string) => ({ ...AS_IT_CAME, title: text });

test('undo: leaves what a colleague has made of the same words since', () => {
  const step = { before: title('Before'), after: title('After') };
  expect(withoutStep(folder, step, title('After'))).toEqual(title('Before'));
  expect(withoutStep(folder, step, title('Theirs'))).toEqual(title('Theirs'));
});

test('undo: puts back the row that was taken out, among those of a colleague', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((key, nth) => ({
    key,
    name: ['One', 'Two'][nth] ?? '3',
  }));
  const items = (...all: unknown[]) => set(AS_IT_CAME, 'promises', 'items', all);
  const now = items({ ...a, name: 'Theirs' }, c);
  expect(withoutStep(folder, { before: AS_IT_CAME, after: items(a) }, now)).toEqual(
    items({ ...a, name: 'Theirs' }, b, c),
  );
});
