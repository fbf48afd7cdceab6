import { useStore } from '@nanostores/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pageStates } from '#admin/queries/pages.ts';
import { takenBack } from '#admin/queries/waiting.ts';
import type { ArticleState } from '#data/articles/article-list.ts';
import type { GalleryState } from '#data/galleries/galleries.ts';
import type { UnapprovedPicture } from '#data/media/unapproved-pictures.ts';
import type { PageState } from '#data/pages/pages.ts';
import { pageTitle } from '#domain/pages/folder-page.ts';
import { changeTitle } from '#domain/releases/change-title.ts';
import { type WaitingItem, waitingItems } from '#domain/releases/waiting-items.ts';
import { $session } from '#stores/session.ts';
import type { Publication } from './use-publication.ts';

type Saved = ArticleState | GalleryState | PageState | UnapprovedPicture;

/** Undefined until it is known which of it was taken back. */
export function useWaitingItems(publication: Publication): WaitingItem[] | undefined {
  const { waiting, unapproved, unapprovedGalleries, unapprovedPages, isKnown } = publication;
  const { unapprovedPictures } = publication;
  const isAdmin = useStore($session).role === 'admin';
  const { data: pages = [] } = useQuery(pageStates);
  const legal = pages.filter(({ kind }) => kind === 'legal').map(({ id }) => id);
  const saved = [...unapproved, ...unapprovedGalleries, ...unapprovedPages, ...unapprovedPictures];
  const ids = saved.map(({ id }) => id).sort();
  const { data: returned, isPending } = useQuery({
    ...takenBack(ids),
    enabled: isKnown,
    // The list stays on the screen, with what was ticked and what can be undone.
    placeholderData: keepPreviousData,
  });
  if (!isKnown || isPending) return undefined;
  const factsOf = ({ id, title, version, updatedAt, updatedBy }: Saved) => ({
    ...{ id, title: title ?? '', version, at: updatedAt, actor: updatedBy },
    // Where it could not be asked, nothing goes along unless somebody says so.
    wasTakenBack: returned?.has(id) ?? null,
  });
  const changes = [
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
    ...unapprovedPages.map((page) => ({
      ...factsOf(page),
      entity: 'page' as const,
      title: pageTitle(page),
      goesLiveAt: page.changeAt,
    })),
    ...unapprovedPictures.map((picture) => ({
      ...factsOf(picture),
      entity: 'media' as const,
      goesLiveAt: null,
    })),
  ];
  const approved = waiting.map((change) => ({
    ...change,
    title: changeTitle(change.entity, change.title),
  }));
  return waitingItems(approved, changes, new Set(isAdmin ? [] : legal));
}
