import { type CSSProperties, useMemo } from 'react';
import { thumbHashToDataURL } from 'thumbhash';
import type { MediaSummary } from '#data/media/media.ts';
import { focalPosition } from '#domain/media/images.ts';
import { staff } from '#languages/staff.ts';
import { StoredPicture } from './StoredPicture.tsx';

interface ThumbnailProps {
  media: MediaSummary;
  /** Pixels of the picture that is fetched; the box may be smaller. */
  width?: 320 | 640 | 1280;
  /** `cover` fills the box around the focal point, `contain` shows all of the picture. */
  fit?: 'cover' | 'contain';
  /** For people who can't see it; '' where its name stands beside it. */
  alt?: string;
}

/** A stored picture that fills its box, blurred until it is there. */
export function Thumbnail({ media, width = 320, fit = 'cover', alt = '' }: ThumbnailProps) {
  if (media.slug !== null) return <PdfSheet />;
  return <PictureThumbnail {...{ media, width, fit, alt }} />;
}

/** Stands for a PDF; its name is beside it. */
function PdfSheet() {
  return (
    <span aria-hidden="true" className="grid size-full place-items-center bg-shade text-soft">
      <span className="rounded border border-field bg-panel px-3 py-5 text-note">
        {staff.media.pdf}
      </span>
    </span>
  );
}

function PictureThumbnail({ media, width = 320, fit, alt = '' }: ThumbnailProps) {
  const blur = useMemo(() => blurredPreview(media.thumbhash), [media.thumbhash]);
  return (
    <StoredPicture
      media={media}
      width={width}
      alt={alt}
      decoding="async"
      draggable={false}
      className={`size-full bg-center bg-cover bg-shade ${fit === 'cover' ? 'object-cover' : 'object-contain'}`}
      style={{
        objectPosition: fit === 'cover' ? focalPosition(media) : undefined,
        backgroundImage: blur && fit === 'cover' ? `url(${blur})` : undefined,
      }}
    />
  );
}

/** A box with a picture's proportions, as wide as there is room. @param most its greatest height in CSS. */
export function boxOf(
  { width, height }: Pick<MediaSummary, 'width' | 'height'>,
  most: string,
): CSSProperties {
  return {
    width: `min(100%, ${most} * ${width} / ${height})`,
    aspectRatio: `${width} / ${height}`,
  };
}

function blurredPreview(thumbhash: string): string | undefined {
  if (!thumbhash) return;
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (byte) => byte.charCodeAt(0)));
  } catch {
    return;
  }
}
