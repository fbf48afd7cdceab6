import { queryOptions } from '@tanstack/react-query';
import { fetchGallery, fetchGalleryStates } from '#data/galleries.ts';
import { fetchGalleryRevisions } from '#data/gallery-revisions.ts';
import { fetchPortfolio } from '#data/portfolio.ts';

/** How often an open gallery is asked for what colleagues do, in milliseconds. */
const INTERVAL_MS = 20_000;

/** Every gallery that is not in the bin, in the order of the site. */
export const galleryList = queryOptions({
  queryKey: ['galleries', 'list'],
  queryFn: () => fetchGalleryStates(),
});

/** The galleries in the bin. */
export const binnedGalleries = queryOptions({
  queryKey: ['galleries', 'bin'],
  queryFn: () => fetchGalleryStates(true),
});

/** One gallery with its pictures and what visitors see of it. */
export function galleryById(id: string) {
  return queryOptions({
    queryKey: ['galleries', 'one', id],
    queryFn: () => fetchGallery(id),
    refetchInterval: INTERVAL_MS,
    refetchOnWindowFocus: 'always',
  });
}

/** The kept states of a gallery, newest first. */
export function galleryRevisions(id: string) {
  return queryOptions({
    queryKey: ['galleries', 'revisions', id],
    queryFn: () => fetchGalleryRevisions(id),
  });
}

/** Every picture of every gallery, in the order of the site. */
export const portfolio = queryOptions({
  queryKey: ['galleries', 'portfolio'],
  queryFn: fetchPortfolio,
});
