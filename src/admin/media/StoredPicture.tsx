import { type ComponentProps, useState } from 'react';
import type { StoredFile } from '#domain/media/images.ts';
import { pictureAddresses, unavailable } from './stored-picture.ts';

interface StoredPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'width' | 'onError'> {
  media: StoredFile;
  /** Pixels of the smaller copy that is asked for. */
  width: number;
  alt: string;
}

/** A stored picture: its smaller copy, else the original, else words that say it can't be had. */
export function StoredPicture({ media, width, alt, ...image }: StoredPictureProps) {
  // By address, because the same element may show another picture later.
  const [failed, setFailed] = useState<readonly string[]>([]);
  const { smaller, original } = pictureAddresses(media, width);
  const address = [smaller, original].find((one) => !failed.includes(one));
  if (!address) {
    return (
      <span
        aria-hidden={alt === '' || undefined}
        className="grid size-full place-items-center bg-shade p-2 text-center text-label text-soft"
      >
        {unavailable()}
      </span>
    );
  }
  return <img {...image} src={address} alt={alt} onError={() => setFailed([...failed, address])} />;
}
