import type { Node, Schema } from '@tiptap/pm/model';
import { type KeptText, meaningOf } from './kept-text.ts';
import type { Origin } from './match-blocks.ts';
import { readBlocks } from './read-blocks.ts';

/** The equivalent ways to write a block. */
export interface Writings {
  nearest: string;
  /** The nearest first; most blocks never need another. */
  all: () => string[];
}

export interface PlacedBlock extends Writings {
  node: Node;
  origin: Origin | null;
}

/** A written block, and what precedes it. */
interface Written {
  gap: string;
  source: string;
}

/** Joins blocks. A new seam is parsed: a block that would merge into the next is written in another way. */
export function joinBlocks(blocks: readonly PlacedBlock[], text: KeptText): string {
  const written: Written[] = [];
  blocks.forEach((block, index) => {
    const before = blocks[index - 1];
    const { nearest } = block;
    if (!before) {
      // Without what stood before it, it may be read as something else.
      const reads = (one: string) => areApart([block], [one], block.node.type.schema, text);
      const source = reads(nearest) ? nearest : (block.all().find(reads) ?? nearest);
      written.push({ gap: '', source });
      return;
    }
    const gap = gapBetween(before, block, text);
    const empty = text.lineEnd + text.lineEnd;
    const isAsWritten = written.at(-1)?.source === before.origin?.block.source;
    const isUntouched =
      gap !== null && before.origin?.isSame && block.origin?.isSame && isAsWritten;
    if (isUntouched) written.push({ gap, source: nearest });
    else place(blocks, index, [...new Set([gap ?? empty, empty])], written, text);
  });
  return written.map(({ gap, source }) => gap + source).join('');
}

/** The old gap of two blocks, if they were neighbours. */
function gapBetween(before: PlacedBlock, after: PlacedBlock, text: KeptText): string | null {
  const [one, other] = [before.origin?.block, after.origin?.block];
  if (one?.text !== text || other?.text !== text || other.index !== one.index + 1) return null;
  return text.gaps[one.index] ?? null;
}

/** Finds a way to write a block, and if need be the one before it, that keeps the two apart. */
function place(
  blocks: readonly PlacedBlock[],
  index: number,
  gaps: readonly string[],
  written: Written[],
  text: KeptText,
): void {
  const block = blocks[index];
  const before = blocks[index - 1];
  const last = written.at(-1);
  if (!block || !before || !last) return;
  const { nearest } = block;
  const schema = block.node.type.schema;
  // Behind indented code the parser takes a number for text, and not for a list.
  const behind = blocks[index - 2];
  const over = [written.at(-2)?.source ?? '', last.gap];
  for (const [source, writing] of waysToWrite(before, last.source, block)) {
    if (source !== last.source && !fitsBefore(blocks, index - 1, written, source, text)) continue;
    const gap = gaps.find(
      (one) =>
        areApart([before, block], [source, one, writing], schema, text) ||
        (behind &&
          areApart([behind, before, block], [...over, source, one, writing], schema, text)),
    );
    if (gap === undefined) continue;
    last.source = source;
    written.push({ gap, source: writing });
    return;
  }
  written.push({ gap: gaps.at(-1) ?? '', source: nearest });
}

/** Pairs of writings for two neighbours: first those that leave unchanged blocks alone. */
function waysToWrite(before: PlacedBlock, source: string, after: PlacedBlock): [string, string][] {
  const befores = [source, ...before.all().filter((one) => one !== source)];
  const cost = (block: PlacedBlock, isNearest: boolean) =>
    isNearest ? 0 : block.origin?.isSame ? 3 : 1;
  const pairs = befores.flatMap((one) =>
    after.all().map((other) => ({
      pair: [one, other] as [string, string],
      cost: cost(before, one === source) + cost(after, other === after.nearest),
    })),
  );
  return pairs.sort((one, other) => one.cost - other.cost).map(({ pair }) => pair);
}

/** Whether a block written this way stays apart from the one before it. */
function fitsBefore(
  blocks: readonly PlacedBlock[],
  index: number,
  written: readonly Written[],
  source: string,
  text: KeptText,
): boolean {
  const block = blocks[index];
  const before = blocks[index - 1];
  if (!block || !before) return true;
  const pieces = [written.at(-2)?.source ?? '', written.at(-1)?.gap ?? '', source] as const;
  return areApart([before, block], pieces, block.node.type.schema, text);
}

/** Cache of parsed seams by their text: most recur at the next save. */
const seams = new Map<string, boolean>();
const MOST_SEAMS = 2_000;

/** Whether these pieces are read as these blocks. */
function areApart(
  placed: readonly PlacedBlock[],
  pieces: readonly string[],
  schema: Schema,
  { references }: KeptText,
): boolean {
  const key = JSON.stringify([...pieces, references]);
  const known = seams.get(key);
  if (known !== undefined) return known;
  const { blocks } = readBlocks(pieces.join(''), schema, references);
  const areSame =
    blocks.length === placed.length &&
    blocks.every(
      ({ node }, index) => meaningOf(node) === meaningOf((placed[index] as PlacedBlock).node),
    );
  if (seams.size > MOST_SEAMS) seams.clear();
  seams.set(key, areSame);
  return areSame;
}
