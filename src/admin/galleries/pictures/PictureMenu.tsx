import { memo, useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useNavigate } from 'react-router';
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
import type { GalleryPicture } from '#data/galleries/galleries.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { MoveAwayDialog } from './MoveAwayDialog.tsx';

const ITEM =
  'block min-h-11 cursor-pointer rounded-md px-3 py-2.5 outline-none data-focused:bg-shade data-disabled:cursor-default data-disabled:opacity-50';

interface PictureMenuProps {
  picture: GalleryPicture;
  name: string;
  isCover: boolean;
  onMoveTo: (picture: GalleryPicture) => void;
}

/** What can be done with one picture. */
export const PictureMenu = memo(function PictureMenu(props: PictureMenuProps) {
  const { picture, name, isCover, onMoveTo } = props;
  const { apply } = useGalleryActions();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'before' | 'away' | null>(null);
  const { before, media } = picture;
  if (!isStored(picture)) return null;
  return (
    <>
      <MenuTrigger>
        <Button
          aria-label={`Actions for ${name}`}
          className="absolute top-1.5 right-1.5 grid size-11 cursor-pointer place-items-center rounded-full border border-line bg-paper hover:border-field"
        >
          <span aria-hidden="true">⋯</span>
        </Button>
        <Popover
          placement="bottom end"
          className="w-64 rounded-lg border border-line bg-panel p-1.5 shadow-lg"
        >
          <Menu aria-label={`Actions for ${name}`} className="outline-none">
            <MenuItem className={ITEM} onAction={() => onMoveTo(picture)}>
              Move to position…
            </MenuItem>
            <MenuItem className={ITEM} onAction={() => void apply(moving(picture, 1))}>
              Move to the front
            </MenuItem>
            <MenuItem
              className={ITEM}
              isDisabled={isCover}
              onAction={() => void apply(covering(media))}
            >
              {isCover ? 'This is the cover' : 'Make it the cover'}
            </MenuItem>
            <MenuItem className={ITEM} onAction={() => setAsked('before')}>
              {before ? 'Choose another view before…' : 'Add the view before the work…'}
            </MenuItem>
            {before && (
              <MenuItem className={ITEM} onAction={() => void apply(comparing(picture, null))}>
                Show it without the view before
              </MenuItem>
            )}
            <MenuItem className={ITEM} onAction={() => navigate(STAFF.picture(media.id))}>
              Description, tags and crop…
            </MenuItem>
            <MenuItem className={ITEM} onAction={() => setAsked('away')}>
              Move to another gallery…
            </MenuItem>
            <MenuItem
              className={`${ITEM} text-bad`}
              onAction={() => void apply(takingOut(picture))}
            >
              Take out of the gallery
            </MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
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
