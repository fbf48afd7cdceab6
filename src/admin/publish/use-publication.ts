import { useQuery } from '@tanstack/react-query';
import { postList } from '#admin/queries/posts.ts';
import { changesAfter, liveBuild, releaseList } from '#admin/queries/releases.ts';
import type { PostState } from '#data/posts.ts';
import type { Release } from '#data/releases.ts';
import { foldChanges, type WaitingChange } from '#domain/waiting-changes.ts';

/** How often a release is asked after while it is being built, in milliseconds. */
const WHILE_BUILDING = 1_000;
/** And otherwise: somebody else may press Publish. */
const WHILE_QUIET = 30_000;
/** How long a finished release may take to reach visitors before it is no longer waited for. */
const ARRIVAL = 5 * 60_000;

/** What staff need to know about going live. */
export interface Publication {
  /** False until the first answers are here. */
  isKnown: boolean;
  /** Content version of the site that visitors see; 0 when it has never been built. */
  liveVersion: number;
  /** When that site was built, ISO 8601; null when it does not say. */
  builtAt: string | null;
  /** A release that waits for its turn or is being built. */
  running: Release | null;
  /** The newest release, when it failed or nobody begins to build it: asking again is the way on. */
  failed: Release | null;
  /** The newest release that went live. */
  lastLive: Release | null;
  /** Approved for visitors, but newer than the site that they see. */
  waiting: WaitingChange[];
  /** Articles with saved changes that nobody has approved for visitors yet. */
  unapproved: PostState[];
}

/** Follows releases and the live site; every screen that calls it shares the same answers. */
export function usePublication(): Publication {
  const releases = useQuery({
    ...releaseList,
    refetchInterval: ({ state }) => (findRunning(state.data) ? WHILE_BUILDING : WHILE_QUIET),
  });
  const running = findRunning(releases.data);
  const lastLive = releases.data?.find(({ status }) => status === 'live') ?? null;
  const live = useQuery({
    ...liveBuild,
    refetchInterval: ({ state }) =>
      running || isArriving(lastLive, state.data?.contentVersion) ? WHILE_BUILDING : WHILE_QUIET,
  });
  // A development server has no build to ask; then the last release is the best that is known.
  const liveVersion = live.data?.contentVersion ?? lastLive?.content_version ?? 0;
  const changes = useQuery({
    ...changesAfter(liveVersion),
    enabled: live.isFetched && releases.isFetched,
  });
  const posts = useQuery(postList);
  const newest = releases.data?.[0];
  return {
    isKnown: changes.isSuccess && posts.isSuccess,
    liveVersion,
    builtAt: live.data?.builtAt ?? lastLive?.finished_at ?? null,
    running,
    failed: newest?.can_retry ? newest : null,
    lastLive,
    waiting: foldChanges(changes.data ?? []),
    unapproved: (posts.data ?? []).filter(({ state }) => state === 'live_with_changes'),
  };
}

/** A release that is done shows a little later where a network of servers hands the site out. */
function isArriving(release: Release | null, liveVersion: number | undefined): boolean {
  if (!release?.finished_at || liveVersion === undefined) return false;
  const age = Date.now() - new Date(release.finished_at).getTime();
  return release.content_version > liveVersion && age < ARRIVAL;
}

function findRunning(releases: Release[] | undefined): Release | null {
  const isRunning = ({ status, can_retry }: Release) =>
    status === 'building' || (status === 'queued' && !can_retry);
  return releases?.find(isRunning) ?? null;
}
