import {
  type PublicationState,
  type PublicationStatus,
  publicationStatus,
} from '#domain/articles/publication-status.ts';
import { usePublication } from './use-publication.ts';

/** A row of a list, as the database knows it. */
interface Listed {
  state: PublicationState;
  publishedAt: string | null;
}

/** What the database has for visitors, who may not have it yet. */
const PUBLISHED: readonly PublicationState[] = ['live', 'live_with_changes'];

/**
 * Where an article or a gallery of a list stands: what its row says, and what waits to reach visitors. Null for what is
 * published while it is not known whether visitors have it.
 */
export function useListStatus(): (key: string, listed: Listed) => PublicationStatus | null {
  const { waiting, liveVersion, comingVersion, isKnown } = usePublication();
  const byKey = new Map(waiting.map((change) => [change.key, change]));
  return (key, { state, publishedAt }) => {
    const change = byKey.get(key);
    if (!change) return isKnown || !PUBLISHED.includes(state) ? state : null;
    return publicationStatus(
      {
        version: state === 'live_with_changes' ? 1 : 0,
        published: publishedAt ? { version: 0, publishedAt: new Date(publishedAt) } : null,
        change: { ...change, at: new Date(change.at) },
        isArchived: state === 'archived',
        liveVersion,
        comingVersion,
      },
      new Date(),
    );
  };
}
