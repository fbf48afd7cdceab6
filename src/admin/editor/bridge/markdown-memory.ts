import type { Node, Schema } from '@tiptap/pm/model';
import { joinBlocks, type PlacedBlock, type Writings } from './join-blocks.ts';
import {
  type KeptBlock,
  type KeptText,
  keepText,
  meaningOf,
  printBlock,
  printBlockApart,
} from './kept-text.ts';
import { matchBlocks, type Origin } from './match-blocks.ts';
import { patchSource } from './patch-source.ts';
import { readBlocks } from './read-blocks.ts';

export type MarkdownMemory = ReturnType<typeof createMarkdownMemory>;

/**
 * Markdown in and out of an editor; what the author did not touch stays byte for byte: ProseMirror never
 * copies an untouched node, so the same object means the same bytes.
 *
 * @param schema the editor’s own; nodes of another would never match.
 */
export function createMarkdownMemory(schema: Schema) {
  const known = new Map<Node, KeptBlock>();
  let text = keepText('', schema);
  return {
    /** Parses a text, and remembers how it was written. */
    open(source: string): Node {
      text = keepText(source, schema);
      for (const block of text.blocks) known.set(block.node, block);
      const blocks = text.blocks.map(({ node }) => node);
      return schema.node('doc', null, blocks.length > 0 ? blocks : [schema.node('paragraph')]);
    },
    /** The text of a document: untouched, it is identical. */
    save: (document: Node) => save(document, known, text),
  };
}

function save(document: Node, known: ReadonlyMap<Node, KeptBlock>, text: KeptText): string {
  const nodes = document.children.filter((node) => known.has(node) || meaningOf(node) !== null);
  if (nodes.length === 0) return text.blocks.length === 0 ? text.source : '';
  const origins = matchBlocks(nodes, known, text);
  const blocks = nodes.map((node, index): PlacedBlock => {
    const origin = origins[index] ?? null;
    return { node, origin, ...writingsOf(node, origin, text) };
  });
  const last = origins.at(-1)?.block;
  const first = origins[0]?.block;
  const isStart = first?.text === text && first.index === 0;
  const isEnd = last?.text === text && last.index === text.blocks.length - 1;
  const head = isStart || text.head.trim() === '' ? text.head : '';
  const tail = text.gaps.at(-1) ?? '';
  const body = joinBlocks(blocks, text);
  const kept = head + body + (isEnd || tail.trim() === '' ? tail : '');
  return withDefinitions(kept, text);
}

/** Appends definitions that went with their blocks but are still referred to. */
function withDefinitions(body: string, text: KeptText): string {
  if (text.definitions.length === 0) return body;
  const plain = body.toLowerCase().replace(/\s+/g, ' ');
  const lost = text.definitions.filter(
    ({ label }) =>
      !plain.includes(`[${label.toLowerCase()}]:`) && plain.includes(`[${label.toLowerCase()}]`),
  );
  if (lost.length === 0) return body;
  const end = text.lineEnd;
  return [body.replace(/\s+$/, ''), lost.map(({ source }) => source).join(end)].join(end + end);
}

/** The ways to write a block, the smallest change first; the others serve where that would be read differently. */
function writingsOf(node: Node, origin: Origin | null, text: KeptText): Writings {
  const all = () => [...new Set(writings(node, origin, text))];
  // Printing is slow, and an untouched block has its source.
  const nearest = origin?.isSame ? origin.block.source : (all()[0] ?? '');
  return { nearest, all };
}

function writings(node: Node, origin: Origin | null, text: KeptText): string[] {
  const printed = [printBlock(node), printBlockApart(node)].map((print) =>
    text.lineEnd === '\n' ? print : print.replaceAll('\n', text.lineEnd),
  );
  if (!origin) return printed;
  const nearest = origin.isSame ? origin.block.source : patched(node, origin.block);
  return nearest === null ? printed : [nearest, ...printed];
}

const patches = new WeakMap<Node, { block: KeptBlock; patch: string | null }>();

/** A changed block as it was written, except for the change. */
function patched(node: Node, block: KeptBlock): string | null {
  const known = patches.get(node);
  if (known?.block === block) return known.patch;
  const patch = makePatch(node, block);
  patches.set(node, { block, patch });
  return patch;
}

function makePatch(node: Node, { node: before, source, text }: KeptBlock): string | null {
  const patch = patchSource(source, printBlock(before), printBlock(node));
  if (patch === null) return null;
  const candidate = text.lineEnd === '\n' ? patch : patch.replace(/\r?\n/g, text.lineEnd);
  const { blocks, definitions } = readBlocks(candidate, node.type.schema, text.references);
  const [read, ...more] = blocks;
  if (!read || more.length > 0 || definitions.length > 0) return null;
  return meaningOf(read.node) === meaningOf(node) ? candidate : null;
}
