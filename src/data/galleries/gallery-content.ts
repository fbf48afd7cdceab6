import type { GalleryContent } from '#domain/galleries/gallery-changes.ts';
import { titledWords } from '#domain/galleries/gallery-words.ts';
import type { OpenGallery } from './galleries.ts';

export function contentOf({ gallery, pictures }: OpenGallery): GalleryContent {
  return {
    ...gallery,
    pictures: pictures.map(({ media, before, caption, captions }) => ({
      media_id: media.id,
      before_media_id: before?.id ?? null,
      caption,
      captions,
    })),
  };
}

/** What visitors would see of it: nothing in a language without a title. */
export function shownContentOf(open: OpenGallery): GalleryContent {
  return { ...contentOf(open), words: titledWords(open.gallery.words) };
}
