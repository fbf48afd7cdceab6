import type { Node, Schema } from '@tiptap/pm/model';
import { blockTree } from './block-to-markdown.ts';
import { type ListMarkers, printMarkdown } from './markdown.ts';
import { readBlocks, type WrittenDefinition } from './read-blocks.ts';

/** A block of a stored text, as it was written. */
export interface KeptBlock {
  text: KeptText;
  index: number;
  node: Node;
  source: string;
}

/** A stored text in pieces that make it up without a gap: `head`, then each block and what follows it. */
export interface KeptText {
  source: string;
  head: string;
  blocks: KeptBlock[];
  /** What stands behind each block: empty lines, and definitions. The last is the end of the text. */
  gaps: string[];
  definitions: WrittenDefinition[];
  /** The definitions as Markdown, for reading a piece of the text by itself. */
  references: string;
  /** How its lines end. */
  lineEnd: '\n' | '\r\n';
}

/** Takes a text apart. Whatever the parser thinks of it, the pieces put together are the text. */
export function keepText(source: string, schema: Schema): KeptText {
  // The parser passes over a mark of byte order, and would count from behind it.
  const offset = source.startsWith('\ufeff') ? 1 : 0;
  const { blocks, definitions } = readBlocks(source.slice(offset), schema);
  const text: KeptText = {
    source,
    head: source.slice(0, (blocks[0]?.start ?? source.length - offset) + offset),
    blocks: [],
    gaps: [],
    definitions,
    references: definitions.map((one) => one.source).join('\n'),
    lineEnd: /\r\n/.test(source) ? '\r\n' : '\n',
  };
  blocks.forEach(({ node, start, end }, index) => {
    const next = blocks[index + 1]?.start ?? source.length - offset;
    text.blocks.push({ text, index, node, source: source.slice(start + offset, end + offset) });
    text.gaps.push(source.slice(end + offset, next + offset));
  });
  return text;
}

const meanings = new WeakMap<Node, string | null>();

/** What a block says, whatever way it is written; null when it says nothing. */
export function meaningOf(node: Node): string | null {
  const known = meanings.get(node);
  if (known !== undefined) return known;
  const tree = blockTree(node);
  const meaning = tree && JSON.stringify(tree);
  meanings.set(node, meaning);
  return meaning;
}

const prints = { usual: new WeakMap<Node, string>(), other: new WeakMap<Node, string>() };

/** A block as we write it, its lines ended by `\n`. */
export function printBlock(node: Node, markers: ListMarkers = 'usual'): string {
  const known = prints[markers].get(node);
  if (known !== undefined) return known;
  const tree = blockTree(node);
  const print = tree ? printMarkdown(tree, markers) : '';
  prints[markers].set(node, print);
  return print;
}
