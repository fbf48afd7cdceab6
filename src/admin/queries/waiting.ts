import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { fetchArticle } from '#data/articles/articles.ts';
import { fetchGallery, shownContentOf } from '#data/galleries/galleries.ts';
import { fetchPicture, fetchPublishedTexts } from '#data/media/unapproved-pictures.ts';
import { fetchPage } from '#data/pages/pages.ts';
import {
  fetchReleaseHistory,
  fetchReturnEffects,
  RELEASES_A_PAGE,
} from '#data/releases/release-history.ts';
import { fetchContentAt, fetchTakenBack } from '#data/releases/releases.ts';
import { fetchSettingsPair } from '#data/settings/business-settings.ts';
import type { StoredContent } from '#domain/releases/content-comparison.ts';
import { nameInLog } from '#domain/releases/waiting-changes.ts';
import type { WaitingItem } from '#domain/releases/waiting-items.ts';

interface ContentPair {
  seen: StoredContent | null;
  next: StoredContent | null;
}

/** The two states of something that waits: on the live site, and as it is to be. */
export function contentPair(item: WaitingItem, liveVersion: number) {
  const version = item.saved?.version ?? item.approved?.version ?? 0;
  return queryOptions({
    queryKey: [
      'changes',
      'pair',
      item.key,
      version,
      item.saved?.picturesVersion ?? 0,
      liveVersion,
    ] as const,
    queryFn: async (): Promise<ContentPair> => {
      if (item.entity === 'settings') return fetchSettingsPair(nameInLog(item.key), liveVersion);
      const [seen, next] = await Promise.all([
        fetchSeen(item, liveVersion),
        item.saved ? fetchWorkingCopy(item.saved) : fetchContentAt(item.entity, item.id, version),
      ]);
      return { seen, next };
    },
  });
}

async function fetchSeen({ entity, id, saved }: WaitingItem, liveVersion: number) {
  const seen = await fetchContentAt(entity, id, liveVersion);
  // The log has no texts of pictures in other languages.
  return seen && saved?.entity === 'media'
    ? { ...seen, texts: await fetchPublishedTexts(saved.id) }
    : seen;
}

async function fetchWorkingCopy(saved: NonNullable<WaitingItem['saved']>): Promise<StoredContent> {
  const { entity, id } = saved;
  if (entity === 'post') return { ...(await fetchArticle(id)).article };
  if (entity === 'page') return { ...(await fetchPage(id)).page };
  if (entity === 'media') return { ...(await fetchPicture(id)) };
  return { ...shownContentOf(await fetchGallery(id)) };
}

/** Which of these visitors see in an older state that was put back. */
export function takenBack(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['changes', 'taken-back', ids],
    queryFn: () => fetchTakenBack(ids),
  });
}

export const releaseHistory = infiniteQueryOptions({
  queryKey: ['releases', 'history'],
  queryFn: ({ pageParam }) => fetchReleaseHistory(pageParam),
  initialPageParam: null as number | null,
  getNextPageParam: (page) => (page.length < RELEASES_A_PAGE ? null : (page.at(-1)?.id ?? null)),
});

/** Fetched anew each time, because the editor agrees to it. */
export function returnEffects(id: number) {
  return queryOptions({
    queryKey: ['releases', 'effects', id],
    queryFn: () => fetchReturnEffects(id),
    staleTime: 0,
    gcTime: 0,
  });
}
