import type { Shard } from './search-index.ts';

/** A word that only begins like the one that was asked for counts less. */
const BEGINNING = 0.5;

/**
 * The articles that answer a question, best first: those with all of its words, or when there are
 * none, those with most of them. The last word may be unfinished.
 *
 * @param words of the question, from `searchWords`.
 * @param shardFor the shard that holds a word; nothing when no article has a word like it.
 * @param count how many articles there are.
 * @returns the articles' numbers.
 */
export function find(
  words: readonly string[],
  shardFor: (word: string) => Shard | undefined,
  count: number,
): number[] {
  const answers = new Map<number, { words: number; score: number }>();
  for (const word of new Set(words)) {
    for (const [number, score] of matches(word, shardFor(word) ?? {}, count)) {
      const answer = answers.get(number) ?? { words: 0, score: 0 };
      answers.set(number, { words: answer.words + 1, score: answer.score + score });
    }
  }
  const most = Math.max(0, ...[...answers.values()].map((answer) => answer.words));
  return [...answers]
    .filter(([, answer]) => answer.words === most)
    .sort(([one, a], [other, b]) => b.score - a.score || one - other)
    .map(([number]) => number);
}

/** The articles with a word, with a score that is higher the rarer the word is. */
function matches(word: string, shard: Shard, count: number): Map<number, number> {
  const scores = new Map<number, number>();
  for (const [known, entries] of Object.entries(shard)) {
    if (!known.startsWith(word)) continue;
    const rarity = Math.log(1 + count / (entries.length / 2));
    const likeness = known === word ? 1 : BEGINNING;
    for (let index = 0; index < entries.length; index += 2) {
      const number = entries[index] ?? 0;
      const score = (entries[index + 1] ?? 0) * rarity * likeness;
      scores.set(number, Math.max(scores.get(number) ?? 0, score));
    }
  }
  return scores;
}
