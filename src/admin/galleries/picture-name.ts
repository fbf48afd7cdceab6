import type { GalleryPicture } from '#data/galleries.ts';
import { shorten } from '#domain/plain-text.ts';

/** What people call a picture, in quotation marks. */
export function nameOfPicture({ caption, media }: GalleryPicture): string {
  const name = media.title || caption || media.caption || media.alt || media.path;
  return `“${shorten(name, 60)}”`;
}
