import { type ComponentProps, useState } from 'react';
import { originalUrl, type StoredFile, transformedUrl } from '#domain/media/images.ts';
import { backendUrl } from '#environment';
import { staff } from '#languages/staff.ts';

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

/** What stands in the place of a picture that can't be had. */
export const unavailable = () => staff.media.imageUnavailable;

/** Addresses of a picture `width` pixels wide: a smaller copy, then the original, as not every plan makes copies. */
export function pictureAddresses(
  file: StoredFile,
  width: number,
): { smaller: string; original: string } {
  const backend = backendUrl();
  return {
    smaller: transformedUrl(backend, file, { width, transforms: 'negotiated' }),
    original: originalUrl(backend, file),
  };
}

/** Shows a stored picture outside of React. */
export function showStoredPicture(
  image: HTMLImageElement,
  file: StoredFile,
  width: number,
  onUnavailable: () => void,
): void {
  const { smaller, original } = pictureAddresses(file, width);
  image.onerror = () => {
    image.onerror = onUnavailable;
    image.src = original;
  };
  image.src = smaller;
}
