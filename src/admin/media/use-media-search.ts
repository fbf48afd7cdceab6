import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mediaSearch } from '#admin/queries/media.ts';
import { useDebounced } from '#admin/ui/fields/use-debounced.ts';
import type { MediaSearch } from '#data/media/media-library.ts';
import { staff } from '#languages/staff.ts';

/** The pictures found so far. */
export function useMediaSearch(search: MediaSearch) {
  const words = useDebounced(search.words);
  const query = useInfiniteQuery(mediaSearch({ ...search, words }));
  const { data, hasNextPage, isFetchingNextPage, isPlaceholderData, fetchNextPage } = query;
  const media = useMemo(() => data?.pages.flatMap((page) => page.media) ?? [], [data]);
  const isAnswered = query.isSuccess && !isPlaceholderData && words === search.words;
  const isPdf = search.kind === 'application/pdf';
  const many = staff.screens[isPdf ? 'fileCount' : 'pictureCount'](media.length);
  return {
    query,
    media,
    /** -1 while only a part is known. */
    total: hasNextPage ? -1 : media.length,
    /** For screen readers; false until the answer is here. */
    found: isAnswered && (hasNextPage ? staff.media.moreThan(many) : many),
    /** Whether nothing is like what is asked for now. */
    isEmpty: isAnswered && media.length === 0,
    loadMore() {
      if (hasNextPage && !isFetchingNextPage && !isPlaceholderData) void fetchNextPage();
    },
  };
}
