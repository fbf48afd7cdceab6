import type { Node } from '@tiptap/pm/model';
import type { Writings } from './join-blocks.ts';
import {
  type KeptBlock,
  type KeptText,
  meaningOf,
  printBlock,
  printBlockApart,
} from './kept-text.ts';
import type { Origin } from './match-blocks.ts';
import { patchSource } from './patch-source.ts';
import { readBlocks } from './read-blocks.ts';

/** The ways to write a block, the smallest change first; the others serve where that would be read differently. */
export function writingsOf(node: Node, origin: Origin | null, text: KeptText): Writings {
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
