import type { MessageKey } from '#languages/staff.ts';

/** Where an article stands between its author's desk and the public page. */
export type PublicationState = 'draft' | 'scheduled' | 'live' | 'live_with_changes' | 'archived';

/** What decides the state: the working copy's version, and the published copy if there is one. */
interface Publication {
  version: number;
  published: { version: number; publishedAt: Date } | null;
  isArchived?: boolean;
}

/**
 * The state of an article at a moment, as the view `post_states` derives it: for a screen that holds
 * newer text than the database does.
 */
export function publicationState(
  { version, published, isArchived = false }: Publication,
  now: Date,
): PublicationState {
  if (isArchived) return 'archived';
  if (published === null) return 'draft';
  if (published.publishedAt > now) return 'scheduled';
  return version > published.version ? 'live_with_changes' : 'live';
}

/** What staff call it. */
export const PUBLICATION_LABELS: Record<PublicationState, MessageKey<'screens'>> = {
  draft: 'draft',
  scheduled: 'scheduled',
  live: 'live',
  live_with_changes: 'liveWithChangesWaiting',
  archived: 'archived',
};

/** Where an article stands for its visitors: proved by the site that they see, not by a promise. */
export type PublicationStatus =
  | PublicationState
  /** Approved, and a release with it is on its way. */
  | 'publishing'
  /** Approved, but no release is on its way. */
  | 'approved'
  /** Taken off, and a release without it is on its way: visitors still have it. */
  | 'removing'
  /** Taken off, but no release is on its way. */
  | 'still_on_site';

/** Its version is one more while there is typed text that is not saved. */
export interface PublicationFacts extends Publication {
  /** The newest change to this article in the log of what visitors could see. */
  change: { version: number; action: string; at: Date } | null;
  /** Content version of the site that visitors see. */
  liveVersion: number;
  /** Highest content version that a release is bringing to visitors; 0 when none is. */
  comingVersion: number;
}

export function publicationStatus(facts: PublicationFacts, now: Date): PublicationStatus {
  const { published, change, liveVersion, comingVersion } = facts;
  const isMeantForVisitors = published !== null && published.publishedAt <= now;
  if (change && change.version > liveVersion) {
    const isComing = comingVersion >= change.version;
    if (isMeantForVisitors) return isComing ? 'publishing' : 'approved';
    return isComing ? 'removing' : 'still_on_site';
  }
  // A scheduled article whose time has come, before the log has noted it: no site has it yet.
  if (isMeantForVisitors && (!change || change.at < published.publishedAt)) return 'publishing';
  return publicationState(facts, now);
}

/** Whether the page is there for visitors, in this text or an older one. */
export function isOnSite(status: PublicationStatus): boolean {
  return ['live', 'live_with_changes', 'removing', 'still_on_site'].includes(status);
}

/** What staff call it. */
export const PUBLICATION_STATUS_LABELS: Record<PublicationStatus, MessageKey<'screens'>> = {
  ...PUBLICATION_LABELS,
  publishing: 'publishing',
  approved: 'notOnSiteYet',
  removing: 'comingOffSite',
  still_on_site: 'stillOnSite',
};
