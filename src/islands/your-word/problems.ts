import { wordPageWords, wordProblems } from '#business/words/customer-words.ts';

/** In the site's words, which need not be English. */
export function problemOf(refused: string): string {
  if (refused === 'unknown') return wordPageWords.unknown;
  if (refused === 'past') return wordPageWords.past;
  return Object.hasOwn(wordProblems, refused)
    ? wordProblems[refused as keyof typeof wordProblems]
    : wordProblems.refused;
}
