import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import {
  fetchFormerPictures,
  fetchMediaByFile,
  fetchMediaItem,
  fetchSummaries,
  type MediaItem,
  toSummary,
} from '#data/media/media.ts';
import {
  countMedia,
  fetchMediaTags,
  type MediaFilter,
  type MediaKey,
  type MediaPage,
  type MediaSearch,
  searchMedia,
} from '#data/media/media-library.ts';
import { fetchMediaTexts, type MediaText } from '#data/media/media-texts.ts';
import { fetchMediaUses } from '#data/media/media-uses.ts';
import { fetchLooseFiles, fetchLostPictures } from '#data/media/uploads.ts';

export function mediaById(id: string) {
  return queryOptions({ queryKey: ['media', 'one', id], queryFn: () => fetchMediaItem(id) });
}

export function mediaByFile(name: string) {
  return queryOptions({ queryKey: ['media', 'file', name], queryFn: () => fetchMediaByFile(name) });
}

/** The previous result stays until the next one is here. */
export function mediaSearch(search: MediaSearch) {
  return infiniteQueryOptions({
    queryKey: ['media', 'search', search],
    queryFn: ({ pageParam }) => searchMedia(search, pageParam),
    initialPageParam: null as MediaKey | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}

export function mediaCount(filter: MediaFilter) {
  return queryOptions({ queryKey: ['media', 'count', filter], queryFn: () => countMedia(filter) });
}

export const mediaTags = queryOptions({ queryKey: ['media', 'tags'], queryFn: fetchMediaTags });

export function mediaByIds(ids: readonly string[]) {
  return queryOptions({ queryKey: ['media', 'some', ids], queryFn: () => fetchSummaries(ids) });
}

export function mediaUses(id: string) {
  return queryOptions({ queryKey: ['media', 'uses', id], queryFn: () => fetchMediaUses(id) });
}

/** What a picture was until its file was replaced. */
export function formerPictures(id: string) {
  return queryOptions({
    queryKey: ['media', 'former', id],
    queryFn: () => fetchFormerPictures(id),
  });
}

/** What a picture says in the other languages of the site. */
export function mediaTexts(id: string) {
  return queryOptions({ queryKey: ['media', 'texts', id], queryFn: () => fetchMediaTexts(id) });
}

/** Updates them where they are shown. */
export function showMediaText(queries: QueryClient, id: string, text: MediaText): void {
  const others = (known: MediaText[]) => known.filter(({ language }) => language !== text.language);
  queries.setQueryData(mediaTexts(id).queryKey, (known = []) => [...others(known), text]);
  void queries.invalidateQueries({ queryKey: ['changes'] });
}

export const lostPictures = queryOptions({
  queryKey: ['media', 'lost'],
  queryFn: fetchLostPictures,
});

export const looseFiles = queryOptions({ queryKey: ['media', 'loose'], queryFn: fetchLooseFiles });

/** Updates a picture on its own screen and wherever it was found. */
export function showMedia(queries: QueryClient, item: MediaItem): void {
  const summary = toSummary(item);
  queries.setQueryData(mediaById(item.id).queryKey, item);
  queries.setQueriesData<InfiniteData<MediaPage>>(
    { queryKey: ['media', 'search'] },
    (found) =>
      found && {
        ...found,
        pages: found.pages.map((page) => ({
          ...page,
          media: page.media.map((one) => (one.id === item.id ? { ...one, ...summary } : one)),
        })),
      },
  );
  const lists = ['count', 'known', 'tags'].map((list) => ['media', list]);
  for (const queryKey of [...lists, ['changes'], ['galleries']]) {
    void queries.invalidateQueries({ queryKey });
  }
}
