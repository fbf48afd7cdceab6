import type { Editor } from '@tiptap/core';
import { Fragment } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';
import type { EditorHooks } from '#admin/editor/editor-hooks.ts';
import { type PlacedBlock, putNodes } from '#admin/editor/placed-block.ts';

/**
 * Uploads pictures, with placeholders in the text.
 *
 * @param place of pictures that did not come along, or where these were dropped; below the cursor otherwise.
 */
export function insertUploads(
  editor: Editor,
  hooks: Pick<EditorHooks, 'upload'>,
  files: readonly File[],
  place: PlacedBlock | number | null,
): void {
  const nodes = hooks
    .upload(files)
    .map((uploadId) => editor.schema.node('uploadingPicture', { uploadId }));
  if (typeof place !== 'number') {
    putNodes(editor, place, nodes);
    return;
  }
  const at = editor.state.doc.resolve(place);
  const between = at.depth === 0 ? place : at.after(1);
  editor.view.dispatch(editor.state.tr.insert(between, Fragment.from(nodes)));
}

/** The missing pictures at a place, or those that are selected. */
export function missingAt({ state }: Editor, place?: number): PlacedBlock | null {
  const { selection } = state;
  const position = place ?? (selection instanceof NodeSelection ? selection.from : -1);
  const node = position < 0 ? null : state.doc.nodeAt(position);
  return node?.type.name === 'missingPictures' ? { node, position } : null;
}

/** The pictures among files; some browsers know no type for HEIC. */
export function picturesAmong(files: Iterable<File> | null | undefined): File[] {
  return [...(files ?? [])].filter(
    ({ type, name }) => type.startsWith('image/') || /\.hei[cf]$/i.test(name),
  );
}
