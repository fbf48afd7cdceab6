export interface RevisionFacts {
  id: string;
  version: number;
  /** 'save' for those that nothing else became of. */
  reason: 'save' | 'publish' | 'restore' | 'discard';
  /** ISO 8601. */
  createdAt: string;
  createdBy: string | null;
}

/** Saves of one person within so many milliseconds are one sitting. */
const SITTING_MS = 10 * 60_000;

/** Of revisions, newest first: all but the earlier saves of one sitting. */
export function listRevisions<Revision extends RevisionFacts>(
  revisions: readonly Revision[],
): Revision[] {
  const listed: Revision[] = [];
  for (const revision of revisions) {
    const later = listed.at(-1);
    const isSameSitting =
      revision.reason === 'save' &&
      later?.reason === 'save' &&
      later.createdBy === revision.createdBy &&
      Date.parse(later.createdAt) - Date.parse(revision.createdAt) < SITTING_MS;
    if (!isSameSitting) listed.push(revision);
  }
  return listed;
}
