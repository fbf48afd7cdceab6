import { useStore } from '@nanostores/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { adding } from '#admin/galleries/changes.ts';
import { useOpenGallery } from '#admin/galleries/gallery-context.ts';
import { LazyMediaPicker } from '#admin/media/picker/LazyMediaPicker.tsx';
import { invalidate } from '#admin/queries/entities.ts';
import { Button } from '#admin/ui/Button.tsx';
import { PICTURE_FILES } from '#admin/uploads/files-in.ts';
import { ProgressBar } from '#admin/uploads/ProgressBar.tsx';
import { $uploads, onUploaded } from '#admin/uploads/upload-list.ts';
import { addUploads, removeUploads, retryUploads } from '#admin/uploads/uploads.ts';
import { useDroppedFiles } from '#admin/uploads/use-dropped-files.ts';
import { staff } from '#languages/staff.ts';

/** Photographs dropped, pasted or chosen, and pictures of the library, at the end of the gallery. */
export function AddPictures() {
  const { open, changes } = useOpenGallery();
  const queries = useQueryClient();
  const [isPicking, setPicking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { id, title } = open.gallery;

  const take = (files: readonly File[]) => {
    if (files.length > 0) addUploads(files, { galleryId: id, title });
  };
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
        <Button onClick={() => input.current?.click()}>{staff.galleries.choosePhotographs}</Button>
        <Button aria-haspopup="dialog" onClick={() => setPicking(true)}>
          {staff.galleries.pickFromTheLibrary}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        accept={PICTURE_FILES}
        aria-label={staff.galleries.photographsForThisGallery}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          take([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
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
    <ul aria-label={staff.galleries.onTheirWay} className="grid w-full max-w-xl gap-2 text-start">
      {uploads.map(({ id, name, state, progress, message }) => (
        <li key={id} className="grid gap-1 rounded-lg border border-line bg-panel px-3.5 py-2.5">
          <span className="wrap-anywhere font-medium">{name}</span>
          {message ? (
            <span className="text-note text-soft">{message}</span>
          ) : (
            <ProgressBar label={staff.galleries.uploadOf(name)} value={progress} />
          )}
          {(state === 'failed' || state === 'refused') && (
            <span className="flex gap-2">
              {state === 'failed' && (
                <Button onClick={() => retryUploads([id])}>{staff.galleries.tryAgain}</Button>
              )}
              <Button kind="quiet" onClick={() => removeUploads([id])}>
                {staff.galleries.close}
              </Button>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
