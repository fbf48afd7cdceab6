import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { unapprovedArticles } from '#admin/queries/articles.ts';
import { invalidate } from '#admin/queries/entities.ts';
import { galleryList } from '#admin/queries/galleries.ts';
import { pageStates } from '#admin/queries/pages.ts';
import {
  changesAfter,
  liveBuild,
  releaseList,
  unapprovedPictures,
} from '#admin/queries/releases.ts';
import { confirmRelease } from '#data/releases/releases.ts';
import type { PublicationState } from '#domain/articles/publication-status.ts';
import { releaseProgress } from '#domain/releases/release-progress.ts';
import { foldChanges } from '#domain/releases/waiting-changes.ts';

/** Polling while a release is being built, in milliseconds. */
const WHILE_BUILDING = 1_000;
/** Polling otherwise: a colleague may press Publish. */
const WHILE_QUIET = 30_000;

const isUnapproved = ({ state }: { state: PublicationState }) => state === 'live_with_changes';

/** Follows releases and the live site; its screens share the queries. */
export function usePublication() {
  const queries = useQueryClient();
  const refetchInterval = () => {
    const seen = queries.getQueryData(liveBuild.queryKey)?.contentVersion;
    const known = queries.getQueryData(releaseList.queryKey) ?? [];
    const { running } = releaseProgress(known, seen ?? Number.POSITIVE_INFINITY, Date.now());
    return running ? WHILE_BUILDING : WHILE_QUIET;
  };
  const releases = useQuery({ ...releaseList, refetchInterval });
  const live = useQuery({ ...liveBuild, refetchInterval });
  const lastLive = releases.data?.find(({ status }) => status === 'live') ?? null;
  // A development server has no build: the last release is the best that is known.
  const liveVersion = live.data?.contentVersion ?? lastLive?.content_version ?? 0;
  const changes = useQuery({
    ...changesAfter(liveVersion),
    refetchInterval: WHILE_QUIET,
    enabled: live.isFetched && releases.isFetched,
  });
  // A colleague may save something.
  const followed = { refetchInterval: WHILE_QUIET };
  const articles = useQuery({ ...unapprovedArticles, ...followed });
  const galleries = useQuery({ ...galleryList, ...followed });
  const pages = useQuery({ ...pageStates, ...followed });
  const pictures = useQuery({ ...unapprovedPictures, ...followed });
  // Approved, but newer than the live site; the answer may be that of the release before.
  const newer = (changes.data ?? []).filter(({ version }) => version > liveVersion);
  const waiting = foldChanges(newer);
  const saved = [
    ...(articles.data ?? []).map((one) => ({ ...one, entity: 'post' as const })),
    ...(galleries.data ?? [])
      .filter(isUnapproved)
      .map((one) => ({ ...one, entity: 'gallery' as const })),
    ...(pages.data ?? []).filter(isUnapproved).map((one) => ({ ...one, entity: 'page' as const })),
    ...(pictures.data ?? []).map((one) => ({ ...one, entity: 'media' as const })),
  ];
  const queried = [releases, live, changes, articles, galleries, pages, pictures];
  const isFetching = queried.some((query) => query.isFetching);
  const keys = new Set([
    ...waiting.map(({ key }) => key),
    ...saved.map(({ entity, id }) => `${entity}:${id}`),
  ]);
  const isKnown = queried.every(({ data }) => data !== undefined);
  const failedQuery = queried.find(({ isError, data }) => isError && !data) ?? null;
  return {
    /** False until the first answers are here. */
    isKnown,
    /** The query whose failure keeps the rest from being known. */
    failedQuery,
    /** Whether it is known, or can't be: what stands beside it appears with it. */
    isSettled: isKnown || failedQuery !== null,
    /** Whether the last look at all of it got an answer: only then is it said that nothing waits. */
    isCurrent: isKnown && !queried.some(({ isError }) => isError),
    /** Content version of the live site; 0 when it has never been built. */
    liveVersion,
    /** ISO 8601; null when nothing has been published, undefined while that is not known. */
    publishedAt:
      lastLive?.finished_at ??
      live.data?.builtAt ??
      (releases.data && live.data !== undefined ? null : undefined),
    ...releaseProgress(releases.data ?? [], liveVersion, Date.now()),
    lastLive,
    waiting,
    /** What has saved changes that no editor has approved yet. */
    saved,
    /** How many things are not live yet, approved or not. */
    count: settledCount(keys.size, isFetching),
  };
}

export type Publication = ReturnType<typeof usePublication>;

let settled = 0;

/**
 * How many things wait, of one moment: the lists are fetched one beside the other, and what has left the saved changes
 * may not have come to the approved ones. Until all are in, no fewer wait than before.
 *
 * @param count by the lists as they are.
 * @param isFetching whether any of them is on its way.
 */
function settledCount(count: number, isFetching: boolean): number {
  if (isFetching) return Math.max(count, settled);
  settled = count;
  return count;
}

/** How long the host has to report back itself, in milliseconds. */
const CONFIRM_AFTER_MS = 10_000;

/** Confirms releases for hosts that never report back, once the live site shows their content. */
export function useReleaseConfirmation(): void {
  const { running, failed, liveVersion } = usePublication();
  const queries = useQueryClient();
  const open = running ?? (failed?.status === 'queued' ? failed : null);
  const id = open && liveVersion >= open.content_version ? open.id : null;

  useEffect(() => {
    if (id === null) return;
    const timer = setTimeout(() => {
      confirmRelease(id)
        .catch(() => {})
        .finally(() => void invalidate(queries, 'releases'));
    }, CONFIRM_AFTER_MS);
    return () => clearTimeout(timer);
  }, [id, queries]);
}
