import type { ChainedCommands, Editor, Range } from '@tiptap/core';
import { type MessageKey, staff } from '#languages/staff.ts';
import type { Editing, EditorHooks } from './editor-hooks.ts';

/** An entry of the slash menu and of the toolbar’s Insert menu. */
export interface Insertion {
  id: string;
  label: MessageKey<'editor'>;
  hint: MessageKey<'editor'>;
  /** Synonyms to search by. */
  words: MessageKey<'editor'>;
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
    ...{ label: 'picture', hint: 'pictureHint', words: 'pictureKeywords' },
    edit: { kind: 'pictures', pair: false },
  },
  {
    id: 'heading',
    ...{ label: 'heading', hint: 'headingHint', words: 'headingKeywords' },
    typed: '## ',
    run: (chain) => chain.setNode('heading', { level: 2 }),
  },
  {
    id: 'subheading',
    ...{ label: 'subheading', hint: 'subheadingHint', words: 'subheadingKeywords' },
    typed: '### ',
    run: (chain) => chain.setNode('heading', { level: 3 }),
  },
  {
    id: 'list',
    ...{ label: 'list', hint: 'listHint', words: 'listKeywords' },
    typed: '- ',
    run: (chain) => chain.toggleBulletList(),
  },
  {
    id: 'numbers',
    ...{ label: 'numberedList', hint: 'numberedListHint', words: 'numberedListKeywords' },
    typed: '1. ',
    run: (chain) => chain.toggleOrderedList(),
  },
  {
    id: 'quote',
    ...{ label: 'quotation', hint: 'quotationHint', words: 'quotationKeywords' },
    typed: '> ',
    run: (chain) => chain.toggleBlockquote(),
  },
  {
    id: 'pair',
    ...{ label: 'beforeAndAfter', hint: 'comparisonHint', words: 'comparisonKeywords' },
    edit: { kind: 'pictures', pair: true },
  },
  {
    id: 'table',
    ...{ label: 'table', hint: 'tableHint', words: 'tableKeywords' },
    run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  },
  {
    id: 'action',
    ...{ label: 'button', hint: 'buttonHint', words: 'buttonKeywords' },
    edit: { kind: 'callToAction' },
  },
  {
    id: 'divider',
    ...{ label: 'divider', hint: 'dividerHint', words: 'dividerKeywords' },
    typed: '---',
    run: (chain) => chain.setHorizontalRule(),
  },
  {
    id: 'code',
    ...{ label: 'code', hint: 'codeHint', words: 'codeKeywords' },
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
    const text = `${staff.editor[label]} ${staff.editor[words]}`.toLowerCase();
    return parts.every((part) => text.split(/\s+/).some((word) => word.startsWith(part)));
  });
}
