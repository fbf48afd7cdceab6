import { lift, setBlockType, toggleMark, wrapIn } from '@tiptap/pm/commands';
import { history, undo } from '@tiptap/pm/history';
import type { MarkType, Node, NodeType, Schema } from '@tiptap/pm/model';
import { sinkListItem, splitListItem, wrapInList } from '@tiptap/pm/schema-list';
import {
  type Command,
  EditorState,
  NodeSelection,
  Selection,
  TextSelection,
  type Transaction,
} from '@tiptap/pm/state';
import { canJoin, canSplit } from '@tiptap/pm/transform';
import fc from 'fast-check';
import { meaningOf } from '#admin/editor/bridge/kept-text.ts';
import { AWKWARD_TEXTS } from './editor-awkward-texts.ts';

/** What the blocks of a document say, in order, empty lines left out. */
export function meanings(document: Node): string[] {
  return document.children.flatMap((node) => meaningOf(node) ?? []);
}

const words = fc.constantFrom(
  ...['oak', 'a *b*', '**bold**', '_x_', '`code`', '[link](/a)', 'https://e.com', '1.', '-', '#'],
  ...['> ', '|', 'a | b', '&amp;', '\\', '<b>', '</b>', '![x](/y)', '[^1]', '~~z~~', '---', '==='],
  ...['橡木', '\u00a0', '  ', '\n', '\n  ', '\t', '[ref]', '**', '*', '_', '`', '~', '!', '['],
);
const line = fc.array(words, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(' '));
const block = fc.oneof(
  { weight: 3, arbitrary: line },
  fc
    .tuple(fc.constantFrom('# ', '## ', '- ', '* ', '1. ', '> ', '    ', '  '), line)
    .map(([mark, text]) => mark + text),
  fc
    .array(line, { minLength: 1, maxLength: 4 })
    .map((lines) => lines.map((one) => `- ${one}`).join('\n')),
  fc
    .array(line, { minLength: 1, maxLength: 3 })
    .map((lines) => lines.map((one, index) => `${index + 3}) ${one}`).join('\n\n')),
  line.map((text) => `\`\`\`js\n${text}\n\`\`\``),
  line.map((text) => `| a | b |\n|---|:-:|\n| ${text.replace(/\n/g, ' ')} | c |`),
  fc.constantFrom('---', '<div>', '</div>', '<!-- x -->', '[ref]: /there "T"', '```', '', '\t'),
  fc.constantFrom(...Object.values(AWKWARD_TEXTS).filter((text) => text.length < 400)),
);

/** Texts as a careless or a hostile hand might leave them. */
export const randomText = fc
  .array(
    fc.tuple(block, fc.constantFrom('\n\n', '\n\n', '\n\n', '\n', '\n\n\n', '  \n\n', '\r\n\r\n')),
    { maxLength: 8 },
  )
  .map((blocks) => blocks.flat().join(''));

/** One thing that somebody does in the editor, and two numbers that say where. */
export interface Act {
  kind: string;
  at: number;
  to: number;
}

const typed = [
  ...['x', ' ', 'two words', '*', '# ', '1. ', '- ', '[', '<b>', '&', '|', '`', 'é', '\\', '!'],
];
const KINDS = [
  ...['type', 'type', 'type', 'delete', 'split', 'join', 'break', 'bold', 'italic', 'strike'],
  ...['code', 'link', 'heading', 'paragraph', 'codeBlock', 'quote', 'lift', 'list', 'numbers'],
  ...['splitItem', 'sink', 'deleteBlock', 'moveBlock', 'copyBlock', 'insert', 'pasteSlice'],
];

export const randomActs = fc.array(
  fc.record({ kind: fc.constantFrom(...KINDS), at: fc.nat(9_999), to: fc.nat(9_999) }),
  { minLength: 1, maxLength: 12 },
);

/** An editor without a page. */
export function startSession(doc: Node): EditorState {
  return EditorState.create({ doc, plugins: [history({ newGroupDelay: 0, depth: 1_000 })] });
}

/** Does one thing after the other, and what can't be done not at all. */
export function act(state: EditorState, acts: readonly Act[]): EditorState {
  return acts.reduce(doOne, state);
}

/** Takes everything back. */
export function undoAll(state: EditorState): EditorState {
  let now = state;
  while (undo(now, (transaction) => (now = now.apply(transaction))));
  return now;
}

/** What the editor has a command for. */
function commandsOf({ nodes, marks }: Schema, to: number): Record<string, Command> {
  const node = (name: string) => nodes[name] as NodeType;
  const mark = (name: string, attributes?: object) =>
    toggleMark(marks[name] as MarkType, { ...attributes });
  return {
    ...{ bold: mark('bold'), italic: mark('italic'), strike: mark('strike'), code: mark('code') },
    link: mark('link', { href: '/services/oak', title: null }),
    heading: setBlockType(node('heading'), { level: (to % 3) + 2 }),
    ...{ paragraph: setBlockType(node('paragraph')), codeBlock: setBlockType(node('codeBlock')) },
    ...{ quote: wrapIn(node('blockquote')), lift, list: wrapInList(node('bulletList')) },
    ...{ numbers: wrapInList(node('orderedList')), splitItem: splitListItem(node('listItem')) },
    sink: sinkListItem(node('listItem')),
  };
}

/** What happens to the text otherwise. */
const EDITS: Record<string, (state: EditorState, act: Act) => Transaction> = {
  type: ({ tr }, { to }) => tr.insertText(typed[to % typed.length] ?? 'x'),
  delete: ({ tr }) => tr.deleteSelection(),
  split({ tr }) {
    tr.deleteSelection();
    return canSplit(tr.doc, tr.selection.from) ? tr.split(tr.selection.from) : tr;
  },
  join({ doc, tr }, { at }) {
    const seam = boundary(doc, at);
    return canJoin(doc, seam) ? tr.join(seam) : tr;
  },
  break: ({ schema, tr }) => tr.replaceSelectionWith(schema.node('hardBreak')),
  deleteBlock({ doc, tr }, { at }) {
    const from = boundary(doc, at);
    return tr.delete(from, from + (doc.nodeAt(from)?.nodeSize ?? 0));
  },
  moveBlock: moveOrCopy,
  copyBlock: moveOrCopy,
  insert: ({ doc, schema, tr }, { at, to }) => tr.insert(boundary(doc, at), sample(schema, to)),
  pasteSlice: ({ doc, selection, tr }, { to }) =>
    tr.replace(boundary(doc, to), boundary(doc, to), selection.content()),
};

function moveOrCopy({ doc, tr }: EditorState, { kind, at, to }: Act): Transaction {
  const from = boundary(doc, at);
  const moved = doc.nodeAt(from);
  if (!moved) return tr;
  if (kind === 'moveBlock') tr.delete(from, from + moved.nodeSize);
  return tr.insert(boundary(tr.doc, to), moved);
}

function doOne(before: EditorState, one: Act): EditorState {
  const { kind, at, to } = one;
  const state = before.apply(before.tr.setSelection(selectionAt(before.doc, at, to, kind)));
  const edit = EDITS[kind];
  if (edit) return attempt(state, () => edit(state, one));
  let after = state;
  commandsOf(state.schema, to)[kind]?.(state, (transaction) => (after = state.apply(transaction)));
  return after;
}

function attempt(state: EditorState, make: () => EditorState['tr']): EditorState {
  try {
    const after = state.apply(make());
    after.doc.check();
    return after;
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (['RangeError', 'ReplaceError', 'TransformError'].includes(name)) return state;
    throw error;
  }
}

/** The place before one of the blocks of a document, or behind the last. */
function boundary(doc: Node, choice: number): number {
  let position = 0;
  for (let index = 0; index < choice % (doc.childCount + 1); index += 1) {
    position += doc.child(index).nodeSize;
  }
  return position;
}

function selectionAt(doc: Node, at: number, to: number, kind: string): Selection {
  const place = (choice: number) => doc.resolve(choice % (doc.content.size + 1));
  if (kind === 'type' || kind === 'split') return Selection.near(place(at));
  const from = place(at);
  const end = doc.resolve(Math.min(doc.content.size, from.pos + (to % 20)));
  const selection = TextSelection.between(from, end);
  return selection instanceof NodeSelection ? Selection.near(from) : selection;
}

const ID = '603b76f3-4ee1-47da-899c-bb14b2324aa5';

function sample(schema: Schema, choice: number): Node {
  const text = (words: string) => schema.node('paragraph', null, [schema.text(words)]);
  const item = () => schema.node('listItem', null, [text('one')]);
  const picture = (alt: string, caption: string) => ({ mediaId: ID, alt, caption });
  const samples: ((words: string) => Node)[] = [
    () => schema.node('figure', { pictures: [picture('Oak "x" ]', 'A "caption"')] }),
    () => schema.node('callToAction', { label: 'Ask *us*', href: '/#contact' }),
    () => schema.node('horizontalRule'),
    () => schema.node('rawBlock', { source: '<aside>\nx\n</aside>' }),
    () => schema.node('codeBlock', { language: 'ts' }, [schema.text('a\n\n```\nb')]),
    () => schema.node('bulletList', null, [item()]),
    () => schema.node('orderedList', null, [item()]),
    () => schema.node('blockquote', null, [text('said')]),
    () => schema.node('heading', { level: 2 }, [schema.text('Title #')]),
    () => schema.node('paragraph'),
    () => schema.node('figurePair', { pictures: [picture('a', ''), picture('', 'b')] }),
  ];
  return (samples[choice % samples.length] ?? text)('');
}
