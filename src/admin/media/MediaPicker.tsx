import { useRef, useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/Dialog.tsx';
import { fieldClass } from '#admin/ui/field-class.ts';
import { LoadingFailed } from '#admin/ui/LoadingFailed.tsx';
import { Spinner } from '#admin/ui/Spinner.tsx';
import type { MediaSummary } from '#data/media.ts';
import { WHOLE_LIBRARY } from '#data/media-library.ts';
import { pluralize } from '#domain/when.ts';
import { MediaGrid } from './MediaGrid.tsx';
import { useMediaSearch } from './use-media-search.ts';
import { useSelection } from './use-selection.ts';

interface MediaPickerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** `single`: the first press chooses and closes. */
  selectionMode: 'single' | 'multiple';
  /** The chosen pictures, in the order in which they were picked out. */
  onChoose: (media: MediaSummary[]) => void;
}

/** A dialog in which pictures of the library are chosen. */
export function MediaPicker({ isOpen, onOpenChange, ...choice }: MediaPickerProps) {
  const close = () => onOpenChange(false);
  return (
    <Dialog
      isOpen={isOpen}
      title={choice.selectionMode === 'single' ? 'Choose a picture' : 'Choose pictures'}
      width="full"
      onClose={close}
    >
      <Choice {...choice} onClose={close} />
    </Dialog>
  );
}

interface ChoiceProps extends Pick<MediaPickerProps, 'selectionMode' | 'onChoose'> {
  onClose: () => void;
}

function Choice({ selectionMode, onChoose, onClose }: ChoiceProps) {
  const [words, setWords] = useState('');
  const scroller = useRef<HTMLDivElement>(null);
  const { query, media, total, loadMore } = useMediaSearch({ ...WHOLE_LIBRARY, words });
  const selection = useSelection(media);
  const isMultiple = selectionMode === 'multiple';

  function choose(chosen: MediaSummary[]) {
    onClose();
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
    <>
      <input
        type="search"
        aria-label="Search pictures"
        placeholder="Search by name, description or tag"
        value={words}
        onChange={(event) => setWords(event.target.value)}
        className={fieldClass({ extra: 'w-full px-3.5 text-control' })}
      />
      <div ref={scroller} className="-m-2 h-[55dvh] overflow-y-auto p-2">
        {query.isPending && <Spinner label="Fetching the pictures" />}
        {query.isError && <LoadingFailed what="The pictures" query={query} />}
        {query.isSuccess && media.length === 0 && (
          <p className="py-10 text-control text-soft">
            {words ? 'No picture has these words. Try fewer.' : 'There are no pictures yet.'}
          </p>
        )}
        {media.length > 0 && (
          <MediaGrid
            label={isMultiple ? 'Pictures to choose from' : 'Pictures, one to choose'}
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
        {query.isSuccess && !query.isPlaceholderData && found(media.length, total)}
      </p>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        {isMultiple && (
          <Button
            kind="primary"
            isPending={selection.ids.size === 0}
            onClick={() => choose([...selection.media])}
          >
            {selection.ids.size === 0
              ? 'Choose'
              : `Choose ${pluralize(selection.ids.size, 'picture')}`}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

function found(count: number, total: number): string {
  return total < 0 ? `More than ${count} pictures` : pluralize(count, 'picture');
}
