import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mediaById } from '#admin/queries/media.ts';
import type { MediaItem } from '#data/media.ts';
import { focalPosition, originalUrl, transformedUrl } from '#domain/images.ts';
import { backendUrl } from '#environment';

interface CoverPictureProps {
  mediaId: string;
  /** Beside the text instead of above it. */
  isSmall?: boolean;
}

/** The picture on top of the article, cropped around its focal point as the site crops it. */
export function CoverPicture({ mediaId, isSmall = false }: CoverPictureProps) {
  const { data } = useQuery(mediaById(mediaId));
  return (
    <div
      className={`aspect-video overflow-hidden bg-shade ${isSmall ? 'rounded-t-md' : 'mb-5 rounded-md'}`}
    >
      {data && <Picture key={data.id} media={data} width={isSmall ? 640 : 1536} />}
    </div>
  );
}

function Picture({ media, width }: { media: MediaItem; width: 640 | 1536 }) {
  const [step, setStep] = useState<'smaller' | 'original' | 'unavailable'>('smaller');
  const focus = { focalX: media.focal_x, focalY: media.focal_y };
  if (step === 'unavailable') {
    return <p className="grid h-full place-items-center text-soft">Image unavailable</p>;
  }
  return (
    <img
      src={
        step === 'smaller'
          ? transformedUrl(backendUrl(), media, { width, transforms: 'negotiated' })
          : originalUrl(backendUrl(), media)
      }
      alt={media.alt}
      className="size-full object-cover"
      style={{ objectPosition: focalPosition(focus) }}
      // Not every plan of the hosted backend makes smaller pictures; the original always works.
      onError={() => setStep(step === 'smaller' ? 'original' : 'unavailable')}
    />
  );
}
