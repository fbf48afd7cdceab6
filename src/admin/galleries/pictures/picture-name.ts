import type { GalleryPicture } from '#data/galleries/galleries.ts';
import { shorten } from '#domain/text/plain-text.ts';

/** What people call a picture, in quotation marks. */
export function nameOfPicture({ caption, media }: GalleryPicture): string {
  const name = media.title || caption || media.caption || media.alt || media.path;
  return `“${shorten(name, 60)}”`;
}
