import type { WordKey } from '#languages/staff.ts';

/** Where an article stands between its author's desk and the public page. */
export type PublicationState = 'draft' | 'scheduled' | 'live' | 'live_with_changes' | 'archived';

/** What decides the state: the working copy's version, and the published copy if there is one. */
export interface Publication {
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
export const PUBLICATION_LABELS: Record<PublicationState, WordKey<'screens'>> = {
  draft: 'draft',
  scheduled: 'scheduled',
  live: 'live',
  live_with_changes: 'liveWithChangesWaiting',
  archived: 'archived',
};
