import type { Editor } from '@tiptap/core';
import { Fragment, type Node } from '@tiptap/pm/model';
import { type PlacedBlock, placeOf, sayChangedMeanwhile } from './placed-block.ts';

/**
 * Replaces a block, or with null inserts below the cursor.
 *
 * @returns false if the block is gone: the text stays as it is then, and the screen says so.
 */
export function putBlock(
  editor: Editor,
  block: PlacedBlock | null,
  type: string,
  attributes: Record<string, unknown>,
): boolean {
  return putNodes(editor, block, [editor.schema.node(type, attributes)]);
}

export function putNodes(
  editor: Editor,
  block: PlacedBlock | null,
  nodes: readonly Node[],
): boolean {
  if (block) {
    const content = Fragment.from([...nodes, ...stillMissing(block.node, nodes.length)]);
    const place = placeOf(block, editor.state.doc);
    if (place === null) {
      sayChangedMeanwhile();
      return false;
    }
    const { tr } = editor.state;
    editor.view.dispatch(tr.replaceWith(place, place + block.node.nodeSize, content));
    editor.commands.focus();
    return true;
  }
  const content = Fragment.from([...nodes]);
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
  return true;
}

/** Of several missing pictures, those that the new ones don't stand for. */
function stillMissing({ type, attrs }: Node, given: number): Node[] {
  const count = Number(attrs.count) - given;
  return type.name === 'missingPictures' && given > 0 && count > 0 ? [type.create({ count })] : [];
}

export function removeBlock(editor: Editor, block: PlacedBlock): boolean {
  return putNodes(editor, block, []);
}
