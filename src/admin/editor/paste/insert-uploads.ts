import type { Editor } from '@tiptap/core';
import { Fragment } from '@tiptap/pm/model';
import type { EditorHooks } from '#admin/editor/editor-hooks.ts';
import { putNodes } from '#admin/editor/put-block.ts';

/**
 * Uploads pictures, with placeholders in the text.
 *
 * @param at where they were dropped; below the cursor otherwise.
 */
export function insertUploads(
  editor: Editor,
  hooks: Pick<EditorHooks, 'upload'>,
  files: readonly File[],
  at?: number,
): void {
  const nodes = hooks
    .upload(files)
    .map((uploadId) => editor.schema.node('uploadingPicture', { uploadId }));
  if (at === undefined) {
    putNodes(editor, null, nodes);
    return;
  }
  const place = editor.state.doc.resolve(at);
  const between = place.depth === 0 ? at : place.after(1);
  editor.view.dispatch(editor.state.tr.insert(between, Fragment.from(nodes)));
}

/** The pictures among files; some browsers know no type for HEIC. */
export function picturesAmong(files: Iterable<File> | null | undefined): File[] {
  return [...(files ?? [])].filter(
    ({ type, name }) => type.startsWith('image/') || /\.hei[cf]$/i.test(name),
  );
}
