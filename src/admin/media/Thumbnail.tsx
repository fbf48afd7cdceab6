import { type CSSProperties, useMemo, useState } from 'react';
import { thumbHashToDataURL } from 'thumbhash';
import type { MediaSummary } from '#data/media.ts';
import { focalPosition, originalUrl, transformedUrl } from '#domain/images.ts';
import { backendUrl } from '#environment';

/** Whether the backend makes smaller pictures: not every plan of the hosted one does. Asked once a tab. */
let makesSmaller = true;

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
  const address = `${media.bucket}/${media.path}`;
  const [failed, setFailed] = useState({ address: '', times: 0 });
  const failures = failed.address === address ? failed.times : 0;
  const blur = useMemo(() => blurredPreview(media.thumbhash), [media.thumbhash]);
  const isSmaller = makesSmaller && failures === 0;
  if (failures > (makesSmaller ? 1 : 0)) {
    return (
      <span
        aria-hidden={alt === '' || undefined}
        className="grid size-full place-items-center bg-shade p-2 text-center text-label text-soft"
      >
        Picture unavailable
      </span>
    );
  }
  return (
    <img
      src={
        isSmaller
          ? transformedUrl(backendUrl(), media, { width, transforms: 'negotiated' })
          : originalUrl(backendUrl(), media)
      }
      alt={alt}
      decoding="async"
      draggable={false}
      className={`size-full bg-center bg-cover bg-shade ${fit === 'cover' ? 'object-cover' : 'object-contain'}`}
      style={{
        objectPosition: fit === 'cover' ? focalPosition(media) : undefined,
        backgroundImage: blur && fit === 'cover' ? `url(${blur})` : undefined,
      }}
      onError={() => setFailed({ address, times: failures + 1 })}
      onLoad={() => {
        if (!isSmaller && failures > 0) makesSmaller = false;
      }}
    />
  );
}

/**
 * A box with the proportions of a picture, as wide as there is room.
 *
 * @param most height that it never exceeds, as a length of CSS.
 */
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
