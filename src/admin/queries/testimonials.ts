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
  queryKey: ['testimonials', 'list'],
  queryFn: fetchTestimonials,
  ...POLLED,
});

/** As visitors have them. */
export const publishedTestimonials = queryOptions({
  queryKey: ['testimonials', 'published'],
  queryFn: fetchPublishedTestimonials,
});

export const asksRatings = queryOptions({
  queryKey: ['testimonials', 'ratings'],
  queryFn: fetchAsksRatings,
});

/** What somebody has to look through, and photographs to take off the site. Polled, as the figures are. */
export const waitingTestimonials = queryOptions({
  queryKey: ['testimonials', 'waiting'],
  queryFn: fetchWaitingTestimonials,
  ...POLLED,
});
