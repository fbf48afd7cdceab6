import type * as words from '#languages/en/visitors/times.ts';

export const weeks: typeof words.weeks = (count) => (count === 1 ? '1 semana' : `${count} semanas`);

export const readingTime: typeof words.readingTime = (minutes) => `${minutes} min de leitura`;

export const fromTo: typeof words.fromTo = (first, last) => `${first} a ${last}`;
