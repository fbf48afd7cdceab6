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
import { staff } from '#languages/staff.ts';
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
        label={staff.galleries.actionsFor(name)}
        isSign
        className="absolute top-1.5 inset-e-1.5 grid size-11 cursor-pointer place-items-center rounded-full border border-line bg-paper hover:border-field"
        actions={[
          {
            id: 'position',
            label: staff.galleries.askPosition,
            run: () => onMoveTo(picture.id),
          },
          {
            id: 'front',
            label: staff.galleries.moveToTheFront,
            run: () => void apply(moving(picture, 1)),
          },
          {
            id: 'cover',
            label: isCover ? staff.galleries.thisIsTheCover : staff.galleries.makeItTheCover,
            isDisabled: isCover,
            run: () => void apply(covering(media)),
          },
          {
            id: 'before',
            label: before ? staff.galleries.chooseAnotherViewBefore : staff.galleries.addViewBefore,
            run: () => setAsked('before'),
          },
          before && {
            id: 'alone',
            label: staff.galleries.removeViewBefore,
            run: () => void apply(comparing(picture, null)),
          },
          {
            id: 'details',
            label: staff.galleries.replaceCropOrDescribe,
            run: () => onOpen(media.id),
          },
          before && {
            id: 'details-before',
            label: staff.galleries.replaceCropOrDescribeBefore,
            run: () => onOpen(before.id),
          },
          { id: 'away', label: staff.galleries.askGallery, run: () => setAsked('away') },
          {
            id: 'out',
            label: staff.galleries.takeOut,
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
