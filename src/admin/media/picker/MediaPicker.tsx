import { useStore } from '@nanostores/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { MediaGrid } from '#admin/media/library/MediaGrid.tsx';
import { useSelection } from '#admin/media/library/use-selection.ts';
import { useMediaSearch } from '#admin/media/use-media-search.ts';
import { mediaById } from '#admin/queries/media.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { fieldClass } from '#admin/ui/fields/TextField.tsx';
import { ChooseFiles, PDF_FILES, useDroppedFiles } from '#admin/uploads/ChooseFiles.tsx';
import { UploadAnnouncer } from '#admin/uploads/UploadAnnouncer.tsx';
import { UploadRow } from '#admin/uploads/UploadRow.tsx';
import { isSettled, type Upload } from '#admin/uploads/upload.ts';
import { $uploads } from '#admin/uploads/upload-list.ts';
import { addUploads } from '#admin/uploads/uploads.ts';
import { type MediaSummary, toSummary } from '#data/media/media.ts';
import { type FoundMedia, WHOLE_LIBRARY } from '#data/media/media-library.ts';
import { staff } from '#languages/staff.ts';

interface MediaPickerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** `single`: the first press chooses and closes. */
  selectionMode: 'single' | 'multiple';
  /** By default pictures. */
  wanted?: 'picture' | 'pdf';
  /** In the order of selection. */
  onChoose: (media: MediaSummary[]) => void;
}

/** A dialog for choosing pictures; photographs dropped, pasted or chosen here are uploaded and chosen. */
export function MediaPicker(props: MediaPickerProps) {
  const { isOpen, onOpenChange, selectionMode, wanted = 'picture', onChoose } = props;
  const isPdf = wanted === 'pdf';
  const [words, setWords] = useState('');
  const scroller = useRef<HTMLDivElement>(null);
  const { query, media, total, found, isEmpty, loadMore } = useMediaSearch({
    ...{ ...WHOLE_LIBRARY, words },
    kind: isPdf ? 'application/pdf' : 'image/',
  });
  const selection = useSelection(media);
  const isMultiple = selectionMode === 'multiple';
  const isOver = useDroppedFiles(bring, true);
  const { uploads, add } = usePickerUploads(wanted, (arrived) => {
    if (isMultiple) takeNew(arrived);
    // One that the editor uploaded for this place.
    else if (arrived.length === 1 && uploads.length === 1) choose(arrived);
  });
  const taken = useRef(new Set<string>());

  const close = () => onOpenChange(false);

  function bring(files: File[]) {
    setWords('');
    add(files);
  }

  /** In the order of choosing, without those that the editor has deselected. */
  function takeNew(arrived: FoundMedia[]) {
    const kept = arrived.filter(({ id }) => selection.ids.has(id) || !taken.current.has(id));
    for (const { id } of kept) taken.current.add(id);
    selection.add(kept);
  }

  function choose(chosen: MediaSummary[]) {
    close();
    onChoose(chosen);
  }

  function open(index: number) {
    const one = media[index];
    if (!one) return;
    if (!isMultiple) return choose([one]);
    const isThere = selection.ids.has(one.id);
    choose(isThere ? [...selection.media] : [...selection.media, one]);
  }

  return (
    <Dialog
      isOpen={isOpen}
      title={
        isMultiple
          ? staff.uploads.choosePictures
          : isPdf
            ? staff.media.chooseAPdf
            : staff.media.chooseAPicture
      }
      width="full"
      onClose={close}
    >
      <div className="flex flex-wrap gap-3">
        <input
          type="search"
          aria-label={isPdf ? staff.media.searchPdfs : staff.media.searchPictures}
          placeholder={staff.media.searchHint}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          className={fieldClass({ extra: 'min-w-48 flex-1 px-3.5 text-control' })}
        />
        <ChooseFiles accept={isPdf ? PDF_FILES : undefined} onFiles={bring}>
          {isPdf ? staff.media.addAPdf : staff.media.addPhotographs}
        </ChooseFiles>
      </div>
      <PickerUploads uploads={uploads} isMultiple={isMultiple} />
      <div
        ref={scroller}
        className={`-m-2 min-h-40 overflow-y-auto rounded-lg border-2 border-dashed p-2 ${uploads.every(({ state }) => state === 'done') ? 'h-[52dvh]' : 'h-[32dvh]'} ${isOver ? 'border-brass bg-shade' : 'border-transparent'}`}
      >
        {isOver && <p className="py-4 text-center text-soft">{staff.media.dropHint}</p>}
        <Loading what={staff.media.thePictures} query={query} />
        {isEmpty && (
          <p className="py-10 text-control text-soft">
            {words ? staff.media.noneWithTheseWords(isPdf) : staff.media.noneYet(isPdf)}
          </p>
        )}
        {media.length > 0 && (
          <MediaGrid
            label={isMultiple ? staff.media.picturesToChooseFrom : staff.media.oneToChoose(isPdf)}
            media={media}
            total={total}
            selected={selection.ids}
            isMultiple={isMultiple}
            isSelecting={isMultiple}
            onOpen={open}
            onToggle={selection.toggle}
            onExtend={selection.extendTo}
            onAll={selection.all}
            onNearEnd={loadMore}
            scroller={scroller}
          />
        )}
      </div>
      <p role="status" className="sr-only">
        {found}
      </p>
      <DialogActions>
        <Button onClick={close}>{staff.common.cancel}</Button>
        {isMultiple && (
          <Button
            kind="primary"
            isPending={selection.ids.size === 0}
            onClick={() => choose([...selection.media])}
          >
            {selection.ids.size === 0
              ? staff.uploads.choose
              : staff.media.chooseMany(staff.screens.pictureCount(selection.ids.size))}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

interface PickerUploadsProps {
  uploads: readonly Upload[];
  isMultiple: boolean;
}

/** Uploads that were begun in the picker. */
function PickerUploads({ uploads, isMultiple }: PickerUploadsProps) {
  const shown = uploads.filter(({ state }) => state !== 'done');
  const arrived = uploads.length - shown.length;
  const isUnderWay = !uploads.every(isSettled);
  return (
    <>
      <UploadAnnouncer uploads={uploads} />
      {uploads.length > 0 && (isUnderWay || shown.length > 0) && (
        <div className="grid gap-1">
          <p className="text-note text-soft">
            {staff.media.ofArrived(arrived, staff.screens.fileCount(uploads.length))}
            {isMultiple || uploads.length === 1
              ? staff.media.arrivedIsChosen
              : staff.media.chooseWhenArrived}
          </p>
          <ul
            aria-label={staff.uploads.files}
            className="max-h-44 divide-y divide-line overflow-y-auto border-line border-y"
          >
            {shown.map((upload) => (
              <UploadRow key={upload.id} upload={upload} />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** Uploads begun in the picker. @param onArrive gets all that have arrived so far, in the order of choosing. */
function usePickerUploads(wanted: 'picture' | 'pdf', onArrive: (arrived: FoundMedia[]) => void) {
  const queries = useQueryClient();
  const [batches, setBatches] = useState<readonly string[]>([]);
  const uploads = useStore($uploads).filter(({ batch }) => batches.includes(batch));
  const seen = useRef(new Map<string, FoundMedia>());
  const arrive = useEffectEvent(onArrive);

  const read = useEffectEvent(async (mediaIds: readonly string[]) => {
    void queries.invalidateQueries({ queryKey: ['media', 'search'] });
    for (const id of mediaIds) {
      if (seen.current.has(id)) continue;
      // The grid shows it as soon as it can be read.
      const item = await queries.query(mediaById(id)).catch(() => null);
      if (item) seen.current.set(id, { ...toSummary(item), isUsed: false });
    }
    return mediaIds.flatMap((id) => seen.current.get(id) ?? []);
  });
  const arrived = uploads
    .flatMap(({ state, mediaId }) => (state === 'done' && mediaId) || [])
    .join(' ');
  useEffect(() => {
    if (!arrived) return;
    let isCurrent = true;
    void read(arrived.split(' ')).then((media) => {
      if (isCurrent) arrive(media);
    });
    return () => {
      isCurrent = false;
    };
  }, [arrived]);

  function add(files: readonly File[]) {
    const [first] = addUploads(files, 'library', wanted);
    const added = $uploads.get().find(({ id }) => id === first);
    if (added) setBatches([...batches, added.batch]);
  }
  return { uploads, add };
}
