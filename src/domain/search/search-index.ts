import { searchWords } from './words.ts';

/** What of an article can be found, the weightiest first. */
export interface Searchable {
  title: string;
  tags: readonly string[];
  headings: readonly string[];
  summary: string;
  text: string;
}

/** For each word the articles that have it, as number and weight in turn: `[0, 12, 7, 1]`. */
export type Shard = Record<string, number[]>;

/** Raise this when the same articles give another index: one that was kept is then made anew. */
export const INDEX_VERSION = 3;

const WEIGHTS = { title: 8, tags: 6, headings: 4, summary: 3 };
/** A word that is there twenty times is not twenty times as good. */
const MOST_IN_TEXT = 4;

/** Articles in one segment of the index, about. */
const SEGMENT_SIZE = 300;

/**
 * Parts articles by their ids into segments, each an index of its own: a changed article changes the
 * files of one. Their number doubles when that of the articles does.
 */
export function segmentsOf<Item extends { id: string }>(items: readonly Item[]): Item[][] {
  const count = 2 ** Math.max(0, Math.ceil(Math.log2(items.length / SEGMENT_SIZE)));
  const segments = Array.from({ length: count }, (): Item[] => []);
  for (const item of items) segments[hash(item.id) % count]?.push(item);
  return segments;
}

/** FNV-1a: spreads ids evenly, whatever they look like. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  // The last bits of FNV-1a are its weakest.
  return (value ^ (value >>> 16)) >>> 0;
}

/** The words of an article, each with its weight. */
export type Weights = readonly (readonly [word: string, weight: number])[];

/** A segment's words by first letter; articles go by their place in it. */
export function buildShards(articles: readonly Weights[]): Map<string, Shard> {
  const shards = new Map<string, Shard>();
  articles.forEach((weights, number) => {
    for (const [word, weight] of weights) {
      const shard = shards.getOrInsertComputed(shardOf(word), () => Object.create(null));
      shard[word] ??= [];
      shard[word].push(number, weight);
    }
  });
  return shards;
}

/** The shard that holds a word: its first letter, or `other` for other scripts. */
export function shardOf(word: string): string {
  return /^[a-z0-9]/.test(word) ? word.charAt(0) : 'other';
}

export function weightsOf({ title, tags, headings, summary, text }: Searchable): Weights {
  const weights = new Map<string, number>();
  const add = (source: string, weight: number) => {
    for (const word of new Set(searchWords(source))) {
      weights.set(word, (weights.get(word) ?? 0) + weight);
    }
  };
  add(title, WEIGHTS.title);
  add(tags.join(' '), WEIGHTS.tags);
  add(headings.join(' '), WEIGHTS.headings);
  add(summary, WEIGHTS.summary);
  const counts = new Map<string, number>();
  for (const word of searchWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const [word, count] of counts) {
    weights.set(word, (weights.get(word) ?? 0) + Math.min(count, MOST_IN_TEXT));
  }
  return [...weights];
}
