import { queryOptions } from '@tanstack/react-query';
import { fetchDeadPaths, fetchKnownPictures } from '#data/article-facts.ts';

/** What the library knows of the pictures of an article. */
export function knownPictures(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['media', 'known', ids],
    queryFn: () => fetchKnownPictures(ids),
    // Somebody may describe one in the library, in another tab.
    refetchOnWindowFocus: 'always',
  });
}

/** The addresses of this site that lead nowhere. */
export function deadPaths(paths: readonly string[]) {
  return queryOptions({
    queryKey: ['posts', 'dead-paths', paths],
    queryFn: () => fetchDeadPaths(paths),
  });
}
