import { useState } from 'react';
import { Link } from 'react-router';
import { StateChip } from '#admin/documents/StateChip.tsx';
import { SortingTools } from '#admin/galleries/pictures/DragBar.tsx';
import { type Held, type Sortable, useSortable } from '#admin/galleries/pictures/use-sortable.ts';
import { Thumbnail } from '#admin/media/Thumbnail.tsx';
import { galleryList } from '#admin/queries/galleries.ts';
import { useNames } from '#admin/queries/people.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { useListStatus } from '#admin/releases/use-list-status.ts';
import { LanguageChips } from '#admin/translations/LanguageChips.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { otherLanguages } from '#admin/ui/text/site-languages.ts';
import type { GalleryState } from '#data/galleries/galleries.ts';
import { moveGallery } from '#data/galleries/gallery-changes.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { moveItem } from '#domain/galleries/ordering.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';

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

interface GalleryRowProps {
  gallery: GalleryState;
  place: number;
  count: number;
  held: Held | null;
  /** Null where it can't be dragged. */
  handle: ReturnType<Sortable['handle']> | null;
  onPosition: () => void;
}

/** A gallery in its place: its cover is what is dragged, its title leads to it. */
function GalleryRow({ gallery, place, count, held, handle, onPosition }: GalleryRowProps) {
  const statusOf = useListStatus();
  const by = useNames()(gallery.updatedBy);
  const title = gallery.title || staff.galleries.untitled;
  return (
    <li
      data-sortable={gallery.id}
      style={{ order: place }}
      className={`grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-x-5 gap-y-2 rounded-xl border border-line bg-panel p-3 sm:grid-cols-[9rem_minmax(0,1fr)] lg:grid-cols-[9rem_minmax(0,1fr)_auto] ${held ? 'outline-2 outline-brass outline-dashed' : ''}`}
    >
      <div className="relative sm:max-lg:row-span-2">
        <button
          type="button"
          {...handle}
          disabled={handle === null}
          aria-label={staff.galleries.galleryAt(title, place, count)}
          aria-pressed={held !== null}
          aria-describedby="order-help"
          className="grid aspect-4/3 w-full cursor-grab touch-manipulation select-none place-items-center overflow-hidden rounded-lg bg-shade [-webkit-touch-callout:none]"
        >
          {gallery.cover && <Thumbnail media={gallery.cover} />}
        </button>
        {/* Beside the button, whose name is another. */}
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 grid place-items-center text-note text-soft"
        >
          {!gallery.cover && staff.galleries.noPicture}
          <span className="absolute top-2 inset-s-2 min-w-7 rounded-full bg-paper px-2 py-0.5 text-center text-label text-text">
            {place}
          </span>
        </div>
      </div>
      <div className="grid min-w-0 gap-1">
        <Link
          to={STAFF.gallery(gallery.id)}
          lang={gallery.title ? site.language : undefined}
          className="wrap-anywhere inline-flex min-h-11 items-center font-medium text-control hover:underline"
        >
          {title}
        </Link>
        <p className="text-note text-soft">
          <RichText
            text={staff.galleries.picturesSaved(staff.screens.pictureCount(gallery.pictures))}
            parts={{
              time: <RelativeTime at={gallery.updatedAt} />,
              part: by && staff.galleries.by(by),
            }}
          />
        </p>
        <LanguageChips
          languages={gallery.languages.map((language) => ({
            language,
            isBehind: gallery.languagesBehind.includes(language),
          }))}
          missing={otherLanguages().filter((code) => !gallery.languages.includes(code))}
        />
      </div>
      <div className="col-span-full flex flex-wrap items-center gap-3 sm:col-span-1 sm:max-lg:col-start-2">
        <StateChip state={statusOf(`gallery:${gallery.id}`, gallery)} />
        <Button aria-haspopup="dialog" onClick={onPosition}>
          <RichText
            text={staff.galleries.moveNamedToPosition(title)}
            parts={{ heard: (words) => <span className="sr-only">{words}</span> }}
          />
        </Button>
      </div>
    </li>
  );
}
