import { useQuery } from '@tanstack/react-query';
import { StoredPicture } from '#admin/media/StoredPicture.tsx';
import { mediaById } from '#admin/queries/media.ts';
import { focalPosition } from '#domain/media/images.ts';

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
      {data && (
        <StoredPicture
          media={data}
          width={isSmall ? 640 : 1536}
          alt={data.alt}
          className="size-full object-cover"
          style={{
            objectPosition: focalPosition({ focalX: data.focal_x, focalY: data.focal_y }),
          }}
        />
      )}
    </div>
  );
}
