import type { Shard } from './search-index.ts';

/** A word that only begins like the one that was asked for counts less. */
const BEGINNING = 0.5;

/** A segment of the index, as far as it is needed for a question. */
export interface Segment {
  count: number;
  /** The shard that holds a word; nothing when no article has a word like it. */
  shardFor: (word: string) => Shard | undefined;
}

/** An article that was found: its place in a segment, newest first. */
export interface Place {
  segment: number;
  number: number;
}

interface Answer extends Place {
  words: number;
  score: number;
}

/**
 * The articles with all words of a question (from `searchWords`), or else those with most of them, best
 * first. The last word may be unfinished.
 */
export function find(words: readonly string[], segments: readonly Segment[]): Place[] {
  const total = segments.reduce((sum, { count }) => sum + count, 0);
  const answers = new Map<string, Answer>();
  for (const word of new Set(words)) {
    for (const [key, { segment, number, score }] of matches(word, segments, total)) {
      const answer = answers.get(key) ?? { segment, number, words: 0, score: 0 };
      answers.set(key, { ...answer, words: answer.words + 1, score: answer.score + score });
    }
  }
  const most = Math.max(0, ...[...answers.values()].map((answer) => answer.words));
  // Segments are alike, so how far down an article is in its own says how new it is.
  const age = ({ segment, number }: Place) => number / (segments[segment]?.count ?? 1);
  return [...answers.values()]
    .filter((answer) => answer.words === most)
    .sort(
      (one, other) =>
        other.score - one.score || age(one) - age(other) || one.segment - other.segment,
    )
    .map(({ segment, number }) => ({ segment, number }));
}

/** The articles with a word, with a score that is higher the rarer the word is. */
function matches(
  word: string,
  segments: readonly Segment[],
  total: number,
): Map<string, Place & { score: number }> {
  const scores = new Map<string, Place & { score: number }>();
  for (const [known, carriers] of carriersOf(word, segments)) {
    const rarity = Math.log(1 + total / carriers.length);
    const likeness = known === word ? 1 : BEGINNING;
    for (const { segment, number, weight } of carriers) {
      const key = `${segment} ${number}`;
      const score = Math.max(scores.get(key)?.score ?? 0, weight * rarity * likeness);
      scores.set(key, { segment, number, score });
    }
  }
  return scores;
}

/** Every word that begins like this one, with the articles that have it in any segment. */
function carriersOf(
  word: string,
  segments: readonly Segment[],
): Map<string, (Place & { weight: number })[]> {
  const carriers = new Map<string, (Place & { weight: number })[]>();
  segments.forEach(({ shardFor }, segment) => {
    for (const [known, entries] of Object.entries(shardFor(word) ?? {})) {
      if (!known.startsWith(word)) continue;
      const list = carriers.get(known) ?? [];
      for (let index = 0; index < entries.length; index += 2) {
        list.push({ segment, number: entries[index] ?? 0, weight: entries[index + 1] ?? 0 });
      }
      carriers.set(known, list);
    }
  });
  return carriers;
}
