import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchUnapprovedPictures } from '#data/media/unapproved-pictures.ts';
import { fetchLiveBuild } from '#data/releases/live-build.ts';
import { fetchChangesAfter, fetchReleases } from '#data/releases/releases.ts';

export const releaseList = queryOptions({
  queryKey: ['releases', 'list'],
  queryFn: () => fetchReleases(),
});

export const liveBuild = queryOptions({ queryKey: ['live-build'], queryFn: fetchLiveBuild });

/** Changes of the library that no editor has approved yet. */
export const unapprovedPictures = queryOptions({
  queryKey: ['changes', 'unapproved-pictures'],
  queryFn: fetchUnapprovedPictures,
});

/** What visitors could see but do not see yet. */
export function changesAfter(liveVersion: number) {
  return queryOptions({
    queryKey: ['changes', liveVersion],
    queryFn: () => fetchChangesAfter(liveVersion),
    // After a release what it left out stays on the screen.
    placeholderData: keepPreviousData,
  });
}
