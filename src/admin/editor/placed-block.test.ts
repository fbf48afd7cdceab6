import type { Node } from '@tiptap/pm/model';
import { expect, test } from 'vitest';
import { read } from '../../../tests/support/article-schema.ts';
import { placeOf, shiftOf, withoutSpace } from './placed-block.ts';

const PICTURE = '![](media:00000000-0000-4000-8000-000000000001)';
const BEFORE = read(`First.\n\n${PICTURE}\n\nLast.`);
const FIGURE = placed(BEFORE, 'figure');

function placed(text: Node, type: string) {
  const found: { node: Node; position: number }[] = [];
  text.descendants((node, position) => {
    if (node.type.name === type) found.push({ node, position });
  });
  const [first] = found;
  if (!first) throw new Error(`no ${type}`);
  return first;
}

const LONGER = 'First, and a colleague’s long sentence about oak.';

test.each([
  ['nothing has changed', `First.\n\n${PICTURE}\n\nLast.`, FIGURE.position],
  ['a colleague writes before it', `${LONGER}\n\n${PICTURE}\n\nLast.`, LONGER.length + 2],
  ['another is alike', `First.\n\n${PICTURE}\n\nLast.\n\n${PICTURE}`, FIGURE.position],
  ['it is gone', 'First.', null],
  ['all is gone', '', null],
  ['it is another', `First.\n\n![An oak](${PICTURE.slice(4, -1)})\n\nLast.`, null],
])('dialog: where %s', (_, now, place) => {
  expect(placeOf(FIGURE, read(now))).toBe(place);
});

const before = read('One.\n\nOur oak stairs.');
const from = before.child(0).nodeSize + 1 + 'Our '.length;
const words = { from, to: from + 'oak'.length };

test.each([
  ['One.\n\nOur oak stairs.', 0],
  ['One, and two.\n\nOur oak stairs.', ', and two'.length],
  ['Our oak stairs.', -before.child(0).nodeSize],
  ['One.\n\nOur old oak stairs.', null],
  ['', null],
])('link: in %j', (now, shift) => {
  expect(shiftOf(before, words, read(now))).toBe(shift);
});

test.each([
  ['One.\n\nOur oak stairs.', 0],
  ['One.\n\nOur oak stairs!', null],
])('link: of two paragraphs stays there alone: %j', (now, shift) => {
  expect(shiftOf(before, { from: 1, to: from }, read(now))).toBe(shift);
});

test.each([
  ['Our oak stairs', 4, 8, 'oak'],
  ['Our oak stairs', 3, 8, 'oak'],
  ['Our **oak** stairs', 4, 8, 'oak'],
  ['Our oak stairs', 4, 7, 'oak'],
  ['Our oak stairs', 3, 4, ' '],
  ['Our oak stairs', 4, 4, ''],
])('editor: the words of %j from %i to %i are %j', (markdown, start, end, words) => {
  const text = read(markdown);
  const { from, to } = withoutSpace(text, { from: start + 1, to: end + 1 });
  expect(text.textBetween(from, to)).toBe(words);
});

test('editor: white space is not taken from the paragraphs between', () => {
  const text = read('Our oak\n\nstairs and doors');
  const range = { from: 8, to: 16 };
  expect(withoutSpace(text, range)).toEqual(range);
});
