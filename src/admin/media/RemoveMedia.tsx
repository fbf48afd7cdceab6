import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mediaUses } from '#admin/queries/media.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { ChangeFailed } from '#admin/ui/feedback/ChangeFailed.tsx';
import type { MediaItem } from '#data/media/media.ts';
import { binMedia, deleteMedia, restoreMedia } from '#data/media/media-library.ts';
import { nameOfMedia } from '#domain/media/media-library.ts';
import { UseList } from './MediaUses.tsx';

interface RemoveMediaProps {
  item: MediaItem;
  onGone: () => void;
}

/** Moves a picture to the bin; names what uses it instead, where something does. */
export function RemoveMedia({ item, onGone }: RemoveMediaProps) {
  const [isAsking, setAsking] = useState(false);
  const uses = useQuery({ ...mediaUses(item.id), enabled: isAsking, staleTime: 0 });
  const binning = useDataChange({ run: binMedia, changes: ['media'] });
  const isUsed = Boolean(uses.data?.length);

  async function bin() {
    const gone = await binning.mutateAsync([item.id]).catch(() => null);
    if (gone?.length) onGone();
    // A colleague has used it in this very moment.
    else if (gone) await uses.refetch();
  }

  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={isUsed ? 'This picture is in use' : `Delete “${nameOfMedia(item)}”?`}
        onCancel={() => setAsking(false)}
        cancel="Keep it"
        confirm={isUsed ? undefined : 'Move to the bin'}
        onConfirm={() => void bin()}
        change={{
          isPending: uses.isFetching || binning.isPending,
          error: uses.error ?? binning.error,
        }}
      >
        {isUsed && uses.data ? (
          <>
            <p>
              Deleting it would leave holes there. Take it out first, or replace it by another file.
            </p>
            <UseList uses={uses.data} />
          </>
        ) : (
          <p>It stays in the bin for 30 days and can be restored until then.</p>
        )}
      </ConfirmDialog>
    </>
  );
}

interface BinnedMediaProps {
  ids: readonly string[];
  /** What they are in a question: “Walnut kitchen”, 3 pictures. */
  what: string;
  isMany?: boolean;
  onRestored?: () => void;
  onGone: () => void;
}

/** What can be done with pictures in the bin. */
export function BinnedMedia(props: BinnedMediaProps) {
  const { ids, what, isMany = false, onRestored, onGone } = props;
  const [isAsking, setAsking] = useState(false);
  const restoring = useDataChange({ run: restoreMedia, changes: ['media'] });
  const deletion = useDataChange({ run: deleteMedia, changes: ['media'], leave: onGone });
  return (
    <>
      <Button
        isPending={restoring.isPending}
        onClick={() => restoring.mutate(ids, { onSuccess: onRestored })}
      >
        Restore
      </Button>
      <Button kind="danger" onClick={() => setAsking(true)}>
        Delete for good
      </Button>
      <ChangeFailed change={restoring} />
      <ConfirmDialog
        isOpen={isAsking}
        title={`Delete ${what} for good?`}
        onCancel={() => setAsking(false)}
        cancel={isMany ? 'Keep them' : 'Keep it'}
        confirm="Delete for good"
        onConfirm={() => deletion.mutate(ids)}
        change={deletion}
      >
        <p>
          {isMany
            ? 'The pictures and what was written about them are gone then.'
            : 'The picture and what was written about it are gone then.'}{' '}
          This can’t be undone.
        </p>
      </ConfirmDialog>
    </>
  );
}
