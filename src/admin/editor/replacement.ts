import type { Node } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';

/** Whether pictures of a text are still being sent: the stored text knows nothing of them. */
export function hasWaiting(text: Node): boolean {
  return text.children.some(isWaiting);
}

/** Another text in the place of the one that is open. Undoable, so that no typed words are lost. */
export function replacement({ doc, tr }: EditorState, text: Node): Transaction {
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
  return tr;
}

function isWaiting({ type }: Node): boolean {
  return type.name === 'uploadingPicture';
}
