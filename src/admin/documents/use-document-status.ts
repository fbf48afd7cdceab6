import { usePublication } from '#admin/releases/use-publication.ts';
import {
  isOnSite,
  type PublicationStatus,
  publicationStatus,
} from '#domain/articles/publication-status.ts';

interface DocumentFacts {
  /** Of what is typed: one more than the stored one while there is something that is not saved. */
  version: number;
  published: { version: number; published_at: string } | null;
  /** The next state of what is live already. */
  scheduled?: { version: number; publish_at: string } | null;
  change: { version: number; action: string; at: string } | null;
  isArchived?: boolean;
  /** Where it stands while staff have published nothing: a page of the folder is there all the same. */
  unpublished?: PublicationStatus | undefined;
  /** Nobody has to be asked about what was never saved; of anything else all must be known. */
  isKnown: boolean | 'new';
}

export type DocumentStatus = ReturnType<typeof useDocumentStatus>;

/** Where a document stands for its visitors, counting what is typed but not saved yet. */
export function useDocumentStatus(facts: DocumentFacts) {
  const { version, published, scheduled = null, change, unpublished, isKnown } = facts;
  const publication = usePublication();
  const { liveVersion, comingVersion } = publication;
  const isUnderWay = change !== null && change.version > liveVersion;
  const status =
    unpublished && !published && !isUnderWay
      ? unpublished
      : publicationStatus(
          {
            version,
            published: published && {
              version: published.version,
              publishedAt: new Date(published.published_at),
            },
            change: change && { ...change, at: new Date(change.at) },
            isArchived: facts.isArchived ?? false,
            ...{ liveVersion, comingVersion },
          },
          new Date(),
        );
  const planned = [
    { at: published?.published_at, version: published?.version ?? 0 },
    { at: scheduled?.publish_at, version: scheduled?.version ?? 0 },
  ].find(({ at }) => at !== undefined && Date.parse(at) > Date.now());
  const isThere = published !== null || unpublished !== undefined;
  return {
    /** Null before anything is known: least of all is something said to be live. */
    status: isKnown === 'new' || (isKnown && publication.isKnown) ? status : null,
    publication,
    /** Whether staff have published it, for now or for later. */
    isPublished: published !== null,
    /** Whether there is something newer than what visitors have, saved or not. */
    hasNewer: isThere && version > (published?.version ?? 0),
    /** Whether the server has not told of it yet: what is shown is what the device kept. */
    isCopy: isKnown === false,
    /** When it, or a change to it, is to go live, ISO 8601. */
    scheduledAt: planned?.at ?? null,
    /** Whether something newer is left out of that. */
    isBeyondPlan: planned !== undefined && version > planned.version,
    /** Whether its page is there for visitors, and nobody has to doubt it. */
    isSeen: publication.isSettled && isOnSite(status),
  };
}
