import type { Extensions } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { CallToAction, Figure, FigurePair, RawBlock, RawInline } from './blocks.ts';
import {
  ArticleBulletList,
  ArticleCode,
  ArticleCodeBlock,
  ArticleDocument,
  ArticleHeading,
  ArticleLink,
  ArticleOrderedList,
} from './prose.ts';
import { ArticleTable, ArticleTableCell, ArticleTableHeader, ArticleTableRow } from './table.ts';

/** What an article is made of: exactly what Markdown can say and the site can show. */
export const ARTICLE_EXTENSIONS: Extensions = [
  StarterKit.configure({
    document: false,
    heading: false,
    bulletList: false,
    orderedList: false,
    code: false,
    codeBlock: false,
    link: false,
    underline: false,
  }),
  ArticleDocument,
  ArticleHeading,
  ArticleBulletList,
  ArticleOrderedList,
  ArticleCode,
  ArticleCodeBlock,
  ArticleLink,
  ArticleTable,
  ArticleTableRow,
  ArticleTableHeader,
  ArticleTableCell,
  Figure,
  FigurePair,
  CallToAction,
  RawBlock,
  RawInline,
];
