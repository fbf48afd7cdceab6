import { expect, test } from 'vitest';
import { type Entry, FORM, isOf, readEntry } from './draft-entry.ts';

const isText = (found: unknown): found is string => typeof found === 'string';
const draft = { form: FORM, kind: 'draft', owner: 'anna/new', version: 3, at: 5, value: 'Oak' };

test('draft: an entry comes back as it was written; is of the article that it was typed into, or that it became', () => {
  expect(readEntry(draft, isText)).toEqual(draft);
  const kept = { form: FORM, kind: 'kept', owner: 'anna/new', at: 1, value: 'Ash' };
  expect(readEntry(kept, isText)).toEqual(kept);
  const begun = { ...draft, newId: 'a1' } as Entry<unknown>;
  expect(['new', 'a1', 'a2'].map((thing) => isOf(begun, 'anna', thing))).toEqual([
    ...[true, true, false],
  ]);
  expect(isOf(begun, 'joe', 'a1')).toBe(false);
});

test.each([
  ['nothing', undefined],
  ['another form', { ...draft, form: FORM + 1 }],
  ['another kind of value', { ...draft, value: { title: 'Oak' } }],
  ['something else', { ...draft, kind: 'note' }],
])('draft: %s is not read', (_name, value) => {
  expect(readEntry(value, isText)).toBeNull();
});
