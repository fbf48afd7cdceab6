import type { Literal, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { SYNTAX, TREE } from '#domain/markdown/parse.ts';

/** Markdown that goes into a text as it is. */
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

/** Markers of lists: two lists that follow each other would be one if they had the same. */
export type ListMarkers = 'usual' | 'other';

/** Writes one block of Markdown, lines ended by `\n`, none behind the last. */
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
  // A single hyphen is enough for most parsers, but not for people.
  return block.type === 'table'
    ? print.replace(/\n.*/, (line) => line.replace(/-/g, '---'))
    : print;
}
