import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { mediaUses } from '#admin/queries/media.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import type { MediaItem } from '#data/media/media.ts';
import { binMedia, deleteMedia, restoreMedia } from '#data/media/media-library.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { nameOfMedia } from '#domain/media/media-library.ts';
import type { MediaUse } from '#domain/media/media-uses.ts';
import { staff } from '#languages/staff.ts';

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
        {staff.media.delete}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={isUsed ? staff.media.pictureInUse : staff.media.askDelete(nameOfMedia(item))}
        onCancel={() => setAsking(false)}
        cancel={staff.screens.keepIt}
        confirm={isUsed ? undefined : staff.lists.moveToTheBin}
        onConfirm={() => void bin()}
        change={{
          isPending: uses.isFetching || binning.isPending,
          error: uses.error ?? binning.error,
        }}
      >
        {isUsed && uses.data ? (
          <>
            <p>{staff.media.inUseHint}</p>
            <UseList uses={uses.data} />
          </>
        ) : (
          <p>{staff.media.binHint}</p>
        )}
      </ConfirmDialog>
    </>
  );
}

/** Where a picture or PDF is used, with links. */
export function MediaUses({ id }: { id: string }) {
  const { data: uses, error } = useQuery(mediaUses(id));
  return (
    <section aria-label={staff.media.whereItIsUsed}>
      <h3 className="font-semibold">{uses ? headingOf(uses.length) : staff.media.whereItIsUsed}</h3>
      {error && <p className="text-bad text-note">{error.message}</p>}
      {uses && uses.length > 0 && <UseList uses={uses} />}
    </section>
  );
}

function UseList({ uses }: { uses: readonly MediaUse[] }) {
  return (
    <ul className="mt-1.5 divide-y divide-line border-line border-y">
      {uses.map((use) => (
        <li key={use.id} className="flex min-h-11 items-center justify-between gap-3 py-1.5">
          <span className="min-w-0">
            <Link to={addressOf(use)} className="wrap-anywhere underline underline-offset-4">
              {use.title}
            </Link>
            <span className="block text-note text-soft">{remarkOn(use)}</span>
          </span>
          <span className="shrink-0 text-note text-soft">{staff.media[USE_NOUNS[use.entity]]}</span>
        </li>
      ))}
    </ul>
  );
}

function headingOf(count: number): string {
  return count === 0
    ? staff.media.notUsedAnywhere
    : staff.media.usedIn(staff.media.placeCount(count));
}

const USE_NOUNS = {
  article: 'article',
  gallery: 'gallery',
  page: 'page',
  menu: 'everyPage',
  settings: 'settings',
} as const;

function addressOf({ entity, id }: MediaUse): string {
  return entity === 'menu' || entity === 'settings' ? STAFF[entity] : STAFF[entity](id);
}

function remarkOn({ as, isPublishedOnly, isBinned }: MediaUse): string {
  return [as, isPublishedOnly && staff.media.asPublished, isBinned && staff.media.inTheBin]
    .filter(Boolean)
    .join(', ');
}

interface BinnedMediaProps {
  ids: readonly string[];
  /** What they are in a question: “Walnut kitchen”, 3 pictures. */
  what: string;
  isMany?: boolean;
  /** How many did: another filter may have been chosen since they were, or a colleague was faster. */
  onRestored?: (count: number) => void;
  onGone: (count: number) => void;
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
        {staff.lists.restore}
      </Button>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {staff.lists.deleteForGood}
      </Button>
      <ChangeFailed change={restoring} />
      <ConfirmDialog
        isOpen={isAsking}
        title={staff.lists.askDeleteForGood(what)}
        onCancel={() => setAsking(false)}
        cancel={isMany ? staff.media.keepThem : staff.screens.keepIt}
        confirm={staff.lists.deleteForGood}
        onConfirm={() => deletion.mutate(ids)}
        change={deletion}
      >
        <p>{staff.media.deleteForGoodHint(isMany)}</p>
      </ConfirmDialog>
    </>
  );
}
