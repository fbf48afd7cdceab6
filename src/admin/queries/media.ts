import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchMediaItem } from '#data/media.ts';
import {
  countMedia,
  fetchMediaTags,
  type MediaFilter,
  type MediaKey,
  type MediaSearch,
  searchMedia,
} from '#data/media-library.ts';

/** One picture. */
export function mediaById(id: string) {
  return queryOptions({ queryKey: ['media', 'one', id], queryFn: () => fetchMediaItem(id) });
}

/** What is looked for in the library, page by page; what was found before stays until then. */
export function mediaSearch(search: MediaSearch) {
  return infiniteQueryOptions({
    queryKey: ['media', 'search', search],
    queryFn: ({ pageParam }) => searchMedia(search, pageParam),
    initialPageParam: null as MediaKey | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}

/** How many pictures a filter lets through. */
export function mediaCount(filter: MediaFilter) {
  return queryOptions({ queryKey: ['media', 'count', filter], queryFn: () => countMedia(filter) });
}

/** Every tag of the library. */
export const mediaTags = queryOptions({ queryKey: ['media', 'tags'], queryFn: fetchMediaTags });
