import { getSchema } from '@tiptap/core';
import { EditorState, TextSelection } from '@tiptap/pm/state';
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
])('editor: %j replaced by %j is %j', (before, by, after) => {
  const state = EditorState.create({ doc: text(...before) });
  const { doc } = replacement(state, text(...by));
  doc.check();
  expect(doc.eq(text(...after))).toBe(true);
  expect(hasWaiting(doc)).toBe(before.some((block) => block.startsWith('#')));
});

test.each([
  ['blocks before it', ['new', 'newer', 'one', 'two', 'three'], 'two'],
  ['one block more and one less', ['new', 'one', 'two'], 'two'],
  ['another block behind it', ['one', 'two', 'new'], 'two'],
  ['words in blocks on both sides', ['one, longer', 'two', 'three and more'], 'two'],
  ['no block before it', ['two', 'three'], 'two'],
  ['the block itself in fewer words', ['one', 't', 'three'], 't'],
  ['nothing but another text', ['x'], 'x'],
])('editor: the cursor stays in its words: %s', (_what, after, block) => {
  const doc = text('one', 'two', 'three');
  // Behind the second letter of “two”.
  const selection = TextSelection.create(doc, 8);
  const { selection: now } = replacement(EditorState.create({ doc, selection }), text(...after));
  expect(now.$head.parent.textContent).toBe(block);
  if (block === 'two') expect(now.$head.parentOffset).toBe(2);
});
