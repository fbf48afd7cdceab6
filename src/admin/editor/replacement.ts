import type { Node } from '@tiptap/pm/model';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';

/** Whether pictures of a text are still being sent: the stored text knows nothing of them. */
export function hasWaiting(text: Node): boolean {
  return text.children.some(isWaiting);
}

/** Another text in the place of the one that is open. Undoable, so that no typed words are lost; the cursor stays. */
export function replacement({ doc, tr, selection }: EditorState, text: Node): Transaction {
  tr.replaceWith(0, doc.content.size, text.content).setMeta('preventUpdate', true);
  doc.forEach((node, _offset, index) => {
    if (!isWaiting(node)) return;
    // About where it was.
    const before = tr.doc.children.slice(0, index);
    tr.insert(
      before.reduce((size, { nodeSize }) => size + nodeSize, 0),
      node,
    );
  });
  const [anchor, head] = [selection.anchor, selection.head].map((place) =>
    tr.doc.resolve(placeAfter(place, doc, tr.doc)),
  );
  return anchor && head ? tr.setSelection(TextSelection.between(anchor, head)) : tr;
}

/** Where a place of one text is in another: in the same block, or in the one that stands there now. */
function placeAfter(place: number, before: Node, after: Node): number {
  const { node, index, offset } = before.childAfter(place);
  let [start, size, nearest] = [0, 0, Number.POSITIVE_INFINITY];
  after.forEach((other, at, nth) => {
    const isSame = node !== null && other.eq(node);
    const distance = Math.abs(nth - index) + (isSame ? 0 : after.childCount + before.childCount);
    if (distance >= nearest) return;
    [start, size, nearest] = [at, other.nodeSize, distance];
  });
  return start + Math.min(place - offset, size - 1);
}

function isWaiting({ type }: Node): boolean {
  return type.name === 'uploadingPicture';
}
