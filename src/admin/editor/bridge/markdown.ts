import type { Literal, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { SYNTAX, TREE } from '#domain/markdown/parse.ts';

/** Markdown that is copied as it is. */
export interface Raw extends Literal {
  type: 'raw';
}

declare module 'mdast' {
  interface RootContentMap {
    raw: Raw;
  }
  interface PhrasingContentMap {
    raw: Raw;
  }
}

/** Reads Markdown by the rules of the site. Positions count UTF-16 units from the start. */
export function parseMarkdown(source: string): Root {
  return fromMarkdown(source, { extensions: SYNTAX, mdastExtensions: TREE });
}

/** Markers of lists: two adjacent lists with the same would merge. */
export type ListMarkers = 'usual' | 'other';

/** Writes a block, its lines ended by `\n`, none after the last. */
export function printMarkdown(block: RootContent, markers: ListMarkers = 'usual'): string {
  const isUsual = markers === 'usual';
  const print = toMarkdown(
    { type: 'root', children: [block] },
    {
      bullet: isUsual ? '-' : '*',
      bulletOther: isUsual ? '*' : '-',
      bulletOrdered: isUsual ? '.' : ')',
      emphasis: '*',
      fences: true,
      listItemIndent: 'one',
      rule: '-',
      handlers: { raw: ({ value }: Raw) => value },
      extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    },
  ).replace(/\n$/, '');
  // Most parsers take a single hyphen; people read three more easily.
  return block.type === 'table'
    ? print.replace(/\n.*/, (line) => line.replace(/-/g, '---'))
    : print;
}
