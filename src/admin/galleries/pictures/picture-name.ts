import type { GalleryPicture } from '#data/galleries/galleries.ts';
import { shorten } from '#domain/text/plain-text.ts';
import { staff } from '#languages/staff.ts';

/** What people call a picture, in quotation marks. */
export function nameOfPicture({ caption, media }: GalleryPicture): string {
  const name = media.title || caption || media.caption || media.alt || media.path;
  return staff.screens.quoted(shorten(name, 60));
}
