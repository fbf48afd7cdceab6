import type { Node, Schema } from '@tiptap/pm/model';
import type { Definition, Nodes, Root } from 'mdast';
import { readBlock } from './block-from-markdown.ts';
import { parseMarkdown, printMarkdown } from './markdown.ts';

/** A block and its range, from the start of its first line. */
interface ReadBlock {
  node: Node;
  start: number;
  end: number;
}

export interface WrittenDefinition {
  label: string;
  source: string;
}

interface ReadText {
  blocks: ReadBlock[];
  definitions: WrittenDefinition[];
}

/**
 * Parses a text into blocks.
 *
 * @param references definitions from elsewhere in the text, as Markdown.
 */
export function readBlocks(source: string, schema: Schema, references = ''): ReadText {
  const root = parseMarkdown(references ? `${source}\n\n${references}` : source);
  const definitions = definitionsOf(root);
  const context = { schema, source, definitions };
  const text: ReadText = {
    blocks: [],
    definitions: [...definitions.values()]
      .filter(({ position }) => (position?.start.offset ?? 0) < source.length)
      .map((one) => ({ label: one.identifier, source: printMarkdown(one) })),
  };
  for (const block of root.children) {
    const from = block.position?.start.offset ?? 0;
    const end = block.position?.end.offset ?? from;
    if (from >= source.length) break;
    if (block.type === 'definition') continue;
    const start =
      Math.max(source.lastIndexOf('\n', from - 1), source.lastIndexOf('\r', from - 1)) + 1;
    // No two top-level blocks share a line.
    text.blocks.push({ node: readBlock(block, source.slice(start, end), context), start, end });
  }
  return text;
}

function definitionsOf(root: Root): Map<string, Definition> {
  const found = new Map<string, Definition>();
  const visit = (node: Nodes): void => {
    if (node.type === 'definition' && !found.has(node.identifier)) found.set(node.identifier, node);
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(root);
  return found;
}
