import { useEffect, useRef, useState } from 'react';
import { DescriptionInput } from '#admin/galleries/pictures/DescriptionField.tsx';
import { MoveAwayDialog } from '#admin/galleries/pictures/MoveAwayDialog.tsx';
import { Thumbnail } from '#admin/media/Thumbnail.tsx';
import { useMediaText } from '#admin/media/use-media-text.ts';
import { Button } from '#admin/ui/Button.tsx';
import type { PortfolioPicture } from '#data/galleries/portfolio.ts';
import { staff } from '#languages/staff.ts';

interface PortfolioRowProps {
  picture: PortfolioPicture;
  /** Whether it was just moved here, and gets the focus. */
  isMoved: boolean;
  onMove: (gallery: { id: string; title: string }) => void;
}

/** A picture of the portfolio with its place and the field for what it shows. */
export function PortfolioRow({ picture, isMoved, onMove }: PortfolioRowProps) {
  const { media, place, isCover } = picture;
  const row = useRef<HTMLLIElement>(null);
  const [isMoving, setMoving] = useState(false);
  useEffect(() => {
    if (isMoved) row.current?.querySelector('textarea')?.focus();
  }, [isMoved]);
  const name = media.title || media.path;
  const field = useMediaText(media, 'alt');
  return (
    <li
      ref={row}
      className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 py-3 sm:grid-cols-[6rem_minmax(0,1fr)_auto]"
    >
      <div className="aspect-4/3 self-start overflow-hidden rounded-md">
        <Thumbnail media={media} />
      </div>
      <div className="min-w-0">
        <p className="text-note text-soft">
          {place}. {name}
          {isCover && staff.galleries.isCover}
          {media.decorative && staff.galleries.decorative}
        </p>
        <DescriptionInput
          field={field}
          name={name}
          placeholder={
            media.decorative ? staff.galleries.needsNone : staff.galleries.descriptionLabel
          }
          onLeave={() => void field.flush()}
          className="min-h-11 py-2"
        />
      </div>
      <Button
        kind="quiet"
        className="justify-self-start max-sm:col-start-2 max-sm:-ms-4 sm:self-start"
        aria-haspopup="dialog"
        aria-label={staff.galleries.moveNamedToGallery(name)}
        onClick={() => setMoving(true)}
      >
        {staff.galleries.move}
      </Button>
      {isMoving && (
        <MoveAwayDialog
          galleryId={picture.galleryId}
          onChoose={onMove}
          onClose={() => setMoving(false)}
        />
      )}
    </li>
  );
}
