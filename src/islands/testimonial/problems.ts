import { testimonialPageWords, testimonialProblems } from '#business/words/testimonials.ts';

/** Where nothing has been written that could be lost. @returns a sentence in which `{phone}` is a link. */
export function problemOfLink(refused: string): string {
  return ['unreachable', 'refused'].includes(refused)
    ? testimonialPageWords.notReached
    : problemOf(refused);
}

/** In the site's words, which need not be English. */
export function problemOf(refused: string): string {
  if (refused === 'unknown') return testimonialPageWords.unknown;
  if (refused === 'past') return testimonialPageWords.past;
  return Object.hasOwn(testimonialProblems, refused)
    ? testimonialProblems[refused as keyof typeof testimonialProblems]
    : testimonialProblems.refused;
}
