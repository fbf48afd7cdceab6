import type { Extensions } from '@tiptap/core';
import { Code } from '@tiptap/extension-code';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Document } from '@tiptap/extension-document';
import { Heading } from '@tiptap/extension-heading';
import { Link } from '@tiptap/extension-link';
import { BulletList, OrderedList } from '@tiptap/extension-list';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { safeAddress } from '#domain/markdown/addresses.ts';
import {
  CallToAction,
  Figure,
  FigurePair,
  MissingPictures,
  RawBlock,
  RawInline,
} from './blocks.ts';

const BLOCKS: Extensions = [Figure, FigurePair, MissingPictures, CallToAction, RawBlock];

/** Pictures and tables stand between paragraphs, never in a quotation or list. */
const ArticleDocument = Document.extend({ content: '(block | wideBlock)+' });

/** Markdown has no line break in a heading. */
const ArticleHeading = Heading.extend({ content: '(text | rawInline)*' });

/** Loose lists have empty lines between their items. */
const looseness = {
  loose: {
    default: false,
    parseHTML: (element: HTMLElement) => element.dataset.loose !== undefined,
    renderHTML: ({ loose }: Record<string, unknown>) => (loose ? { 'data-loose': '' } : {}),
  },
};

const ArticleBulletList = BulletList.extend({ addAttributes: () => looseness });

const ArticleOrderedList = OrderedList.extend({
  addAttributes: () => ({
    ...looseness,
    start: {
      default: 1,
      parseHTML: (element: HTMLElement) =>
        Number.parseInt(element.getAttribute('start') ?? '1', 10),
      renderHTML: ({ start }: Record<string, unknown>) => (start === 1 ? {} : { start }),
    },
  }),
});

/** After the language of a fence, `meta` keeps the rest of the line. */
const ArticleCodeBlock = CodeBlock.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      meta: {
        default: null,
        parseHTML: (element: HTMLElement) => element.dataset.meta ?? null,
        renderHTML: ({ meta }: Record<string, unknown>) => (meta ? { 'data-meta': meta } : {}),
      },
    };
  },
});

const ArticleLink = Link.extend({
  addAttributes: () => ({
    href: { default: null, parseHTML: (element: HTMLElement) => element.getAttribute('href') },
    title: { default: null },
  }),
}).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  HTMLAttributes: { target: null, rel: null },
  isAllowedUri: (address) => safeAddress(address) !== null,
});

/** Markdown’s tables: one row of headings on top, cells of one line. */
const ArticleTable = Table.extend({
  group: 'wideBlock',
  content: 'tableRow+',
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
}).configure({ resizable: false, View: null });

/** What differs from the editor's usual text. */
const PROSE: Extensions = [
  ArticleDocument,
  ArticleHeading,
  ArticleBulletList,
  ArticleOrderedList,
  ArticleCodeBlock,
  ArticleLink,
  Code.extend({ excludes: '' }),
  ArticleTable,
  TableRow,
  TableHeader.extend({ content: 'paragraph' }),
  TableCell.extend({ content: 'paragraph' }),
];

/**
 * The schema of an article: exactly what Markdown can say and the site shows.
 *
 * @param blocks the atomic blocks, with their views where there is a screen.
 */
export const articleExtensions = (blocks: Extensions = BLOCKS): Extensions => [
  StarterKit.configure({
    document: false,
    heading: false,
    bulletList: false,
    orderedList: false,
    code: false,
    codeBlock: false,
    link: false,
    dropcursor: { class: 'drop-cursor', color: false, width: 2 },
    underline: false,
  }),
  ...PROSE,
  RawInline,
  ...blocks,
];
