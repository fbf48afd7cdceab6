import { type CSSProperties, memo } from 'react';
import { Thumbnail } from '#admin/media/Thumbnail.tsx';
import type { FoundMedia } from '#data/media/media-library.ts';
import { nameOfMedia } from '#domain/media/media-library.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';

interface MediaTileProps {
  media: FoundMedia;
  index: number;
  /** Of all that was found, loaded or not. */
  total: number;
  isSelected: boolean;
  isSelecting: boolean;
  /** Whether it is the grid's tab stop. */
  isCurrent: boolean;
  /** Of the picture, in CSS pixels. */
  height: number;
  style: CSSProperties;
}

/** A picture of the grid with its name, and what is missing about it. */
export const MediaTile = memo(function MediaTile(props: MediaTileProps) {
  const { media, index, total, isSelected, isSelecting, isCurrent, height, style } = props;
  const remark = remarkOn(media);
  return (
    <div
      role="option"
      aria-selected={isSelected}
      aria-posinset={index + 1}
      aria-setsize={total}
      tabIndex={isCurrent ? 0 : -1}
      data-index={index}
      className="absolute cursor-pointer rounded-md outline-offset-3"
      style={style}
    >
      <div
        className={`relative overflow-hidden rounded-md ${isSelected ? 'ring-2 ring-text ring-offset-3 ring-offset-paper' : ''}`}
        style={{ height }}
      >
        <Thumbnail media={media} />
        {remark && (
          <span
            className={`absolute top-2 inset-s-2 max-w-[calc(100%-1rem)] rounded-2xl bg-panel px-2.5 py-0.5 text-label wrap-anywhere hyphens-auto ${remark === staff.media.noDescription ? 'text-caution' : ''}`}
          >
            {remark}
          </span>
        )}
        {isSelecting && (
          <span
            aria-hidden="true"
            className={`absolute inset-e-2 bottom-2 grid size-7 place-items-center rounded-full border text-note ${isSelected ? 'border-primary bg-primary text-on-primary' : 'border-field bg-panel'}`}
          >
            {isSelected && '✓'}
          </span>
        )}
      </div>
      <p
        lang={site.language}
        className="wrap-anywhere mt-1.5 line-clamp-2 px-0.5 text-note text-soft leading-tight sm:line-clamp-1"
      >
        {nameOfMedia(media)}
      </p>
    </div>
  );
});

function remarkOn({ alt, decorative, isUsed, deletedAt, slug }: FoundMedia): string {
  if (deletedAt) return '';
  if (!alt && !decorative && slug === null) return staff.media.noDescription;
  return isUsed ? '' : staff.media.notUsed;
}
