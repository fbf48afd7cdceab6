import { expect, test } from 'vitest';
import { differences, mergeValues } from './merge-values.ts';

const entry = (key: string, text = key) => ({ key, text });

test('fields that one side changed are as that side has them, however deep', () => {
  const last = { name: 'A', phone: { e164: '+1', display: '1' }, list: ['a', 'b'], old: 1 };
  const own = { ...last, phone: { e164: '+1', display: 'one' }, list: ['own', 'b'], more: true };
  const next = { name: 'B', phone: { e164: '+2', display: '1' }, list: ['a', 'next'], new: 2 };
  expect(mergeValues(own, last, next)).toEqual({
    merged: {
      ...{ name: 'B', phone: { e164: '+2', display: 'one' }, list: ['own', 'next'] },
      ...{ more: true, new: 2 },
    },
    kept: [],
  });
  expect(mergeValues(own, last, own)).toEqual({ merged: own, kept: [] });
});

test('where both changed a value that by hand stays, and the other is told', () => {
  const last = { name: 'A', legal: 'A', tags: ['a'], gone: 'a', away: 'a' };
  const own = { name: 'A', legal: 'A & Sons', tags: ['a', 'own'], gone: 'b' };
  const next = { name: 'B', legal: 'B', tags: ['b'], away: 'b' };
  const { merged, kept } = mergeValues(own, last, next);
  expect(merged).toEqual({ name: 'B', legal: 'A & Sons', tags: ['a', 'own'], gone: 'b' });
  expect(kept).toEqual([
    { path: ['legal'], value: 'B' },
    { path: ['tags'], value: ['b'] },
    { path: ['gone'] },
    { path: ['away'], value: 'b' },
  ]);
});

test('entries of a list are told by their keys, and stand where each side put them', () => {
  const last = [entry('a'), entry('b'), entry('c')];
  const own = [entry('a'), entry('own'), entry('b', 'by hand'), entry('c')];
  const next = [entry('c'), entry('a', 'next'), entry('new'), entry('b')];
  expect(mergeValues(own, last, next)).toEqual({
    merged: [
      ...[entry('c'), entry('a', 'next'), entry('own'), entry('new')],
      ...[entry('b', 'by hand')],
    ],
    kept: [],
  });
  // In an order of somebody's own a new one is behind the one before it.
  const turned = [entry('c'), entry('b'), entry('a')];
  const { merged } = mergeValues(turned, last, [entry('a'), entry('new'), entry('b'), entry('c')]);
  expect(merged).toEqual([entry('c'), entry('b'), entry('a'), entry('new')]);
});

test('an entry that is to go stays if it was changed by hand', () => {
  const last = { items: [entry('a'), entry('b')] };
  const own = { items: [entry('a'), entry('b', 'by hand')] };
  expect(mergeValues(own, last, { items: [] })).toEqual({
    merged: { items: [entry('b', 'by hand')] },
    kept: [{ path: ['items', 'b'] }],
  });
});

test('all that is to change is told leaf by leaf', () => {
  const last = { same: 1, items: [entry('a'), entry('b')], list: ['a'] };
  const next = { same: 1, items: [entry('a', 'next'), entry('new')], list: ['b'] };
  expect(differences(last, next)).toEqual([
    { path: ['items', 'a', 'text'], value: 'next' },
    { path: ['items', 'b'] },
    { path: ['items', 'new'], value: entry('new') },
    { path: ['list'], value: ['b'] },
  ]);
});
