import type * as messages from '#languages/en/visitors/times.ts';

export const weeks: typeof messages.weeks = (count: number) =>
  count === 1 ? '1 Woche' : `${count} Wochen`;

export const readingTime: typeof messages.readingTime = (minutes: number) =>
  `${minutes} Min. Lesezeit`;

export const fromTo: typeof messages.fromTo = (first: string, last: string) =>
  `${first} bis ${last}`;
