import { getSchema } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { uploadingPicture } from './blocks/uploading.ts';
import type { EditorHooks } from './editor-hooks.ts';
import { hasWaiting, replacement } from './replacement.ts';
import { articleExtensions } from './schema/extensions.ts';

const schema = getSchema([...articleExtensions(), uploadingPicture({} as EditorHooks)]);

/** `#one` is a picture that is being sent. */
function text(...blocks: string[]) {
  return schema.node(
    'doc',
    null,
    blocks.map((block) =>
      block.startsWith('#')
        ? schema.node('uploadingPicture', { uploadId: block })
        : schema.node('paragraph', null, schema.text(block)),
    ),
  );
}

test.each([
  [
    ['a', '#one', 'b'],
    ['a, longer', 'b'],
    ['a, longer', '#one', 'b'],
  ],
  [
    ['#one', '#two', 'a'],
    ['new', 'a'],
    ['#one', '#two', 'new', 'a'],
  ],
  [['a', 'b', '#one', 'c', '#two'], ['a'], ['a', '#one', '#two']],
  [['a', 'b'], ['c'], ['c']],
])('%j replaced by %j is %j', (before, by, after) => {
  const state = EditorState.create({ doc: text(...before) });
  const { doc } = replacement(state, text(...by));
  doc.check();
  expect(doc.eq(text(...after))).toBe(true);
  expect(hasWaiting(doc)).toBe(before.some((block) => block.startsWith('#')));
});
