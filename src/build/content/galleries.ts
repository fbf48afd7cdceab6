import { within } from '#build/language.ts';
import { RULES_VERSION, renderBody } from '#domain/markdown/body.ts';
import { cleanLine } from '#domain/text/plain-text.ts';
import type { Tables } from '#supabase/database.types.ts';
import { kind } from './kind.ts';
import { customerWordSchema, gallerySchema, translatedOf } from './schemas.ts';
import { mediaOf } from './segments.ts';

/** The generated type has only JSON for the pictures. */
type PublishedGalleryRow = Omit<Tables<'published_galleries'>, 'pictures'> & {
  pictures: { media_id: string; before_media_id: string | null; caption: string }[];
};

/** The published galleries. They are few, and their order has no key. */
export const galleries = kind({
  tables: ['published_galleries'],
  changedBy: ['gallery'],
  readAgain: 'all',
  rules: `4.${RULES_VERSION}`,
  schema: gallerySchema,
  async read(source) {
    const rows = await source.rows<PublishedGalleryRow>('published_galleries', 'gallery_id');
    return rows.map((row) => ({
      id: row.gallery_id,
      label: `Gallery "${row.title}"`,
      row,
      entry: () => within(translatedOf(row).language, () => entryOf(row)),
    }));
  },
  pictures: ({ coverId, segments, pictures }) => [
    coverId,
    ...mediaOf(segments),
    ...pictures.flatMap(({ mediaId, beforeMediaId }) => [mediaId, beforeMediaId]),
  ],
});

/** What customers said. The words are few, and that one is kept back changes what is said of all. */
export const customerWords = kind({
  tables: ['published_words'],
  changedBy: ['word'],
  readAgain: 'all',
  rules: '1',
  schema: customerWordSchema,
  async read(source) {
    const rows = await source.rows<Tables<'published_words'>>('published_words', 'word_id');
    return rows.map((row) => ({
      id: row.word_id,
      label: `The word of ${row.shown_name}`,
      row,
      entry: () => ({
        id: row.word_id,
        galleryId: row.gallery_id,
        text: row.text,
        name: cleanLine(row.shown_name),
        rating: row.rating,
        ofSelection: row.of_selection,
        givenAt: new Date(row.given_at),
      }),
    }));
  },
});

function entryOf(row: PublishedGalleryRow): Record<string, unknown> {
  return {
    id: row.gallery_id,
    ...translatedOf(row),
    slug: row.slug,
    title: cleanLine(row.title),
    summary: cleanLine(row.summary),
    segments: renderBody(row.story).segments,
    place: cleanLine(row.place),
    year: row.year,
    service: row.service,
    materials: row.materials.map(cleanLine).filter((material) => material !== ''),
    durationWeeks: row.duration_weeks,
    coverId: row.cover_media_id,
    position: row.position,
    noindex: row.noindex,
    updatedAt: new Date(row.updated_at),
    pictures: row.pictures.map((picture) => ({
      mediaId: picture.media_id,
      beforeMediaId: picture.before_media_id,
      caption: cleanLine(picture.caption),
    })),
  };
}
