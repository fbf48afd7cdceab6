import { pluralize } from '#domain/text/when.ts';

export interface GalleryContent {
  slug: string;
  title: string;
  summary: string;
  story: string;
  place: string;
  year: number | null;
  service: string | null;
  materials: readonly string[];
  duration_weeks: number | null;
  cover_media_id: string | null;
  noindex: boolean;
  pictures: readonly PictureContent[];
}

export interface PictureContent {
  media_id: string;
  before_media_id: string | null;
  caption: string;
}

export const GALLERY_FIELDS = {
  slug: 'Address',
  title: 'Title',
  summary: 'Summary',
  story: 'Story',
  place: 'Place',
  year: 'Year',
  service: 'Service',
  materials: 'Materials',
  duration_weeks: 'Duration',
  cover_media_id: 'Cover',
  noindex: 'Search engines',
} as const;

/** What is different from what visitors see, a few words each: 'Title', '2 pictures added'. */
export function describeGalleryChanges(now: GalleryContent, published: GalleryContent): string[] {
  const fields = (Object.keys(GALLERY_FIELDS) as (keyof typeof GALLERY_FIELDS)[])
    .filter((field) => JSON.stringify(now[field]) !== JSON.stringify(published[field]))
    .map((field) => GALLERY_FIELDS[field]);
  return [...fields, ...describePictures(now.pictures, published.pictures)];
}

function describePictures(
  now: readonly PictureContent[],
  published: readonly PictureContent[],
): string[] {
  const before = new Map(published.map((picture) => [picture.media_id, picture]));
  const after = new Set(now.map(({ media_id }) => media_id));
  const stayed = now.filter(({ media_id }) => before.has(media_id));
  const removed = published.filter(({ media_id }) => !after.has(media_id)).length;
  const isDifferent = (part: 'caption' | 'before_media_id') => (picture: PictureContent) =>
    picture[part] !== before.get(picture.media_id)?.[part];
  const captions = stayed.filter(isDifferent('caption')).length;
  const pairs = stayed.filter(isDifferent('before_media_id')).length;
  const oldOrder = published.filter(({ media_id }) => after.has(media_id));
  const isReordered = stayed.some(({ media_id }, nth) => media_id !== oldOrder[nth]?.media_id);
  const added = now.length - stayed.length;
  return [
    added > 0 ? `${pluralize(added, 'picture')} added` : '',
    removed > 0 ? `${pluralize(removed, 'picture')} taken out` : '',
    isReordered ? 'Order of the pictures' : '',
    captions > 0 ? pluralize(captions, 'caption') : '',
    pairs > 0 ? pluralize(pairs, 'view before the work', 'views before the work') : '',
  ].filter(Boolean);
}
