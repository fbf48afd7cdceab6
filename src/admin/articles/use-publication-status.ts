import { useQuery } from '@tanstack/react-query';
import { articleById } from '#admin/queries/articles.ts';
import { usePublication } from '#admin/releases/use-publication.ts';
import { isOnSite, publicationStatus } from '#domain/articles/publication-status.ts';
import { pathIn } from '#languages/addresses.ts';
import { hasChanges } from './article-saver.ts';
import { useArticle } from './article-store.ts';

/** Where the open article stands for its visitors, counting what is typed but not saved yet. */
export function usePublicationStatus() {
  const id = useArticle(({ saved }) => saved?.id ?? '');
  const version = useArticle((state) => (state.saved?.version ?? 0) + (hasChanges(state) ? 1 : 0));
  const publication = usePublication();
  const { data } = useQuery({ ...articleById(id), enabled: id !== '' });
  const { published = null, scheduled = null, change = null } = data ?? {};
  const status = publicationStatus(
    {
      version,
      published: published && {
        version: published.version,
        publishedAt: new Date(published.published_at),
      },
      change: change && { ...change, at: new Date(change.at) },
      isArchived: (data?.article.archived_at ?? null) !== null,
      liveVersion: publication.liveVersion,
      comingVersion: publication.comingVersion,
    },
    new Date(),
  );
  const planned = [
    { at: published?.published_at, version: published?.version ?? 0 },
    { at: scheduled?.publish_at, version: scheduled?.version ?? 0 },
  ].find(({ at }) => at !== undefined && Date.parse(at) > Date.now());
  // Before anything is known nothing is said: least of all that something is live.
  const isKnown = id === '' || (data !== undefined && publication.isKnown);
  return {
    status: isKnown ? status : null,
    published,
    /** Whether there is text that is newer than the published one, saved or not. */
    hasNewer: published !== null && version > published.version,
    /** When the article, or a change to it, is to go live, ISO 8601. */
    scheduledAt: planned?.at ?? null,
    /** Whether newer text is left out of that. */
    isBeyondPlan: planned !== undefined && version > planned.version,
    publication,
    address:
      published && publication.isSettled && isOnSite(status)
        ? pathIn(published.language, `/blog/${published.slug}`)
        : null,
  };
}
