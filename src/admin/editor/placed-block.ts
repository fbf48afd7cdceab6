import type { Editor } from '@tiptap/core';
import { Fragment, type Node } from '@tiptap/pm/model';
import { staff } from '#languages/staff.ts';
import { showToast } from '#stores/toasts.ts';

/** A block that a dialog is open for, and where it was then. */
export interface PlacedBlock {
  node: Node;
  position: number;
}

/**
 * Where it is now: a colleague's version may have taken the place of the text while the dialog was open.
 *
 * @returns null when it is gone, or says something else.
 */
export function placeOf({ node, position }: PlacedBlock, now: Node): number | null {
  const places: number[] = [];
  now.descendants((one, place) => {
    if (one.eq(node)) places.push(place);
  });
  const distance = (place: number) => Math.abs(place - position);
  return places.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}

/** How far a range of a text has moved since; null when the words around it have changed. */
export function shiftOf(before: Node, range: { from: number; to: number }, now: Node) {
  if (now.eq(before)) return 0;
  const $from = before.resolve(range.from);
  if ($from.depth === 0 || !$from.sameParent(before.resolve(range.to))) return null;
  const position = $from.before();
  const place = placeOf({ node: $from.parent, position }, now);
  return place === null ? null : place - position;
}

/** A range without the white space at its ends. */
export function withoutSpace(text: Node, { from, to }: { from: number; to: number }) {
  // A sign that is no space for the edge of a paragraph, and for what stands in a line besides words.
  const words = text.textBetween(from, to, '\ufffc', '\ufffc');
  const start = words.length - words.trimStart().length;
  const end = words.length - words.trimEnd().length;
  return start === words.length ? { from, to } : { from: from + start, to: to - end };
}

/** Says that nothing was put into the text, which is no longer what the dialog was opened for. */
export function sayChangedMeanwhile(): void {
  showToast({
    kind: 'destructive',
    title: staff.editor.notChanged,
    text: staff.editor.changedMeanwhile,
  });
}

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
