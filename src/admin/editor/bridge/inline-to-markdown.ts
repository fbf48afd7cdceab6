import type { Node } from '@tiptap/pm/model';
import type { PhrasingContent } from 'mdast';

/** Part of a line with its marks, outermost first. */
interface Piece {
  /** Text, or null for what can't be divided. */
  text: string | null;
  leaf: PhrasingContent;
  marks: OpenMark[];
}

interface OpenMark {
  name: string;
  /** Adjacent marks with the same key are one. */
  key: string;
  href: string;
  title: string | null;
}

/** Marks that can't begin or end with a space in Markdown. */
const TIGHT = ['bold', 'italic', 'strike'];

/** The inline content of a block as Markdown allows it: lines and bold words without spaces at their ends. */
export function printInline(block: Node, isInTable = false): PhrasingContent[] {
  const pieces = trimLines(piecesOf(block, isInTable));
  for (const name of TIGHT) tighten(pieces, name);
  if (!isInTable) guardTags(pieces);
  return nest(pieces.filter(({ text }) => text !== ''));
}

function piecesOf(block: Node, isInTable: boolean): Piece[] {
  const pieces: Piece[] = [];
  block.forEach((node) => {
    const marks = node.marks
      .filter(({ type }) => type.name !== 'code')
      .map(({ type, attrs }) => ({
        name: type.name,
        key: `${type.name} ${attrs.href ?? ''} ${attrs.title ?? ''}`,
        href: String(attrs.href ?? ''),
        title: typeof attrs.title === 'string' ? attrs.title : null,
      }));
    if (node.isText) {
      const value = (node.text ?? '').replace(/[\n\r]+/g, ' ');
      const isCode = node.marks.some(({ type }) => type.name === 'code');
      if (isCode) pieces.push({ text: null, leaf: { type: 'inlineCode', value }, marks });
      else pieces.push({ text: value, leaf: { type: 'text', value }, marks });
    } else if (node.type.name === 'hardBreak') {
      const leaf = isInTable ? raw('<br>') : ({ type: 'break' } as const);
      pieces.push({ text: null, leaf, marks: [] });
    } else {
      pieces.push({ text: null, leaf: raw(String(node.attrs.source)), marks });
    }
  });
  return pieces;
}

function raw(value: string): PhrasingContent {
  return { type: 'raw', value };
}

function isBreak({ leaf }: Piece): boolean {
  return leaf.type === 'break' || (leaf.type === 'raw' && leaf.value === '<br>');
}

/** Markdown drops spaces around a break and at the ends of a block. */
function trimLines(pieces: Piece[]): Piece[] {
  const kept: Piece[] = [];
  for (const piece of pieces) {
    if (isBreak(piece)) trimEnd(kept);
    const last = kept.at(-1);
    const startsLine = last === undefined || isBreak(last);
    const text = startsLine && piece.text !== null ? piece.text.replace(/^[ \t]+/, '') : piece.text;
    if (text !== '') kept.push({ ...piece, text });
  }
  do trimEnd(kept);
  while (kept.at(-1) && isBreak(kept.at(-1) as Piece) && kept.pop());
  return kept;
}

function trimEnd(pieces: Piece[]): void {
  let last = pieces.at(-1);
  while (last && last.text !== null) {
    last.text = last.text.replace(/[ \t]+$/, '');
    if (last.text !== '') return;
    pieces.pop();
    last = pieces.at(-1);
  }
}

/** Removes a mark from the spaces at both ends of each marked stretch. */
function tighten(pieces: Piece[], name: string): void {
  const has = (piece: Piece | undefined) => piece?.marks.some((mark) => mark.name === name);
  const without = (marks: OpenMark[]) => marks.filter((mark) => mark.name !== name);
  const peel = (index: number, spaces: RegExp, isAtStart: boolean): boolean => {
    const piece = pieces[index];
    const found = piece?.text ? spaces.exec(piece.text)?.[0] : undefined;
    if (!piece || piece.text === null || !found) return false;
    if (found.length === piece.text.length) {
      piece.marks = without(piece.marks);
      return true;
    }
    const space = { ...piece, text: found, marks: without(piece.marks) };
    piece.text = isAtStart ? piece.text.slice(found.length) : piece.text.slice(0, -found.length);
    pieces.splice(isAtStart ? index : index + 1, 0, space);
    return true;
  };
  for (let index = 0; index < pieces.length; index += 1) {
    if (has(pieces[index]) && !has(pieces[index - 1])) peel(index, /^\s+/, true);
  }
  for (let index = pieces.length - 1; index >= 0; index -= 1) {
    if (has(pieces[index]) && !has(pieces[index + 1])) peel(index, /\s+$/, false);
  }
}

/** Tags that begin no HTML block where more follows in their line. */
const INLINE_TAGS =
  /^<\/?(?:a|abbr|b|br|cite|code|del|em|i|img|kbd|q|s|small|span|strong|su[bp]|u)\b/i;

/** An encoded space keeps a tag at the start of a line from beginning an HTML block. */
function guardTags(pieces: Piece[]): void {
  pieces.forEach((piece, index) => {
    const before = pieces[index - 1];
    if (piece.leaf.type !== 'raw' || !piece.leaf.value.startsWith('<')) return;
    if (before && !isBreak(before)) return;
    const end = pieces.findIndex((one, place) => place > index && isBreak(one));
    const line = pieces.slice(index, end === -1 ? undefined : end);
    const isAlone = line.every(({ text, leaf }) => leaf.type === 'raw' || text?.trim() === '');
    if ((isAlone && !before) || !INLINE_TAGS.test(piece.leaf.value)) {
      piece.leaf = raw(`&#x20;${piece.leaf.value}`);
    }
  });
}

/** Nests pieces in their marks, the longest stretch outermost. */
function nest(pieces: Piece[]): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  let index = 0;
  while (index < pieces.length) {
    const piece = pieces[index] as Piece;
    const reach = (mark: OpenMark) => {
      let end = index + 1;
      while (pieces[end]?.marks.some(({ key }) => key === mark.key)) end += 1;
      return end;
    };
    const [outer] = [...piece.marks].sort((one, other) => reach(other) - reach(one));
    const end = outer ? reach(outer) : index + 1;
    if (outer) {
      const inside = pieces.slice(index, end).map((one) => ({
        ...one,
        marks: one.marks.filter(({ key }) => key !== outer.key),
      }));
      nodes.push(wrap(outer, nest(inside)));
    } else {
      addLeaf(nodes, piece);
    }
    index = end;
  }
  return nodes;
}

function addLeaf(nodes: PhrasingContent[], { text, leaf }: Piece): void {
  const last = nodes.at(-1);
  if (text === null) nodes.push(leaf);
  else if (last?.type === 'text') last.value += text;
  else nodes.push({ type: 'text', value: text });
}

function wrap({ name, href, title }: OpenMark, children: PhrasingContent[]): PhrasingContent {
  if (name === 'link') return { type: 'link', url: href, title, children };
  if (name === 'bold') return { type: 'strong', children };
  return { type: name === 'italic' ? 'emphasis' : 'delete', children };
}
