import { useState } from 'react';
import { SortingTools } from '#admin/galleries/pictures/DragBar.tsx';
import { useSortable } from '#admin/galleries/pictures/use-sortable.ts';
import { galleryList } from '#admin/queries/galleries.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import type { GalleryState } from '#data/galleries/galleries.ts';
import { moveGallery } from '#data/galleries/gallery-changes.ts';
import { moveItem } from '#domain/galleries/ordering.ts';
import { staff } from '#languages/staff.ts';
import { GalleryRow } from './GalleryRow.tsx';

interface Move {
  id: string;
  place: number;
}

interface GalleryOrderProps {
  galleries: readonly GalleryState[];
  /** Only these, which then stay in their places; null for all. */
  isShown: ((gallery: GalleryState) => boolean) | null;
}

/** The galleries in the order of the site, which is changed here. */
export function GalleryOrder({ galleries, isShown }: GalleryOrderProps) {
  const [undo, setUndo] = useState<Move | null>(null);
  const moving = useDataChange({
    run: ({ id, place }: Move) => moveGallery(id, place),
    changes: ['galleries', 'releases'],
    inOrder: staff.galleries.orderOfTheGalleries,
    showAtOnce: async (queries, { id, place }) => {
      const { queryKey } = galleryList;
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, (all) => all && moveItem(all, id, place));
      return () => queries.setQueryData(queryKey, before);
    },
  });
  const ids = galleries.map(({ id }) => id);
  const nameOf = (id: string) =>
    staff.screens.quoted(
      galleries.find((gallery) => gallery.id === id)?.title || staff.galleries.untitled,
    );

  function move(id: string, place: number) {
    setUndo({ id, place: ids.indexOf(id) + 1 });
    moving.mutate({ id, place });
  }

  const sortable = useSortable({ ids, nameOf, onMove: move });
  const { held } = sortable;
  return (
    <section aria-label={staff.galleries.galleriesInOrder} className="grid gap-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="max-w-prose text-note text-soft">{staff.galleries.orderHint}</p>
        {undo && (
          <Button
            onClick={() => {
              moving.mutate(undo);
              setUndo(null);
            }}
          >
            {staff.galleries.undoMoveOf(nameOf(undo.id))}
          </Button>
        )}
      </div>
      <ChangeFailed change={moving} />
      <ul
        ref={sortable.list}
        aria-label={staff.galleries.galleries}
        className="grid grid-cols-1 gap-3"
      >
        {galleries
          .filter((gallery) => isShown?.(gallery) ?? true)
          .map((gallery) => (
            <GalleryRow
              key={gallery.id}
              gallery={gallery}
              place={sortable.placeOf(gallery.id)}
              count={galleries.length}
              held={held?.id === gallery.id ? held : null}
              handle={isShown ? null : sortable.handle(gallery.id)}
              onPosition={() => sortable.position(gallery.id)}
            />
          ))}
      </ul>
      <SortingTools sortable={sortable} />
    </section>
  );
}
