import { useState } from 'react';
import { TagPictures } from '#admin/media/MediaTags.tsx';
import { BinnedMedia } from '#admin/media/RemoveMedia.tsx';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { Dialog } from '#admin/ui/dialogs/Dialog.tsx';
import { binMedia } from '#data/media/media-library.ts';
import { staff } from '#languages/staff.ts';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps {
  selection: Selection;
  isBin: boolean;
  onDone: () => void;
}

/** At the foot of the window while pictures are selected: what can be done with them. */
export function SelectionBar({ selection, isBin, onDone }: SelectionBarProps) {
  const [asking, setAsking] = useState<'tags' | 'bin'>();
  const [said, setSaid] = useState('');
  const binning = useDataChange({ run: binMedia, changes: ['media'] });
  const ids = [...selection.ids];
  const many = staff.screens.pictureCount(ids.length);
  const close = () => setAsking(undefined);

  function finish(sentence: string) {
    close();
    setSaid(sentence);
    selection.clear();
  }

  return (
    <section
      aria-label={staff.media.picturesPickedOut}
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-2 border-line border-t bg-paper px-4 py-3 sm:-mx-8 sm:px-8"
    >
      <p role="status" className="me-auto">
        {ids.length > 0 ? staff.media.pickedOut(many) : said || staff.media.selectHint}
      </p>
      {ids.length > 0 && !isBin && (
        <>
          <Button onClick={() => setAsking('tags')}>{staff.media.tagThem}</Button>
          <Button kind="danger" onClick={() => setAsking('bin')}>
            {staff.media.delete}
          </Button>
        </>
      )}
      {ids.length > 0 && isBin && (
        <BinnedMedia
          isMany
          ids={ids}
          what={many}
          onRestored={(count) => finish(staff.media.takenOut(staff.screens.pictureCount(count)))}
          onGone={(count) => finish(staff.lists.done.delete(staff.screens.pictureCount(count)))}
        />
      )}
      <Button onClick={selection.all}>{staff.media.allThatAreShown}</Button>
      <Button onClick={onDone}>{staff.screens.done}</Button>

      <Dialog isOpen={asking === 'tags'} title={staff.media.tagMany(many)} onClose={close}>
        <TagPictures ids={ids} onDone={() => finish(staff.media.tagged(many))} />
      </Dialog>
      <ConfirmDialog
        isOpen={asking === 'bin'}
        title={staff.media.askDeleteMany(many)}
        onCancel={close}
        cancel={staff.media.keepThem}
        confirm={staff.lists.moveToTheBin}
        onConfirm={() =>
          binning.mutate(ids, {
            onSuccess: (gone) => finish(binned(gone.length, ids.length - gone.length)),
          })
        }
        change={binning}
      >
        <p>{staff.media.deleteManyHint}</p>
      </ConfirmDialog>
    </section>
  );
}

/** '3 pictures moved to the bin. 1 in use stays where it is.' */
function binned(gone: number, kept: number): string {
  const sentence = staff.lists.done.bin(staff.screens.pictureCount(gone));
  if (kept === 0) return sentence;
  return staff.media.inUse(sentence, kept, kept === 1);
}
