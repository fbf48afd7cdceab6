import type { Editor, Range } from '@tiptap/core';
import type { EditorHooks } from './editor-hooks.ts';

/** Something that can be put into a text, from the slash menu and from the toolbar. */
export interface Insertion {
  id: string;
  label: string;
  hint: string;
  /** Other words that somebody might look for it by. */
  words: string;
  /** What is typed instead, for those who know Markdown. */
  typed?: string;
  /** Puts pictures into the text. */
  isPicture?: true;
  run: (editor: Editor, hooks: EditorHooks, slash?: Range) => void;
}

/** Begins a change, and takes out what was typed to find it. */
function begin(editor: Editor, slash: Range | undefined) {
  const chain = editor.chain().focus();
  return slash ? chain.deleteRange(slash) : chain;
}

/** Everything that can be inserted, what is used most first. */
const INSERTIONS: readonly Insertion[] = [
  {
    id: 'picture',
    label: 'Picture',
    hint: 'From the library or this device',
    words: 'image photo figure',
    isPicture: true,
    run: (editor, hooks, slash) => {
      begin(editor, slash).run();
      hooks.edit({ kind: 'pictures', pair: false });
    },
  },
  {
    id: 'heading',
    label: 'Heading',
    hint: 'Begins a part of the text',
    words: 'h2 title section',
    typed: '## ',
    run: (editor, _hooks, slash) => begin(editor, slash).setNode('heading', { level: 2 }).run(),
  },
  {
    id: 'subheading',
    label: 'Subheading',
    hint: 'One level below',
    words: 'h3 heading small',
    typed: '### ',
    run: (editor, _hooks, slash) => begin(editor, slash).setNode('heading', { level: 3 }).run(),
  },
  {
    id: 'list',
    label: 'List',
    hint: 'Points without numbers',
    words: 'bullets points unordered',
    typed: '- ',
    run: (editor, _hooks, slash) => begin(editor, slash).toggleBulletList().run(),
  },
  {
    id: 'numbers',
    label: 'Numbered list',
    hint: 'Steps in their order',
    words: 'ordered steps 123',
    typed: '1. ',
    run: (editor, _hooks, slash) => begin(editor, slash).toggleOrderedList().run(),
  },
  {
    id: 'quote',
    label: 'Quotation',
    hint: 'What somebody said',
    words: 'blockquote said cite',
    typed: '> ',
    run: (editor, _hooks, slash) => begin(editor, slash).toggleBlockquote().run(),
  },
  {
    id: 'pair',
    label: 'Before and after',
    hint: 'Two pictures side by side',
    words: 'pair compare pictures images',
    isPicture: true,
    run: (editor, hooks, slash) => {
      begin(editor, slash).run();
      hooks.edit({ kind: 'pictures', pair: true });
    },
  },
  {
    id: 'table',
    label: 'Table',
    hint: 'Three columns to begin with',
    words: 'grid rows columns prices',
    run: (editor, _hooks, slash) =>
      begin(editor, slash).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  {
    id: 'action',
    label: 'Button',
    hint: 'Asks readers to do something',
    words: 'call to action cta link contact quote',
    run: (editor, hooks, slash) => {
      begin(editor, slash).run();
      hooks.edit({ kind: 'callToAction' });
    },
  },
  {
    id: 'divider',
    label: 'Divider',
    hint: 'A line between two parts',
    words: 'rule separator hr',
    typed: '---',
    run: (editor, _hooks, slash) => begin(editor, slash).setHorizontalRule().run(),
  },
  {
    id: 'code',
    label: 'Code',
    hint: 'Letters of equal width, as typed',
    words: 'pre monospace program',
    typed: '```',
    run: (editor, _hooks, slash) => begin(editor, slash).setCodeBlock().run(),
  },
];

/** Those that a text offers: pictures only where they go into it. */
export function insertionsFor({ takePictures }: EditorHooks): readonly Insertion[] {
  return takePictures ? INSERTIONS.filter(({ isPicture }) => !isPicture) : INSERTIONS;
}

/** Those that fit what somebody has typed so far. */
export function findInsertions(insertions: readonly Insertion[], query: string): Insertion[] {
  const parts = query.toLowerCase().split(/\s+/).filter(Boolean);
  return insertions.filter(({ label, words }) => {
    const text = `${label} ${words}`.toLowerCase();
    return parts.every((part) => text.split(/\s+/).some((word) => word.startsWith(part)));
  });
}
