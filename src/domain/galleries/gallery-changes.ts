import { isSameValue } from '#domain/documents/same-value.ts';
import { type MessageKey, staff, staffTag } from '#languages/staff.ts';
import { FIELD_NAMES, FIELDS, type FieldName, type Fields, NO_FIELDS } from './fields.ts';
import type { WordsByLanguage } from './gallery-words.ts';

export interface GalleryContent extends Fields {
  cover_media_id: string | null;
  noindex: boolean;
  pictures: readonly PictureContent[];
  /** In other languages; states that were kept before there were any say nothing of them. */
  words?: WordsByLanguage;
}

export interface PictureContent {
  media_id: string;
  before_media_id: string | null;
  caption: string;
  captions?: Readonly<Record<string, string>>;
}

/** What is chosen and not typed. */
const CHOSEN = {
  cover_media_id: 'cover',
  noindex: 'searchEngines',
} as const satisfies Record<string, MessageKey<'galleries'>>;

/** What is different from what visitors see, a few words each: 'Title', '2 pictures added'. */
export function describeGalleryChanges(now: GalleryContent, published: GalleryContent): string[] {
  const chosen = Object.keys(CHOSEN) as (keyof typeof CHOSEN)[];
  // One that was kept before there was such a field says nothing in it.
  const said = (content: GalleryContent, name: FieldName) => content[name] ?? NO_FIELDS[name];
  return [
    ...FIELD_NAMES.filter((name) => !isSameValue(said(now, name), said(published, name))).map(
      (name) => staff.galleries[FIELDS[name].label],
    ),
    ...chosen
      .filter((name) => now[name] !== published[name])
      .map((name) => staff.galleries[CHOSEN[name]]),
    ...describeLanguages(now.words, published.words),
    ...describePictures(now.pictures, published.pictures),
  ];
}

/** The languages whose words are different. */
function describeLanguages(now: WordsByLanguage = {}, published = now): string[] {
  const names = new Intl.DisplayNames([staffTag()], { type: 'language' });
  return [...new Set([...Object.keys(now), ...Object.keys(published)])]
    .filter((code) => !isSameValue(now[code], published[code]))
    .map((code) => names.of(code) ?? code);
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
  const isCaptioned = isDifferent('caption');
  const captions = stayed.filter(
    (picture) =>
      isCaptioned(picture) ||
      !isSameValue(picture.captions ?? {}, before.get(picture.media_id)?.captions ?? {}),
  ).length;
  const pairs = stayed.filter(isDifferent('before_media_id')).length;
  const oldOrder = published.filter(({ media_id }) => after.has(media_id));
  const isReordered = stayed.some(({ media_id }, nth) => media_id !== oldOrder[nth]?.media_id);
  const added = now.length - stayed.length;
  return [
    added > 0 ? staff.galleries.added(staff.screens.pictureCount(added)) : '',
    removed > 0 ? staff.galleries.takenOut(staff.screens.pictureCount(removed)) : '',
    isReordered ? staff.galleries.orderOfThePictures : '',
    captions > 0 ? staff.galleries.captionCount(captions) : '',
    pairs > 0 ? staff.galleries.viewBeforeTheWorkCount(pairs) : '',
  ].filter(Boolean);
}
