import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { MediaPicker } from '#admin/media/MediaPicker.tsx';
import { galleryList } from '#admin/queries/galleries.ts';
import type { GalleryPicture } from '#data/galleries.ts';
import { comparing, covering, isStored, moving, movingAway, takingOut } from './changes.ts';
import { useDesk } from './gallery-context.ts';
import { MoveAwayDialog } from './MoveAwayDialog.tsx';

const ITEM =
  'block min-h-11 cursor-pointer rounded-md px-3 py-2.5 outline-none data-focused:bg-shade data-disabled:cursor-default data-disabled:opacity-50';

interface PictureMenuProps {
  picture: GalleryPicture;
  name: string;
  onMoveTo: (picture: GalleryPicture) => void;
}

/** What can be done with one picture. */
export function PictureMenu({ picture, name, onMoveTo }: PictureMenuProps) {
  const { open, changes } = useDesk();
  const { data: galleries = [] } = useQuery(galleryList);
  const [asked, setAsked] = useState<'before' | 'away' | null>(null);
  const { before, media } = picture;
  const isCover = open.gallery.cover_media_id === media.id;
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
            <MenuItem className={ITEM} onAction={() => void changes.apply(moving(picture, 1))}>
              Move to the front
            </MenuItem>
            <MenuItem
              className={ITEM}
              isDisabled={isCover}
              onAction={() => void changes.apply(covering(media))}
            >
              {isCover ? 'This is the cover' : 'Make it the cover'}
            </MenuItem>
            <MenuItem className={ITEM} onAction={() => setAsked('before')}>
              {before ? 'Choose another view before…' : 'Add the view before the work…'}
            </MenuItem>
            {before && (
              <MenuItem
                className={ITEM}
                onAction={() => void changes.apply(comparing(picture, null))}
              >
                Show it without the view before
              </MenuItem>
            )}
            <MenuItem
              className={ITEM}
              isDisabled={galleries.length < 2}
              onAction={() => setAsked('away')}
            >
              Move to another gallery…
            </MenuItem>
            <MenuItem
              className={`${ITEM} text-bad`}
              onAction={() => void changes.apply(takingOut(picture))}
            >
              Take out of the gallery
            </MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
      {asked === 'before' && (
        <MediaPicker
          isOpen
          selectionMode="single"
          onOpenChange={() => setAsked(null)}
          onChoose={([chosen]) => {
            if (chosen) void changes.apply(comparing(picture, chosen));
          }}
        />
      )}
      {asked === 'away' && (
        <MoveAwayDialog
          galleries={galleries.filter(({ id }) => id !== open.gallery.id)}
          onChoose={({ id, title }) => void changes.apply(movingAway(picture, id, title))}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
