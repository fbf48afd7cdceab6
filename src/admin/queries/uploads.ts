import { queryOptions } from '@tanstack/react-query';
import { fetchGalleryNames } from '#data/uploads.ts';

export const galleryNames = queryOptions({
  queryKey: ['galleries', 'names'],
  queryFn: fetchGalleryNames,
});
