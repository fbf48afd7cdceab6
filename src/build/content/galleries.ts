import { otherLanguages, within } from '#build/language.ts';
import { eachOf, FACTS, SAID_FACTS, shownValue } from '#domain/galleries/fields.ts';
import type { PictureContent } from '#domain/galleries/gallery-changes.ts';
import type { GalleryWords, WordsByLanguage } from '#domain/galleries/gallery-words.ts';
import { RULES_VERSION, renderBody } from '#domain/markdown/body.ts';
import { cleanLine } from '#domain/text/plain-text.ts';
import type { Tables } from '#supabase/database.types.ts';
import { eachRow, kind, mediaOf } from './kind.ts';
import { type GalleryEntry, gallerySchema, testimonialSchema } from './schemas.ts';

/** The generated type has only JSON for the pictures and for other languages. */
type PublishedGalleryRow = Omit<
  Tables<'published_galleries'>,
  'pictures' | 'words' | 'updated_in'
> & {
  pictures: readonly PictureContent[];
  words: WordsByLanguage;
  updated_in: Readonly<Record<string, string>>;
};

/** The published galleries. They are few, and their order has no key. */
export const galleries = kind({
  tables: ['published_galleries'],
  changedBy: ['gallery'],
  readAgain: 'all',
  // A change of the languages makes every entry anew.
  rules: ['6', RULES_VERSION, ...otherLanguages].join(' '),
  schema: gallerySchema,
  read: eachRow<PublishedGalleryRow>('published_galleries', 'gallery_id', (row) => ({
    label: `Gallery "${row.title}"`,
    entry: () => entryOf(row),
  })),
  pictures: ({ coverId, segments, words = {}, pictures }) => [
    coverId,
    ...mediaOf(segments),
    ...Object.values(words).flatMap((said) => mediaOf(said.segments)),
    ...pictures.flatMap(({ mediaId, beforeMediaId }) => [mediaId, beforeMediaId]),
  ],
});

/** What customers said. The words are few, and that one is kept back changes what is said of all. */
export const testimonials = kind({
  tables: ['published_testimonials'],
  changedBy: ['testimonial'],
  readAgain: 'all',
  rules: '1',
  schema: testimonialSchema,
  read: eachRow<Tables<'published_testimonials'>>(
    'published_testimonials',
    'testimonial_id',
    (row) => ({
      label: `The word of ${row.shown_name}`,
      entry: () => ({
        id: row.testimonial_id,
        galleryId: row.gallery_id,
        text: row.text,
        name: cleanLine(row.shown_name),
        rating: row.rating,
        ofSelection: row.of_selection,
        givenAt: new Date(row.given_at),
      }),
    }),
  ),
});

const inLanguages = new WeakMap<GalleryEntry, Map<string, InWords>>();

export type InWords = Omit<GalleryEntry, 'words'> & {
  /** Its address in the main language, where it is another. */
  mainSlug?: string;
};

/**
 * A gallery with its words in a language, and with none of the others: their change is none for its page. Null where
 * it has none. The same object for the same entry.
 */
export function inWordsOf(language: string, entry: GalleryEntry): InWords | null {
  if (language === '' && !entry.words) return entry;
  const { words, ...main } = entry;
  const said = words?.[language];
  if (language !== '' && !said) return null;
  const known = inLanguages.getOrInsertComputed(entry, () => new Map());
  return known.getOrInsertComputed(language, () =>
    said ? { ...main, ...said, mainSlug: main.slug } : main,
  );
}

function entryOf(row: PublishedGalleryRow): Record<string, unknown> {
  const others = otherLanguages.flatMap((language) => {
    const said = row.words?.[language];
    if (!said) return [];
    const changed = row.updated_in[language] ?? row.updated_at;
    return [[language, within(language, () => wordsOf(said, changed))] as const];
  });
  return {
    id: row.gallery_id,
    ...within('', () => wordsOf(row, row.updated_at)),
    ...(others.length > 0 && { words: Object.fromEntries(others) }),
    ...eachOf(FACTS, (name) => shownValue(row[name])),
    coverId: row.cover_media_id,
    position: row.position,
    noindex: row.noindex,
    pictures: row.pictures.map((picture) => ({
      mediaId: picture.media_id,
      beforeMediaId: picture.before_media_id,
      caption: cleanLine(picture.caption),
      ...captionsOf(picture.captions),
    })),
  };
}

/** In the words of the current language: what stands in quotation marks differs. */
function wordsOf(row: GalleryWords, changed: string): Record<string, unknown> {
  return {
    slug: row.slug,
    title: cleanLine(row.title),
    summary: cleanLine(row.summary),
    segments: renderBody(row.story).segments,
    ...eachOf(SAID_FACTS, (name) => shownValue(row[name])),
    updatedAt: new Date(changed),
  };
}

function captionsOf(captions: Readonly<Record<string, string>> = {}) {
  const said = otherLanguages.flatMap((language) => {
    const caption = cleanLine(captions[language] ?? '');
    return caption ? [[language, caption] as const] : [];
  });
  return said.length > 0 ? { captions: Object.fromEntries(said) } : {};
}
