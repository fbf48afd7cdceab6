import type { Editor } from '@tiptap/core';
import { Fragment, type Node } from '@tiptap/pm/model';

/** Replaces the block at a position, or with null inserts below the cursor. */
export function putBlock(
  editor: Editor,
  position: number | null,
  type: string,
  attributes: Record<string, unknown>,
): void {
  putNodes(editor, position, [editor.schema.node(type, attributes)]);
}

export function putNodes(editor: Editor, position: number | null, nodes: readonly Node[]): void {
  const content = Fragment.from([...nodes]);
  const before = position === null ? null : editor.state.doc.nodeAt(position);
  if (position !== null && before) {
    const { tr } = editor.state;
    editor.view.dispatch(tr.replaceWith(position, position + before.nodeSize, content));
    editor.commands.focus();
    return;
  }
  const { $from } = editor.state.selection;
  const isEmpty = $from.depth === 1 && $from.parent.isTextblock && $from.parent.content.size === 0;
  const end = $from.depth === 0 ? $from.pos : $from.after(1);
  const from = isEmpty ? $from.before(1) : end;
  const { tr } = editor.state;
  const isLast = end === editor.state.doc.content.size;
  // A paragraph to go on writing in.
  const below = isLast ? content.addToEnd(editor.schema.node('paragraph')) : content;
  tr.replaceWith(from, end, below);
  editor.view.dispatch(tr);
  editor.commands.focus(Math.min(from + content.size + 1, editor.state.doc.content.size));
}

export function removeBlock(editor: Editor, position: number): void {
  const size = editor.state.doc.nodeAt(position)?.nodeSize ?? 0;
  editor.view.dispatch(editor.state.tr.delete(position, position + size));
  editor.commands.focus();
}
