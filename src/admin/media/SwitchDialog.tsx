import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { type MediaItem, switchMedia, toSummary } from '#data/media/media.ts';
import { nameOfMedia } from '#domain/media/media-library.ts';
import { staff } from '#languages/staff.ts';
import { MediaUses } from './RemoveMedia.tsx';
import { SideBySide } from './ReplaceDialog.tsx';
import { Thumbnail } from './Thumbnail.tsx';

interface SwitchDialogProps {
  item: MediaItem;
  /** The same file as a picture of the library. */
  known: MediaItem;
  onClose: () => void;
}

/** The chosen file is another picture of the library: that one can be used wherever this one is. */
export function SwitchDialog({ item, known, onClose }: SwitchDialogProps) {
  const changes = ['posts', 'galleries', 'pages', 'media'] as const;
  const switching = useDataChange({ run: () => switchMedia(item.id, known.id), changes });
  const undoing = useDataChange({
    run: (places: string[]) => switchMedia(known.id, item.id, places),
    changes,
  });
  const places = undoing.isSuccess ? undefined : switching.data;
  const live = places?.filter(({ is_published }) => is_published).length ?? 0;
  return (
    <ConfirmDialog
      isOpen
      isForm
      width="full"
      title={staff.media.inLibraryAlready}
      cancel={places ? staff.common.close : staff.common.cancel}
      onCancel={onClose}
      confirm={places ? undefined : staff.media.useThatOneEverywhere}
      onConfirm={() => {
        undoing.reset();
        switching.mutate(undefined);
      }}
      change={undoing.error ? undoing : switching}
    >
      <SideBySide captions={[nameOfMedia(item), nameOfMedia(known)]}>
        <Thumbnail media={toSummary(item)} width={640} fit="contain" alt={item.alt} />
        <Thumbnail media={toSummary(known)} width={640} fit="contain" alt={known.alt} />
      </SideBySide>
      <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="max-w-prose">
          {undoing.isSuccess && `${staff.media.isAsBefore} `}
          {places
            ? staff.media.switched(nameOfMedia(known), places.length, live)
            : staff.media.switchHint}
        </p>
        {places && places.length > 0 && (
          <Button
            isPending={undoing.isPending}
            onClick={() => undoing.mutate(places.map(({ id }) => id))}
          >
            {staff.screens.undo}
          </Button>
        )}
      </div>
      <MediaUses id={places ? known.id : item.id} />
    </ConfirmDialog>
  );
}
