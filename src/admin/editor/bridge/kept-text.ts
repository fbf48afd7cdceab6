import type { Node, Schema } from '@tiptap/pm/model';
import { blockTree } from './block-to-markdown.ts';
import { type ListMarkers, printMarkdown } from './markdown.ts';
import { readBlocks, type WrittenDefinition } from './read-blocks.ts';

export interface KeptBlock {
  text: KeptText;
  index: number;
  node: Node;
  source: string;
}

/** A stored text, split without a gap: `head`, then each block and what follows it. */
export interface KeptText {
  source: string;
  head: string;
  blocks: KeptBlock[];
  /** What follows each block: empty lines and definitions. The last one ends the text. */
  gaps: string[];
  definitions: WrittenDefinition[];
  /** The definitions as Markdown, for parsing a block by itself. */
  references: string;
  lineEnd: '\n' | '\r\n';
}

/** Splits a text. Joined again, the pieces are the text, whatever the parser makes of it. */
export function keepText(source: string, schema: Schema): KeptText {
  // The parser skips a byte order mark, and counts from behind it.
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

/** Caches what is made of a node. */
function perNode<Value>(make: (node: Node) => Value): (node: Node) => Value {
  const known = new WeakMap<Node, { value: Value }>();
  return (node) => {
    const { value } = known.get(node) ?? { value: make(node) };
    known.set(node, { value });
    return value;
  };
}

/** What a block says, however it is written; null for an empty one. */
export const meaningOf = perNode((node) => {
  const tree = blockTree(node);
  return tree && JSON.stringify(tree);
});

const printer = (markers: ListMarkers) =>
  perNode((node) => {
    const tree = blockTree(node);
    return tree ? printMarkdown(tree, markers) : '';
  });

/** A block in our own style, its lines ended by `\n`. */
export const printBlock = printer('usual');
/** The same, by which two adjacent lists stay apart. */
export const printBlockApart = printer('other');
