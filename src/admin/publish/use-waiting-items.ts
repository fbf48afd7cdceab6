import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { takenBack } from '#admin/queries/waiting.ts';
import { type SavedChange, type WaitingItem, waitingItems } from '#domain/waiting-items.ts';
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
  const posts = unapproved.map(
    (post): SavedChange => ({
      entity: 'post',
      id: post.id,
      title: post.title,
      at: post.updatedAt,
      actor: post.updatedBy,
      version: post.version,
      goesLiveAt: post.changeAt,
      wasTakenBack: returned.has(post.id),
    }),
  );
  const galleries = unapprovedGalleries.map(
    (gallery): SavedChange => ({
      entity: 'gallery',
      id: gallery.id,
      title: gallery.title,
      at: gallery.updatedAt,
      actor: gallery.updatedBy,
      version: gallery.version,
      picturesVersion: gallery.picturesVersion,
      goesLiveAt: null,
      wasTakenBack: returned.has(gallery.id),
    }),
  );
  return waitingItems(waiting, [...posts, ...galleries]);
}
