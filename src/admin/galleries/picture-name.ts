import type { GalleryPicture } from '#data/galleries.ts';
import { shorten } from '#domain/plain-text.ts';

/** What people call a picture, in quotation marks. */
export function nameOfPicture({ caption, media }: GalleryPicture): string {
  const name = media.title || caption || media.caption || media.alt || media.path;
  return `“${shorten(name, 60)}”`;
}

/** Whether somebody who can't see it is told what it shows. */
export function isDescribed({ media }: Pick<GalleryPicture, 'media'>): boolean {
  return media.decorative || media.alt.trim() !== '';
}
