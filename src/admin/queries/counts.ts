import { queryOptions } from '@tanstack/react-query';
import { fetchCounts } from '#data/counts.ts';
import { POLLED } from './intervals.ts';

/** Polled: visitors write and people sign up while this page is open. */
export const counts = queryOptions({
  queryKey: ['counts'],
  queryFn: fetchCounts,
  ...POLLED,
});
