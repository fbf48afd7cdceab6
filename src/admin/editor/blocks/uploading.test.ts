import { getSchema } from '@tiptap/core';
import { history, undo } from '@tiptap/pm/history';
import { EditorState } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import type { EditorHooks } from '#admin/editor/editor-hooks.ts';
import { articleExtensions } from '#admin/editor/schema/extensions.ts';
import { putArrived, uploadingPicture } from './uploading.ts';

const schema = getSchema([...articleExtensions(), uploadingPicture({} as EditorHooks)]);

test('editor: undo takes a picture that has arrived out of the text, and then the words before it', () => {
  const empty = schema.node('doc', null, [schema.node('paragraph')]);
  let state = EditorState.create({ doc: empty, plugins: [history({ newGroupDelay: 0 })] });
  const types = () => state.doc.content.content.map(({ type }) => type.name);

  state = state.apply(state.tr.insertText('Oak.', 1));
  const place = state.doc.content.size;
  const placeholder = schema.node('uploadingPicture', { uploadId: 'one' });
  state = state.apply(state.tr.insert(place, placeholder).setTime(Date.now() + 1_000));
  const arrived = putArrived(state, place, '00000000-0000-4000-8000-000000000001');
  if (arrived) state = state.apply(arrived);
  expect(types()).toEqual(['paragraph', 'figure']);

  undo(state, (step) => {
    state = state.apply(step);
  });
  expect(types()).toEqual(['paragraph']);
  expect(state.doc.textContent).toBe('Oak.');
  undo(state, (step) => {
    state = state.apply(step);
  });
  expect(state.doc.textContent).toBe('');
});
