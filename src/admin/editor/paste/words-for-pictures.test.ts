import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { createMarkdownMemory } from '#admin/editor/bridge/markdown-memory.ts';
import { articleExtensions } from '#admin/editor/schema/extensions.ts';
import { wordsForPictures } from './words-for-pictures.ts';

const schema = getSchema(articleExtensions());
const PICTURE = '![Oak](media:00000000-0000-4000-8000-000000000001)';

test('words stand for a picture that was copied from an article', () => {
  const memory = createMarkdownMemory(schema);
  const copied = memory.open(`An oak.\n\n${PICTURE}\n\nAn elm.`);
  // From within the first paragraph to within the last.
  const slice = wordsForPictures(copied.slice(4, copied.content.size - 1));
  expect([slice.openStart, slice.openEnd]).toEqual([1, 1]);
  expect(slice.content.content.map(({ textContent }) => textContent)).toEqual([
    'oak.',
    '[Picture]',
    'An elm.',
  ]);
});

test('whatever else is pasted stays as it is', () => {
  const copied = createMarkdownMemory(schema).open('An oak.\n\n- one\n- two\n\n| a |\n| --- |');
  const slice = copied.slice(0, copied.content.size);
  expect(wordsForPictures(slice).eq(slice)).toBe(true);
});
