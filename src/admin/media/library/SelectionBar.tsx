import { useState } from 'react';
import { TagPictures } from '#admin/media/MediaTags.tsx';
import { BinnedMedia } from '#admin/media/RemoveMedia.tsx';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { Dialog } from '#admin/ui/dialogs/Dialog.tsx';
import { binMedia } from '#data/media/media-library.ts';
import { pluralize } from '#domain/text/when.ts';
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
  const many = pluralize(ids.length, 'picture');
  const close = () => setAsking(undefined);

  function finish(sentence: string) {
    close();
    setSaid(sentence);
    selection.clear();
  }

  return (
    <section
      aria-label="Pictures picked out"
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-2 border-line border-t bg-paper px-4 py-3 sm:-mx-8 sm:px-8"
    >
      <p role="status" className="mr-auto">
        {ids.length > 0 ? `${many} picked out` : said || 'Press on the pictures that you mean.'}
      </p>
      {ids.length > 0 && !isBin && (
        <>
          <Button onClick={() => setAsking('tags')}>Tag</Button>
          <Button kind="danger" onClick={() => setAsking('bin')}>
            Delete
          </Button>
        </>
      )}
      {ids.length > 0 && isBin && (
        <BinnedMedia
          isMany
          ids={ids}
          what={many}
          onRestored={() => finish(`${many} taken out.`)}
          onGone={() => finish(`${many} deleted.`)}
        />
      )}
      <Button onClick={selection.all}>All that are shown</Button>
      <Button onClick={onDone}>Done</Button>

      <Dialog isOpen={asking === 'tags'} title={`Tag ${many}`} onClose={close}>
        <TagPictures ids={ids} onDone={() => finish(`${many} tagged.`)} />
      </Dialog>
      <ConfirmDialog
        isOpen={asking === 'bin'}
        title={`Delete ${many}?`}
        onCancel={close}
        cancel="Keep them"
        confirm="Move to the bin"
        onConfirm={() =>
          binning.mutate(ids, {
            onSuccess: (gone) => finish(binned(gone.length, ids.length - gone.length)),
          })
        }
        change={binning}
      >
        <p>They stay in the bin for 30 days. Those that are in use stay where they are.</p>
      </ConfirmDialog>
    </section>
  );
}

/** '3 pictures moved to the bin. 1 in use stays where it is.' */
function binned(gone: number, kept: number): string {
  const sentence = `${pluralize(gone, 'picture')} moved to the bin.`;
  if (kept === 0) return sentence;
  return `${sentence} ${kept} in use ${kept === 1 ? 'stays where it is' : 'stay where they are'}.`;
}
