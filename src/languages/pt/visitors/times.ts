import type * as messages from '#languages/en/visitors/times.ts';

export const weeks: typeof messages.weeks = (count) =>
  count === 1 ? '1 semana' : `${count} semanas`;

export const readingTime: typeof messages.readingTime = (minutes) => `${minutes} min de leitura`;

export const fromTo: typeof messages.fromTo = (first, last) => `${first} a ${last}`;
