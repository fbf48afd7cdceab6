import type * as words from '#languages/en/visitors/times.ts';

export const weeks: typeof words.weeks = (count: number) =>
  count === 1 ? '1 Woche' : `${count} Wochen`;

export const readingTime: typeof words.readingTime = (minutes: number) =>
  `${minutes} Min. Lesezeit`;

export const fromTo: typeof words.fromTo = (first: string, last: string) => `${first} bis ${last}`;
