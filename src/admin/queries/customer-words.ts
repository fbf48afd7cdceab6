import { queryOptions } from '@tanstack/react-query';
import {
  fetchAsksRatings,
  fetchCustomerWords,
  fetchPublishedWords,
  fetchWaitingWords,
} from '#data/customer-words/customer-words.ts';
import { POLLED } from './intervals.ts';

/** Polled: customers write while this page is open. */
export const customerWords = queryOptions({
  queryKey: ['words', 'list'],
  queryFn: fetchCustomerWords,
  ...POLLED,
});

/** As visitors have them. */
export const publishedWords = queryOptions({
  queryKey: ['words', 'published'],
  queryFn: fetchPublishedWords,
});

export const asksRatings = queryOptions({
  queryKey: ['words', 'ratings'],
  queryFn: fetchAsksRatings,
});

/** What somebody has to look through, and photographs to take off the site. Polled, as the figures are. */
export const waitingWords = queryOptions({
  queryKey: ['words', 'waiting'],
  queryFn: fetchWaitingWords,
  ...POLLED,
});
