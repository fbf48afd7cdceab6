import { queryOptions } from '@tanstack/react-query';
import {
  fetchAsksRatings,
  fetchPublishedTestimonials,
  fetchTestimonials,
  fetchWaitingTestimonials,
} from '#data/testimonials/testimonials.ts';
import { POLLED } from './intervals.ts';

/** Polled: customers write while this page is open. */
export const testimonials = queryOptions({
  queryKey: ['words', 'list'],
  queryFn: fetchTestimonials,
  ...POLLED,
});

/** As visitors have them. */
export const publishedTestimonials = queryOptions({
  queryKey: ['words', 'published'],
  queryFn: fetchPublishedTestimonials,
});

export const asksRatings = queryOptions({
  queryKey: ['words', 'ratings'],
  queryFn: fetchAsksRatings,
});

/** What somebody has to look through, and photographs to take off the site. Polled, as the figures are. */
export const waitingTestimonials = queryOptions({
  queryKey: ['words', 'waiting'],
  queryFn: fetchWaitingTestimonials,
  ...POLLED,
});
