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
