import { originalUrl, type StoredFile, transformedUrl } from '#domain/media/images.ts';
import { backendUrl } from '#environment';
import { staff } from '#languages/staff.ts';

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
