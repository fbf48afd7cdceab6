import type { Node } from '@tiptap/pm/model';
import { type KeptBlock, type KeptText, meaningOf } from './kept-text.ts';

/** The stored block that a block of the document was. */
export interface Origin {
  block: KeptBlock;
  /** Its source still stands for it. */
  isSame: boolean;
}

/**
 * Finds the stored block of each node. An untouched node is the same object; one that says the same
 * again (undone, cut and pasted) counts as untouched; any other is taken for a changed block among those
 * missing between its neighbours.
 *
 * @param known blocks by their node, of all texts that were opened.
 */
export function matchBlocks(
  nodes: readonly Node[],
  known: ReadonlyMap<Node, KeptBlock>,
  text: KeptText,
): (Origin | null)[] {
  const origins: (Origin | null)[] = nodes.map((node) => {
    const block = known.get(node);
    return block ? { block, isSame: true } : null;
  });
  const taken = new Set(origins.flatMap((origin) => (origin ? [origin.block] : [])));
  const isFree = (block: KeptBlock) => !taken.has(block);
  let start = 0;
  while (start < nodes.length) {
    if (origins[start]) {
      start += 1;
      continue;
    }
    let end = start;
    while (end < nodes.length && !origins[end]) end += 1;
    const missing = between(origins[start - 1], origins[end], text).filter(isFree);
    matchRun(start, end, missing);
    start = end;
  }

  /** Nodes `start` to `end` have no origin yet. */
  function matchRun(start: number, end: number, missing: readonly KeptBlock[]): void {
    const run = [...nodes.keys()].slice(start, end);
    for (const index of run) {
      const meaning = meaningOf(nodes[index] as Node);
      const isEqual = (block: KeptBlock) => isFree(block) && meaningOf(block.node) === meaning;
      // Near its old place first, then anywhere.
      const block = missing.find(isEqual) ?? text.blocks.find(isEqual);
      if (!block) continue;
      taken.add(block);
      origins[index] = { block, isSame: true };
    }
    const left = missing.filter(isFree);
    const changed = run.filter((index) => !origins[index]);
    const isOneToOne = left.length === changed.length;
    changed.forEach((index, place) => {
      const block = isOneToOne ? left[place] : mostAlike(nodes[index] as Node, left);
      if (block) origins[index] = { block, isSame: false };
    });
  }
  return origins;
}

/** Stored blocks between two others. */
function between(before: Origin | null | undefined, after: typeof before, text: KeptText) {
  const from = before?.block.text === text ? before.block.index + 1 : 0;
  const to = after?.block.text === text ? after.block.index : text.blocks.length;
  return text.blocks.slice(from, to);
}

/** The block that shares most of its beginning or end with a node. */
function mostAlike(node: Node, blocks: readonly KeptBlock[]): KeptBlock | undefined {
  let best: KeptBlock | undefined;
  let most = 3;
  for (const block of blocks) {
    if (block.node.type !== node.type) continue;
    const shared = sharedLetters(node.textContent, block.node.textContent);
    if (shared > most) [best, most] = [block, shared];
  }
  return best;
}

function sharedLetters(one: string, other: string): number {
  const limit = Math.min(one.length, other.length);
  let head = 0;
  while (head < limit && one[head] === other[head]) head += 1;
  let tail = 0;
  while (tail < limit && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1;
  return Math.max(head, tail);
}
