import { type ReactNode, useState } from 'react';
import { DocumentList } from '#admin/documents/list/DocumentList.tsx';
import { changeEach, type ListKind } from '#admin/documents/list/document-list.ts';
import { SortingTools } from '#admin/galleries/pictures/DragBar.tsx';
import { type Sortable, useSortable } from '#admin/galleries/pictures/use-sortable.ts';
import { Thumbnail } from '#admin/media/Thumbnail.tsx';
import { galleryList } from '#admin/queries/galleries.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { LanguageChips } from '#admin/translations/LanguageChips.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { otherLanguages } from '#admin/ui/text/site-languages.ts';
import type { GalleryState } from '#data/galleries/galleries.ts';
import { moveGallery } from '#data/galleries/gallery-changes.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { moveItem } from '#domain/galleries/ordering.ts';
import { staff } from '#languages/staff.ts';

export const GALLERIES: ListKind = {
  ...{ name: 'gallery', entity: 'galleries', change: changeEach('gallery') },
  counted: (count) => staff.galleries.galleryCount(count),
  deletionHint: () => staff.galleries.deleteForGoodHint,
};

interface Move {
  id: string;
  place: number;
}

interface GalleryOrderProps {
  galleries: readonly GalleryState[];
  shown: readonly GalleryState[];
  /** Whether others are left out: what is shown then stays in its place. */
  isNarrowed: boolean;
  /** In place of none. */
  empty: ReactNode;
}

/** The galleries in the order of the site, which is changed here. */
export function GalleryOrder({ galleries, shown, isNarrowed, empty }: GalleryOrderProps) {
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
      galleries.find((gallery) => gallery.id === id)?.title || staff.screens.untitled,
    );

  function move(id: string, place: number) {
    setUndo({ id, place: ids.indexOf(id) + 1 });
    moving.mutate({ id, place });
  }

  const sortable = useSortable({ ids, nameOf, onMove: move });
  const { held } = sortable;
  return (
    <section aria-label={staff.galleries.galleriesInOrder} className="grid gap-4">
      {!isNarrowed && galleries.length > 0 && (
        <p className="max-w-prose text-note text-soft">{staff.galleries.orderHint}</p>
      )}
      {undo && (
        <Button
          className="justify-self-start"
          onClick={() => {
            moving.mutate(undo);
            setUndo(null);
          }}
        >
          {staff.galleries.undoMoveOf(nameOf(undo.id))}
        </Button>
      )}
      <ChangeFailed change={moving} />
      <DocumentList
        kind={GALLERIES}
        label={staff.galleries.galleries}
        listRef={sortable.list}
        documents={shown}
        empty={empty}
        rowOf={(gallery) => ({
          to: STAFF.gallery(gallery.id),
          note: staff.screens.pictureCount(gallery.pictures),
          languages: (
            <LanguageChips
              languages={gallery.languages.map((language) => ({
                language,
                isBehind: gallery.languagesBehind.includes(language),
              }))}
              missing={otherLanguages().filter((code) => !gallery.languages.includes(code))}
            />
          ),
          cover: (
            <Cover
              gallery={gallery}
              label={staff.galleries.galleryAt(
                gallery.title || staff.screens.untitled,
                sortable.placeOf(gallery.id),
                galleries.length,
              )}
              place={gallery.deletedAt ? null : sortable.placeOf(gallery.id)}
              isHeld={held?.id === gallery.id}
              handle={isNarrowed ? null : sortable.handle(gallery.id)}
            />
          ),
          actions: isNarrowed
            ? []
            : [
                {
                  id: 'position',
                  label: staff.galleries.askPosition,
                  run: () => sortable.position(gallery.id),
                },
              ],
          item: {
            'data-sortable': gallery.id,
            style: { order: sortable.placeOf(gallery.id) },
            className: held?.id === gallery.id ? 'outline-2 outline-brass outline-dashed' : '',
          },
        })}
      />
      <SortingTools sortable={sortable} />
    </section>
  );
}

interface CoverProps {
  gallery: GalleryState;
  /** What the handle is called. */
  label: string;
  /** On the site; null in the bin. */
  place: number | null;
  isHeld: boolean;
  /** Null where it can't be dragged. */
  handle: ReturnType<Sortable['handle']> | null;
}

const BOX = 'grid aspect-4/3 w-full place-items-center overflow-hidden rounded-lg bg-shade';

/** A gallery's first look, with its place: what is dragged. */
function Cover({ gallery, label, place, isHeld, handle }: CoverProps) {
  const picture = gallery.cover && <Thumbnail media={gallery.cover} />;
  return (
    <div className={`relative w-28 shrink-0 sm:w-36 ${handle ? 'z-1' : ''}`}>
      {handle ? (
        <button
          type="button"
          {...handle}
          aria-label={label}
          aria-pressed={isHeld}
          className={`${BOX} cursor-grab touch-manipulation select-none [-webkit-touch-callout:none]`}
        >
          {picture}
        </button>
      ) : (
        <div className={BOX}>{picture}</div>
      )}
      {/* Beside the button, whose name is another. */}
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 grid place-items-center text-note text-soft"
      >
        {!gallery.cover && staff.galleries.noPicture}
        {place !== null && (
          <span className="absolute inset-s-2 bottom-2 min-w-7 rounded-full bg-paper px-2 py-0.5 text-center text-label text-text">
            {place}
          </span>
        )}
      </div>
    </div>
  );
}
