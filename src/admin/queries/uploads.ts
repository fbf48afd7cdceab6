import { queryOptions } from '@tanstack/react-query';
import { fetchGalleryNames } from '#data/uploads.ts';

/** The galleries that pictures can be put into, in their order. */
export const galleryNames = queryOptions({
  queryKey: ['galleries', 'names'],
  queryFn: fetchGalleryNames,
});
