import { useQuery } from '@tanstack/react-query';
import { postById } from '#admin/queries/articles.ts';
import { usePublication } from '#admin/releases/use-publication.ts';
import type { PostWithPublished } from '#data/articles/articles.ts';
import { isOnSite, standingOf } from '#domain/articles/publication-status.ts';
import { hasChanges } from './article-saver.ts';
import { useArticle } from './article-store.ts';

/** Where the open article stands for its visitors, counting what is typed but not saved yet. */
export function useStanding() {
  const id = useArticle(({ saved }) => saved?.id ?? '');
  const version = useArticle((state) => (state.saved?.version ?? 0) + (hasChanges(state) ? 1 : 0));
  const publication = usePublication();
  const { data } = useQuery({ ...postById(id), enabled: id !== '' });
  const { published = null, scheduled = null, change = null } = data ?? {};
  const standing = standingOf(
    {
      version,
      published: published && {
        version: published.version,
        publishedAt: new Date(published.published_at),
      },
      change: change && { ...change, at: new Date(change.at) },
      isArchived: (data?.post.archived_at ?? null) !== null,
      liveVersion: publication.liveVersion,
      comingVersion: publication.comingVersion,
    },
    new Date(),
  );
  // Before anything is known nothing is said: least of all that something is live.
  const isKnown = id === '' || (data !== undefined && publication.isKnown);
  return {
    standing: isKnown ? standing : null,
    published,
    /** Whether there is text that is newer than the published one, saved or not. */
    hasNewer: published !== null && version > published.version,
    ...plannedOf(published, scheduled, version),
    publication,
    address: published && isOnSite(standing) ? `/blog/${published.slug}` : null,
  };
}

/** When the article, or a change to it, is to go live (ISO 8601), and whether newer text is left out. */
function plannedOf(
  published: PostWithPublished['published'],
  scheduled: PostWithPublished['scheduled'],
  version: number,
) {
  const planned = [
    { at: published?.published_at, version: published?.version ?? 0 },
    { at: scheduled?.publish_at, version: scheduled?.version ?? 0 },
  ].find(({ at }) => at !== undefined && Date.parse(at) > Date.now());
  return {
    scheduledAt: planned?.at ?? null,
    isBeyondPlan: planned !== undefined && version > planned.version,
  };
}

export type StandingFound = ReturnType<typeof useStanding>;
