import { expect, test } from 'vitest';
import { mergeText } from './merge-text.ts';

const text = (...lines: string[]) => lines.join('\n');
const merged = (own: string, last: string, next: string) => mergeText(own, last, next).merged;

test('lines beside each other are changed apart', () => {
  const last = text('a: 1,', 'b: 2,', 'c: 3,');
  expect(merged(text('a: 9,', 'b: 2,', 'c: 9,'), last, text('a: 1,', 'b: 7,', 'c: 3,'))).toBe(
    text('a: 9,', 'b: 7,', 'c: 9,'),
  );
  const longer = text('a:', "  'long',", 'b: 2,', 'c: 9,', 'd: 4,');
  expect(merged(longer, last, text('a: 1,', 'b: 7,', 'c: 3,'))).toBe(
    text('a:', "  'long',", 'b: 7,', 'c: 9,', 'd: 4,'),
  );
});

test('what both add at a place is both there, and once what both add alike', () => {
  const last = text('import a', '', '[a]');
  const own = text('import a', 'import own', '', '[a]');
  expect(merged(own, last, text('import a', 'import next', '', '[a]'))).toBe(
    text('import a', 'import own', 'import next', '', '[a]'),
  );
  expect(merged(own, last, own)).toBe(own);
  expect(merged(text('import a', 'import next', 'import own', '', '[a]'), last, own)).toBeNull();
});

test('where both change a line there is no half a change, and the lines are named', () => {
  const last = text('a: 1,', 'b: 2,', 'c: 3,');
  const own = text('// Ours', 'a: 1,', 'b: 9,', 'c: 3,');
  const { merged, wanted } = mergeText(own, last, text('a: 1,', 'b: 7,'));
  expect(merged).toBeNull();
  expect(wanted).toEqual([
    { number: 3, text: 'b: 7,', isGone: false },
    { number: 4, text: 'c: 3,', isGone: true },
  ]);
});

test('of a fact with two values the one by hand stays, and the other is named', () => {
  const last = text("name: 'A',", "legalName: 'A',", 'list: [1],');
  const next = text("name: 'B',", "legalName: 'B',", 'list: [2],');
  const own = text("name: 'A',", "legalName: 'A & Sons',", 'list: [1],');
  const facts = mergeText(own, last, next, { areFacts: true });
  expect(facts.merged).toBe(text("name: 'B',", "legalName: 'A & Sons',", 'list: [2],'));
  expect(facts.kept).toEqual([{ number: 2, text: "legalName: 'B',", isGone: false }]);
  const lists = text("name: 'A',", "legalName: 'A',", 'list: [1, 5],');
  expect(mergeText(lists, last, next, { areFacts: true }).merged).toBeNull();
});
