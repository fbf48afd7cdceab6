import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { takenBack } from '#admin/queries/waiting.ts';
import type { ArticleState } from '#data/articles/article-list.ts';
import type { GalleryState } from '#data/galleries/galleries.ts';
import { type WaitingItem, waitingItems } from '#domain/releases/waiting-items.ts';
import type { Publication } from './use-publication.ts';

const NONE: ReadonlySet<string> = new Set();

/** Undefined until it is known which of it was taken back. */
export function useWaitingItems(publication: Publication): WaitingItem[] | undefined {
  const { waiting, unapproved, unapprovedGalleries, isKnown } = publication;
  const ids = [...unapproved, ...unapprovedGalleries].map(({ id }) => id).sort();
  const { data: returned = NONE, isPending } = useQuery({
    ...takenBack(ids),
    enabled: isKnown,
    // The list stays on the screen, with what was ticked and what can be undone.
    placeholderData: keepPreviousData,
  });
  if (!isKnown || isPending) return undefined;
  const factsOf = ({ id, title, version, updatedAt, updatedBy }: ArticleState | GalleryState) => ({
    ...{ id, title, version, at: updatedAt, actor: updatedBy },
    wasTakenBack: returned.has(id),
  });
  return waitingItems(waiting, [
    ...unapproved.map((article) => ({
      ...factsOf(article),
      entity: 'post' as const,
      goesLiveAt: article.changeAt,
    })),
    ...unapprovedGalleries.map((gallery) => ({
      ...factsOf(gallery),
      entity: 'gallery' as const,
      picturesVersion: gallery.picturesVersion,
      goesLiveAt: null,
    })),
  ]);
}
