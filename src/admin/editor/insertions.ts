import type { ChainedCommands, Editor, Range } from '@tiptap/core';
import { staff } from '#languages/staff.ts';
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
    get label() {
      return staff.editor.picture;
    },
    get hint() {
      return staff.editor.pictureHint;
    },
    get words() {
      return staff.editor.pictureKeywords;
    },
    edit: { kind: 'pictures', pair: false },
  },
  {
    id: 'heading',
    get label() {
      return staff.editor.heading;
    },
    get hint() {
      return staff.editor.headingHint;
    },
    get words() {
      return staff.editor.headingKeywords;
    },
    typed: '## ',
    run: (chain) => chain.setNode('heading', { level: 2 }),
  },
  {
    id: 'subheading',
    get label() {
      return staff.editor.subheading;
    },
    get hint() {
      return staff.editor.subheadingHint;
    },
    get words() {
      return staff.editor.subheadingKeywords;
    },
    typed: '### ',
    run: (chain) => chain.setNode('heading', { level: 3 }),
  },
  {
    id: 'list',
    get label() {
      return staff.editor.list;
    },
    get hint() {
      return staff.editor.listHint;
    },
    get words() {
      return staff.editor.listKeywords;
    },
    typed: '- ',
    run: (chain) => chain.toggleBulletList(),
  },
  {
    id: 'numbers',
    get label() {
      return staff.editor.numberedList;
    },
    get hint() {
      return staff.editor.numberedListHint;
    },
    get words() {
      return staff.editor.numberedListKeywords;
    },
    typed: '1. ',
    run: (chain) => chain.toggleOrderedList(),
  },
  {
    id: 'quote',
    get label() {
      return staff.editor.quotation;
    },
    get hint() {
      return staff.editor.quotationHint;
    },
    get words() {
      return staff.editor.quotationKeywords;
    },
    typed: '> ',
    run: (chain) => chain.toggleBlockquote(),
  },
  {
    id: 'pair',
    get label() {
      return staff.editor.beforeAndAfter;
    },
    get hint() {
      return staff.editor.comparisonHint;
    },
    get words() {
      return staff.editor.comparisonKeywords;
    },
    edit: { kind: 'pictures', pair: true },
  },
  {
    id: 'table',
    get label() {
      return staff.editor.table;
    },
    get hint() {
      return staff.editor.tableHint;
    },
    get words() {
      return staff.editor.tableKeywords;
    },
    run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  },
  {
    id: 'action',
    get label() {
      return staff.editor.button;
    },
    get hint() {
      return staff.editor.buttonHint;
    },
    get words() {
      return staff.editor.buttonKeywords;
    },
    edit: { kind: 'callToAction' },
  },
  {
    id: 'divider',
    get label() {
      return staff.editor.divider;
    },
    get hint() {
      return staff.editor.dividerHint;
    },
    get words() {
      return staff.editor.dividerKeywords;
    },
    typed: '---',
    run: (chain) => chain.setHorizontalRule(),
  },
  {
    id: 'code',
    get label() {
      return staff.editor.code;
    },
    get hint() {
      return staff.editor.codeHint;
    },
    get words() {
      return staff.editor.codeKeywords;
    },
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
