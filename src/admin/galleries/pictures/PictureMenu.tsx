import { memo, useState } from 'react';
import {
  comparing,
  covering,
  isStored,
  moving,
  movingAway,
  takingOut,
} from '#admin/galleries/changes.ts';
import { useGalleryActions } from '#admin/galleries/gallery-context.ts';
import { LazyMediaPicker } from '#admin/media/picker/LazyMediaPicker.tsx';
import { ActionMenu } from '#admin/ui/dialogs/ActionMenu.tsx';
import type { GalleryPicture } from '#data/galleries/galleries.ts';
import { MoveAwayDialog } from './MoveAwayDialog.tsx';

interface PictureMenuProps {
  picture: GalleryPicture;
  name: string;
  isCover: boolean;
  onMoveTo: (id: string) => void;
  onOpen: (mediaId: string) => void;
}

/** What can be done with one picture. */
export const PictureMenu = memo(function PictureMenu(props: PictureMenuProps) {
  const { picture, name, isCover, onMoveTo, onOpen } = props;
  const { apply } = useGalleryActions();
  const [asked, setAsked] = useState<'before' | 'away' | null>(null);
  const { before, media } = picture;
  if (!isStored(picture)) return null;
  return (
    <>
      <ActionMenu
        label={`Actions for ${name}`}
        isSign
        className="absolute top-1.5 right-1.5 grid size-11 cursor-pointer place-items-center rounded-full border border-line bg-paper hover:border-field"
        actions={[
          { id: 'position', label: 'Move to position…', run: () => onMoveTo(picture.id) },
          { id: 'front', label: 'Move to the front', run: () => void apply(moving(picture, 1)) },
          {
            id: 'cover',
            label: isCover ? 'This is the cover' : 'Make it the cover',
            isDisabled: isCover,
            run: () => void apply(covering(media)),
          },
          {
            id: 'before',
            label: before ? 'Choose another view before…' : 'Add the view before the work…',
            run: () => setAsked('before'),
          },
          before && {
            id: 'alone',
            label: 'Show it without the view before',
            run: () => void apply(comparing(picture, null)),
          },
          {
            id: 'details',
            label: 'Replace, crop, describe…',
            run: () => onOpen(media.id),
          },
          before && {
            id: 'details-before',
            label: 'Replace, crop, describe the view before…',
            run: () => onOpen(before.id),
          },
          { id: 'away', label: 'Move to another gallery…', run: () => setAsked('away') },
          {
            id: 'out',
            label: 'Take out of the gallery',
            isDangerous: true,
            run: () => void apply(takingOut(picture)),
          },
        ]}
      >
        ⋯
      </ActionMenu>
      {asked === 'before' && (
        <LazyMediaPicker
          isOpen
          selectionMode="single"
          onOpenChange={() => setAsked(null)}
          onChoose={([chosen]) => {
            if (chosen) void apply(comparing(picture, chosen));
          }}
        />
      )}
      {asked === 'away' && (
        <MoveAwayDialog
          galleryId={picture.galleryId}
          onChoose={({ id, title }) => void apply(movingAway(picture, id, title))}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
});
