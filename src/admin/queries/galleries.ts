import { queryOptions } from '@tanstack/react-query';
import { fetchGallery, fetchGalleryStates } from '#data/galleries/galleries.ts';
import { fetchGalleryRevisions } from '#data/galleries/gallery-revisions.ts';
import { fetchPortfolio } from '#data/galleries/portfolio.ts';
import { fetchPublishedGalleries } from '#data/galleries/published-galleries.ts';
import { fetchGalleryNames } from '#data/media/uploads.ts';

/** Polling of an open gallery, in milliseconds. */
const INTERVAL_MS = 20_000;

export const galleryList = queryOptions({
  queryKey: ['galleries', 'list'],
  queryFn: () => fetchGalleryStates(),
});

export const binnedGalleries = queryOptions({
  queryKey: ['galleries', 'bin'],
  queryFn: () => fetchGalleryStates(true),
});

export function galleryById(id: string) {
  return queryOptions({
    queryKey: ['galleries', 'one', id],
    queryFn: () => fetchGallery(id),
    refetchInterval: INTERVAL_MS,
    refetchOnWindowFocus: 'always',
  });
}

export function galleryRevisions(id: string) {
  return queryOptions({
    queryKey: ['galleries', 'revisions', id],
    queryFn: () => fetchGalleryRevisions(id),
  });
}

export const portfolio = queryOptions({
  queryKey: ['galleries', 'portfolio'],
  queryFn: fetchPortfolio,
});

export const galleryNames = queryOptions({
  queryKey: ['galleries', 'names'],
  queryFn: fetchGalleryNames,
});

/** As visitors have them. */
export function publishedGalleries(language: string) {
  return queryOptions({
    queryKey: ['galleries', 'published', language],
    queryFn: () => fetchPublishedGalleries(language),
  });
}
