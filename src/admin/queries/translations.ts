import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchTranslations } from '#data/articles/article-list.ts';

/** The translations of articles. @param originals their ids. */
export function articleTranslations(originals: readonly string[]) {
  return queryOptions({
    queryKey: ['posts', 'translations', originals],
    queryFn: () => fetchTranslations(originals),
    placeholderData: keepPreviousData,
  });
}
