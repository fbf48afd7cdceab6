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

const title = (text: string) => ({ ...DEFAULTS, title: text });
const listed = (...items: object[]) => set(DEFAULTS, 'promises', 'items', items);
const [a, b, c] = [item('a', 'One'), item('b', 'Two'), item('c', '3')];

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

test.each([
  ['staff’s own', 's1', 'text'],
  ['of the folder', 'hero', 'line'],
])(
  'draft: a section %s that one takes out while the other writes in it stays, with those words',
  (_, key, name) => {
    const added = withSection(DEFAULTS, folder, { key: 's1', kind: 'text' }, 'hero');
    const base = set(added, 's1', 'text', 'Oak');
    const [out, written] = [withoutSection(base, folder, key), set(base, key, name, 'Wet')];
    for (const [mine, theirs] of [
      [out, written],
      [written, out],
    ] as const) {
      const { value, clashes } = mergeDrafts(folder, base, mine, theirs);
      expect(clashes).toEqual([]);
      expect(keys(value)).toEqual(keys(base));
      expect(value).toEqual(written);
    }
    const { value } = mergeDrafts(folder, base, out, set(base, 'contact', 'note', 'Ring'));
    expect(keys(value), 'in which nobody wrote').not.toContain(key);
  },
);
