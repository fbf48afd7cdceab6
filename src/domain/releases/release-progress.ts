import { staff } from '#languages/staff.ts';

export interface ReleaseFacts {
  id: number;
  status: 'queued' | 'building' | 'live' | 'failed';
  /** It failed, or no publisher has claimed it: request another one. */
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
 * How far the newest releases have come. A finished one runs on until visitors see its content, which
 * a network of servers hands out a little later.
 *
 * @param releases newest first.
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

/** What the publisher has noted about a release. */
export interface ReleaseStep {
  status: 'queued' | 'building' | 'live' | 'failed';
  step:
    | 'reading'
    | 'rendering'
    | 'building'
    | 'pictures'
    | 'checking'
    | 'sending'
    | 'arriving'
    | null;
  step_done: number;
  step_total: number;
  /** What keeps it, while it is being built. */
  message: string;
}

export function describeStep({
  status,
  step,
  step_done,
  step_total,
  message,
}: ReleaseStep): string {
  if (status === 'queued') return staff.goingLive.beginsInAMoment;
  if (status === 'live') return staff.goingLive.newSiteOnItsWay;
  if (message) return message;
  switch (step) {
    case 'reading':
      return staff.goingLive.readingWhatHasChanged;
    case 'rendering':
      return staff.goingLive.makingChangedPages(step_done, step_total);
    case 'building':
      return staff.goingLive.makingEveryPage;
    case 'pictures':
      return staff.goingLive.makingPictures(step_done, step_total);
    case 'checking':
      return staff.goingLive.checkingCompleteness;
    case 'sending':
      return step_total > 0
        ? staff.goingLive.sendingChangesCounted(step_done, step_total)
        : staff.goingLive.sendingChanges;
    case 'arriving':
      return staff.goingLive.waitingForVisitors;
    default:
      return staff.goingLive.visitorsSeeOldSite;
  }
}

/** How much of a release is done, from 0 to 1; `null` when unknown. */
export function stepShare({ step, step_done, step_total }: ReleaseStep): number | null {
  if (step === 'checking' || step === 'arriving') return 1;
  return step_total > 0 ? step_done / step_total : null;
}
