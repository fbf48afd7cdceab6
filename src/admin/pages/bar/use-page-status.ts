import { useQuery } from '@tanstack/react-query';
import { useOpenPage } from '#admin/pages/open/page-context.ts';
import { openPage } from '#admin/queries/pages.ts';
import { usePublication } from '#admin/releases/use-publication.ts';
import { isOnSite, publicationStatus } from '#domain/articles/publication-status.ts';
import { DEFAULTS } from '#domain/pages/draft.ts';
import { pathOfPage } from '#domain/pages/page-path.ts';
import { isSameValue } from '#domain/pages/same-value.ts';

/** Where the open page stands for its visitors, counting what is typed but not saved yet. */
export function usePageStatus() {
  const { name, state, draft, saver, page, isOfFolder } = useOpenPage();
  const publication = usePublication();
  const { data } = useQuery(openPage(name));
  const { published = null, scheduled = null, change = null } = data ?? {};
  const isAsItCame = isOfFolder && published === null && isSameValue(draft, DEFAULTS);
  const typed = (state.saved?.version ?? 0) + (saver.hasChanges() ? 1 : 0);
  const version = isAsItCame ? 0 : typed;
  const isUnderWay = change !== null && change.version > publication.liveVersion;
  const overFolder = version > 0 ? 'live_with_changes' : 'live';
  const status =
    isOfFolder && published === null && !isUnderWay
      ? overFolder
      : publicationStatus(
          {
            version,
            published: published && {
              version: published.version,
              publishedAt: new Date(published.published_at),
            },
            change: change && { ...change, at: new Date(change.at) },
            liveVersion: publication.liveVersion,
            comingVersion: publication.comingVersion,
          },
          new Date(),
        );
  const planned = [
    { at: published?.published_at, version: published?.version ?? 0 },
    { at: scheduled?.publish_at, version: scheduled?.version ?? 0 },
  ].find(({ at }) => at !== undefined && Date.parse(at) > Date.now());
  const slug = published?.slug ?? (isOfFolder ? page.slug : '');
  const isHidden = published?.hidden ?? false;
  return {
    status: publication.isKnown && data !== undefined ? status : null,
    published,
    publication,
    isAsItCame,
    isHidden,
    hasNewer: (published !== null || isOfFolder) && version > (published?.version ?? 0),
    /** When the page, or a change to it, is to go live, ISO 8601. */
    scheduledAt: planned?.at ?? null,
    address:
      publication.isSettled && isOnSite(status) && !isHidden && name.kind !== 'not-found'
        ? pathOfPage(name.language, { kind: name.kind, slug })
        : null,
  };
}

export type PageStatus = ReturnType<typeof usePageStatus>;
