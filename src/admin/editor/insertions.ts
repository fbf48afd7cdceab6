import type { ChainedCommands, Editor, Range } from '@tiptap/core';
import type { Editing, EditorHooks } from './editor-hooks.ts';

/** An entry of the slash menu and of the toolbar’s Insert menu. */
export interface Insertion {
  id: string;
  label: string;
  hint: string;
  /** Synonyms to search by. */
  words: string;
  typed?: string;
  run?: (chain: ChainedCommands) => ChainedCommands;
  edit?: Editing;
}

/** @param slash what was typed to find it, which goes. */
export function insert(
  { run = (chain) => chain, edit }: Insertion,
  editor: Editor,
  hooks: EditorHooks,
  slash?: Range,
): void {
  const chain = editor.chain().focus();
  run(slash ? chain.deleteRange(slash) : chain).run();
  if (edit) hooks.edit(edit);
}

/** What is used most first. */
const INSERTIONS: readonly Insertion[] = [
  {
    id: 'picture',
    label: 'Picture',
    hint: 'From the library or this device',
    words: 'image photo figure',
    edit: { kind: 'pictures', pair: false },
  },
  {
    id: 'heading',
    label: 'Heading',
    hint: 'Begins a part of the text',
    words: 'h2 title section',
    typed: '## ',
    run: (chain) => chain.setNode('heading', { level: 2 }),
  },
  {
    id: 'subheading',
    label: 'Subheading',
    hint: 'One level below',
    words: 'h3 heading small',
    typed: '### ',
    run: (chain) => chain.setNode('heading', { level: 3 }),
  },
  {
    id: 'list',
    label: 'List',
    hint: 'Points without numbers',
    words: 'bullets points unordered',
    typed: '- ',
    run: (chain) => chain.toggleBulletList(),
  },
  {
    id: 'numbers',
    label: 'Numbered list',
    hint: 'Steps in their order',
    words: 'ordered steps 123',
    typed: '1. ',
    run: (chain) => chain.toggleOrderedList(),
  },
  {
    id: 'quote',
    label: 'Quotation',
    hint: 'What somebody said',
    words: 'blockquote said cite',
    typed: '> ',
    run: (chain) => chain.toggleBlockquote(),
  },
  {
    id: 'pair',
    label: 'Before and after',
    hint: 'Two pictures side by side',
    words: 'pair compare pictures images',
    edit: { kind: 'pictures', pair: true },
  },
  {
    id: 'table',
    label: 'Table',
    hint: 'Three columns to begin with',
    words: 'grid rows columns prices',
    run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  },
  {
    id: 'action',
    label: 'Button',
    hint: 'Asks readers to do something',
    words: 'call to action cta link contact quote',
    edit: { kind: 'callToAction' },
  },
  {
    id: 'divider',
    label: 'Divider',
    hint: 'A line between two parts',
    words: 'rule separator hr',
    typed: '---',
    run: (chain) => chain.setHorizontalRule(),
  },
  {
    id: 'code',
    label: 'Code',
    hint: 'Letters of equal width, as typed',
    words: 'pre monospace program',
    typed: '```',
    run: (chain) => chain.setCodeBlock(),
  },
];

/** Without pictures where they don’t go into the text. */
export function insertionsFor({ takePictures }: EditorHooks): readonly Insertion[] {
  return takePictures ? INSERTIONS.filter(({ edit }) => edit?.kind !== 'pictures') : INSERTIONS;
}

export function findInsertions(insertions: readonly Insertion[], query: string): Insertion[] {
  const parts = query.toLowerCase().split(/\s+/).filter(Boolean);
  return insertions.filter(({ label, words }) => {
    const text = `${label} ${words}`.toLowerCase();
    return parts.every((part) => text.split(/\s+/).some((word) => word.startsWith(part)));
  });
}
