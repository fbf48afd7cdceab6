/** What is known of a release: the row in the database. */
export interface ReleaseFacts {
  id: number;
  status: 'queued' | 'building' | 'live' | 'failed';
  /** It failed, or nobody begins to build it: asking again is the way on. */
  can_retry: boolean;
  content_version: number;
  /** Moments as ISO 8601. */
  requested_at: string;
  started_at: string | null;
  finished_at: string | null;
}

export interface ReleaseProgress<Release extends ReleaseFacts> {
  /** The newest release that waits for its turn, is being built, or is on its way to visitors. */
  running: Release | null;
  /** It has been running for longer than builds take. */
  isLate: boolean;
  /** The newest release, when it failed or does not begin: asking again is the way on. */
  failed: Release | null;
  /** Highest content version that a release is bringing to visitors; 0 when none is. */
  comingVersion: number;
}

/** After so long without an answer staff are told that it is not as usual, in milliseconds. */
const LATE_AFTER_MS = 2 * 60_000;
/** How long a finished release may take to reach visitors before it is no longer waited for. */
const ARRIVAL_MS = 5 * 60_000;

/**
 * How far the newest releases have come. A finished one still counts as running until the site that
 * visitors see has its content: a network of servers hands it out a little later.
 *
 * @param releases newest first.
 * @param liveVersion content version of the site that visitors see.
 * @param now milliseconds since 1970.
 */
export function releaseProgress<Release extends ReleaseFacts>(
  releases: readonly Release[],
  liveVersion: number,
  now: number,
): ReleaseProgress<Release> {
  const underWay = releases.filter((release) => isUnderWay(release, liveVersion, now));
  const running = underWay[0] ?? null;
  const newest = releases[0];
  const since = running && Date.parse(running.started_at ?? running.requested_at);
  return {
    running,
    isLate: since !== null && now - since > LATE_AFTER_MS,
    failed: !running && newest?.can_retry ? newest : null,
    comingVersion: Math.max(0, ...underWay.map((release) => release.content_version)),
  };
}

function isUnderWay(release: ReleaseFacts, liveVersion: number, now: number): boolean {
  if (release.status === 'building') return true;
  if (release.status === 'queued') return !release.can_retry;
  if (release.status !== 'live' || release.finished_at === null) return false;
  return (
    release.content_version > liveVersion && now - Date.parse(release.finished_at) < ARRIVAL_MS
  );
}
