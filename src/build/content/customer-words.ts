import { cleanLine } from '#domain/text/plain-text.ts';
import type { Tables } from '#supabase/database.types.ts';
import { kind } from './kind.ts';
import { customerWordSchema } from './schemas.ts';

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
