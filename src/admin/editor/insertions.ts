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
      return staff.editor.fromTheLibraryOr;
    },
    get words() {
      return staff.editor.imagePhotoFigure;
    },
    edit: { kind: 'pictures', pair: false },
  },
  {
    id: 'heading',
    get label() {
      return staff.editor.heading;
    },
    get hint() {
      return staff.editor.beginsAPartOf;
    },
    get words() {
      return staff.editor.h2TitleSection;
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
      return staff.editor.oneLevelBelow;
    },
    get words() {
      return staff.editor.h3HeadingSmall;
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
      return staff.editor.pointsWithoutNumbers;
    },
    get words() {
      return staff.editor.bulletsPointsUnordered;
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
      return staff.editor.stepsInTheirOrder;
    },
    get words() {
      return staff.editor.orderedSteps123;
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
      return staff.editor.whatSomebodySaid;
    },
    get words() {
      return staff.editor.blockquoteSaidCite;
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
      return staff.editor.twoPicturesSideBy;
    },
    get words() {
      return staff.editor.pairComparePicturesImages;
    },
    edit: { kind: 'pictures', pair: true },
  },
  {
    id: 'table',
    get label() {
      return staff.editor.table;
    },
    get hint() {
      return staff.editor.threeColumnsToBegin;
    },
    get words() {
      return staff.editor.gridRowsColumns;
    },
    run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  },
  {
    id: 'action',
    get label() {
      return staff.editor.button;
    },
    get hint() {
      return staff.editor.asksReadersToDo;
    },
    get words() {
      return staff.editor.callToActionCta;
    },
    edit: { kind: 'callToAction' },
  },
  {
    id: 'divider',
    get label() {
      return staff.editor.divider;
    },
    get hint() {
      return staff.editor.aLineBetweenTwo;
    },
    get words() {
      return staff.editor.ruleSeparatorHr;
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
      return staff.editor.lettersOfEqualWidth;
    },
    get words() {
      return staff.editor.preMonospaceProgram;
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
