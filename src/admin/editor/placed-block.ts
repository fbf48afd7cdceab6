import type { Node } from '@tiptap/pm/model';
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
