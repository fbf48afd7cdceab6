import { queryOptions } from '@tanstack/react-query';
import { fetchCounts, fetchNumbers } from '#data/numbers.ts';
import { POLLED } from './intervals.ts';

/** Polled: visitors write and people sign up while this page is open. */
export const counts = queryOptions({
  queryKey: ['counts'],
  queryFn: fetchCounts,
  ...POLLED,
});

/** Of one month. @param month its first day. */
export const numbersOf = (month: string) =>
  queryOptions({ queryKey: ['numbers', month], queryFn: () => fetchNumbers(month) });
