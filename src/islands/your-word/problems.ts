import { wordPageWords, wordProblems } from '#business/words/customer-words.ts';

/** Where nothing has been written that could be lost. @returns a sentence in which `{phone}` is a link. */
export function problemOfLink(refused: string): string {
  return ['unreachable', 'refused'].includes(refused)
    ? wordPageWords.notReached
    : problemOf(refused);
}

/** In the site's words, which need not be English. */
export function problemOf(refused: string): string {
  if (refused === 'unknown') return wordPageWords.unknown;
  if (refused === 'past') return wordPageWords.past;
  return Object.hasOwn(wordProblems, refused)
    ? wordProblems[refused as keyof typeof wordProblems]
    : wordProblems.refused;
}
