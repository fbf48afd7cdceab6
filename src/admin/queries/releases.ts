import { queryOptions } from '@tanstack/react-query';
import { fetchLiveBuild } from '#data/live-build.ts';
import { fetchChangesAfter, fetchReleases } from '#data/releases.ts';

/** The newest releases, newest first. */
export const releaseList = queryOptions({
  queryKey: ['releases', 'list'],
  queryFn: () => fetchReleases(),
});

/** What the site that visitors see was built from. */
export const liveBuild = queryOptions({ queryKey: ['live-build'], queryFn: fetchLiveBuild });

/**
 * What visitors could see but do not see yet.
 *
 * @param liveVersion content version of the live site.
 */
export function changesAfter(liveVersion: number) {
  return queryOptions({
    queryKey: ['changes', liveVersion],
    queryFn: () => fetchChangesAfter(liveVersion),
  });
}
