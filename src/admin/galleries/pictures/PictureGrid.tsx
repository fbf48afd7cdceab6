import { useStore } from '@nanostores/react';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { adding, moving } from '#admin/galleries/changes.ts';
import { useLatest, useOpenGallery } from '#admin/galleries/gallery-context.ts';
import { LazyMediaPicker } from '#admin/media/picker/LazyMediaPicker.tsx';
import { invalidate } from '#admin/queries/entities.ts';
import { useNotAllowed } from '#admin/testimonials/GalleryTestimonials.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { Spinner } from '#admin/ui/feedback/Spinner.tsx';
import { useCameFrom } from '#admin/ui/PageLink.tsx';
import { ChooseFiles, PICTURE_FILES, useDroppedFiles } from '#admin/uploads/ChooseFiles.tsx';
import { UploadRow } from '#admin/uploads/UploadRow.tsx';
import { $uploads, onUploaded } from '#admin/uploads/upload-list.ts';
import { addUploads } from '#admin/uploads/uploads.ts';
import { type GalleryPicture, viewsOf } from '#data/galleries/galleries.ts';
import { isDescribed } from '#domain/media/media.ts';
import { staff } from '#languages/staff.ts';
import { goToUndescribed } from './DescriptionField.tsx';
import { SortingTools } from './DragBar.tsx';
import { PictureTile } from './PictureTile.tsx';
import { nameOfPicture } from './picture-name.ts';
import { elementOf, useSortable } from './use-sortable.ts';

const MediaDetails = lazy(async () => ({
  default: (await import('#admin/media/details/MediaDetails.tsx')).MediaDetails,
}));

/** The pictures of the gallery in their order, and the place where more come in. */
export function PictureGrid() {
  const { open, changes } = useOpenGallery();
  const { pictures } = open;
  const refused = useNotAllowed(open.gallery.id, pictures.flatMap(viewsOf));
  const [isDescribing, setDescribing] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  const sortable = useSortable({
    ids: pictures.map(({ id }) => id),
    nameOf: (id) => {
      const picture = byId.get(id);
      return picture ? nameOfPicture(picture) : staff.media.thePicture;
    },
    onMove: (id, place) => {
      const picture = byId.get(id);
      if (picture) void changes.apply(moving(picture, place));
    },
    onPress: (id) => setOpenId(byId.get(id)?.media.id ?? null),
  });
  const { held } = sortable;
  const handle = useLatest(sortable.handle);
  useArrival((number) => {
    const { id = '' } = pictures[number - 1] ?? {};
    elementOf(sortable.list.current, id)?.querySelector('button')?.focus();
  });

  return (
    <section aria-label={staff.galleries.pictures} className="grid gap-5">
      <DescribedSoFar pictures={pictures} isShowing={isDescribing} onShow={setDescribing} />
      <ul
        ref={sortable.list}
        aria-label={staff.galleries.picturesInOrder}
        className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 2xl:grid-cols-4"
      >
        {pictures.map((picture) => (
          <PictureTile
            key={picture.id}
            picture={picture}
            place={sortable.placeOf(picture.id)}
            count={pictures.length}
            held={held?.id !== picture.id ? null : held.isDragged ? 'dragged' : 'picked-up'}
            isDescribing={isDescribing}
            isRefused={viewsOf(picture).some(({ id }) => refused.has(id))}
            isCover={open.gallery.cover_media_id === picture.media.id}
            handle={handle}
            onMoveTo={sortable.position}
            onOpen={setOpenId}
          />
        ))}
      </ul>
      <SortingTools sortable={sortable} />
      <div data-part="pictures">
        <AddPictures />
      </div>
      {openId && (
        <Dialog isOpen title={staff.media.picture} width="wide" onClose={() => setOpenId(null)}>
          <div className="flex flex-col gap-5 *:shrink-0">
            <Suspense fallback={<Spinner label={staff.screens.fetching(staff.media.thePicture)} />}>
              <MediaDetails id={openId} onClose={() => setOpenId(null)} />
            </Suspense>
          </div>
          <DialogActions>
            <Button onClick={() => setOpenId(null)}>{staff.common.close}</Button>
          </DialogActions>
        </Dialog>
      )}
    </section>
  );
}

/** From *Edit* on the public page: goes to the picture that was in view there, counted from 1. */
function useArrival(goTo: (number: number) => void): void {
  const [, number] = /^#photo-(\d+)$/.exec(useCameFrom() ?? '') ?? [];
  const arrive = useEffectEvent(() => {
    if (number) goTo(Number(number));
  });
  useEffect(() => arrive(), []);
}

interface DescribedSoFarProps {
  pictures: readonly GalleryPicture[];
  /** Whether all descriptions are shown, and not only those that are missing. */
  isShowing: boolean;
  onShow: (isShowing: boolean) => void;
}

/** How many pictures have their description, and the ways to those that have none and to all of them. */
function DescribedSoFar({ pictures, isShowing, onShow }: DescribedSoFarProps) {
  const views = pictures.flatMap(viewsOf);
  const described = views.filter(isDescribed).length;
  const isComplete = described === views.length;
  if (views.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className={`text-note ${isComplete ? 'text-soft' : 'text-caution'}`}>
        {isComplete
          ? staff.galleries.allDescribedForAll
          : staff.galleries.describedSoFar(described, views.length)}
      </p>
      <div className="-ms-3 flex flex-wrap sm:-ms-4">
        {!isComplete && (
          <Button kind="quiet" onClick={goToUndescribed}>
            {staff.galleries.nextWithoutADescription}
          </Button>
        )}
        <Button kind="quiet" onClick={() => onShow(!isShowing)}>
          {isShowing ? staff.galleries.showOnlyMissing : staff.galleries.showAllDescriptions}
        </Button>
      </div>
    </div>
  );
}

/** Photographs dropped, pasted or chosen, and pictures of the library, at the end of the gallery. */
function AddPictures() {
  const { open, changes } = useOpenGallery();
  const queries = useQueryClient();
  const [isPicking, setPicking] = useState(false);
  const { id, title } = open.gallery;

  const take = (files: readonly File[]) => addUploads(files, { galleryId: id, title });
  // A file that misses would otherwise take the place of the whole page.
  const isOver = useDroppedFiles(take);
  useEffect(() => onUploaded(() => void invalidate(queries, 'galleries')), [queries]);

  return (
    <div
      className={`grid justify-items-center gap-3 rounded-lg border-2 border-dashed px-4 py-8 text-center ${isOver ? 'border-brass bg-shade' : 'border-line'}`}
    >
      <p className="text-soft">
        {isOver ? staff.galleries.dropHint : staff.galleries.dropAnywhere}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ChooseFiles accept={PICTURE_FILES} onFiles={take}>
          {staff.uploads.choosePhotographs}
        </ChooseFiles>
        <Button aria-haspopup="dialog" onClick={() => setPicking(true)}>
          {staff.galleries.pickFromTheLibrary}
        </Button>
      </div>
      <GalleryUploads galleryId={id} />
      <LazyMediaPicker
        isOpen={isPicking}
        onOpenChange={setPicking}
        selectionMode="multiple"
        onChoose={(media) => void changes.apply(adding(media))}
      />
    </div>
  );
}

/** Photographs on their way into this gallery, each with what there is to say about it. */
function GalleryUploads({ galleryId }: { galleryId: string }) {
  const uploads = useStore($uploads).filter(
    ({ destination, state }) =>
      destination !== 'library' && destination.galleryId === galleryId && state !== 'done',
  );
  if (uploads.length === 0) return null;
  return (
    <ul
      aria-label={staff.galleries.onTheirWay}
      className="w-full max-w-xl divide-y divide-line border-line border-y text-start"
    >
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} />
      ))}
    </ul>
  );
}
