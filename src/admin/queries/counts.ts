import { queryOptions } from '@tanstack/react-query';
import { fetchCounts } from '#data/counts.ts';
import { COUNTS_INTERVAL_MS } from './intervals.ts';

/**
 * How many there are of everything, and how many wait for somebody. Visitors write and people sign up
 * while this page is open: it is asked for again now and then, and on every return to the page.
 */
export const counts = queryOptions({
  queryKey: ['counts'],
  queryFn: fetchCounts,
  refetchInterval: COUNTS_INTERVAL_MS,
  refetchOnWindowFocus: 'always',
});
