/** A picture of the media library, as a page needs it. */
export interface Media {
  id: string;
  bucket: string;
  /** Path in the bucket, without a leading slash. */
  path: string;
  /** Pixels of the original, upright. */
  width: number;
  height: number;
  title: string;
  /** What the picture shows; '' when it is decorative. */
  alt: string;
  caption: string;
  /** Who took or drew it, as it is to be shown: 'Photograph: Jo Park'. '' when nothing has to be said. */
  credit: string;
  /** The point that must stay visible when the picture is cropped, from the top left, 0 to 1. */
  focalX: number;
  focalY: number;
  /** SHA-256 of the file in hexadecimal; '' when it was never computed. */
  sha256: string;
  /** A blurred preview of a few hundred bytes as a data: address; '' when there is none. */
  preview: string;
  /** A change to any field gives another version. */
  version: number;
}

/** Whom a figure of these pictures has to name, each once: 'Jo Park · Ann Lee'; '' for nobody. */
export function creditsOf(...pictures: readonly (Pick<Media, 'credit'> | null)[]): string {
  return [...new Set(pictures.map((picture) => picture?.credit))].filter(Boolean).join(' · ');
}
