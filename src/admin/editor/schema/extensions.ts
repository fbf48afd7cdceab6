import type { Extensions } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import {
  CallToAction,
  Figure,
  FigurePair,
  MissingPictures,
  RawBlock,
  RawInline,
} from './blocks.ts';
import { PROSE } from './prose.ts';

const BLOCKS: Extensions = [Figure, FigurePair, MissingPictures, CallToAction, RawBlock];

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
