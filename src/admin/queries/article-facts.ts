import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchDeadPaths, fetchKnownPictures } from '#data/articles/article-facts.ts';

export function knownPictures(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['media', 'known', ids],
    queryFn: () => fetchKnownPictures(ids),
    placeholderData: keepPreviousData,
    // An editor may describe one in the library, in another tab.
    refetchOnWindowFocus: 'always',
  });
}

export function deadPaths(paths: readonly string[]) {
  return queryOptions({
    queryKey: ['posts', 'dead-paths', paths],
    queryFn: () => fetchDeadPaths(paths),
    placeholderData: keepPreviousData,
  });
}
