import type { GalleryContent } from '#domain/galleries/gallery-changes.ts';
import type { OpenGallery } from './galleries.ts';

export function contentOf({ gallery, pictures }: OpenGallery): GalleryContent {
  return {
    ...gallery,
    pictures: pictures.map(({ media, before, caption }) => ({
      media_id: media.id,
      before_media_id: before?.id ?? null,
      caption,
    })),
  };
}
