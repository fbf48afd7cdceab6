import { backend } from '#data/client.ts';
import { SENTENCES } from '#data/documents/documents.ts';
import { saveRow } from '#data/save-row.ts';
import { unwrap } from '#data/unwrap.ts';
import type { Fields } from '#domain/galleries/fields.ts';
import type { Translated, WordsByLanguage } from '#domain/galleries/gallery-words.ts';
import type { TablesUpdate } from '#supabase/database.types.ts';
import { type Gallery, toGallery } from './galleries.ts';

export type GalleryFields = Partial<Fields> & {
  cover_media_id?: string | null;
  words?: WordsByLanguage;
};

export async function createGallery(title: string): Promise<Gallery> {
  return toGallery(await unwrap(backend().from('galleries').insert({ title }).select().single()));
}

/** Changes `version`. @throws DataError 'conflict' with the current one when a colleague saved first. */
export async function saveGallery(
  id: string,
  version: number,
  fields: GalleryFields,
): Promise<Gallery> {
  const change = { ...fields, version } as TablesUpdate<'galleries'>;
  return toGallery(await saveRow('galleries', id, change, SENTENCES.gallery));
}

/** Notes that the words of a language say what the main one says here. */
export async function noteGalleryWords(
  gallery_id: string,
  language: string,
  original: Translated,
): Promise<void> {
  await unwrap(
    backend().rpc('record_gallery_translation', {
      gallery_id,
      language,
      original: { ...original },
    }),
    SENTENCES.gallery,
  );
}

/** @param place in the portfolio, counted from 1. */
export async function moveGallery(gallery_id: string, place: number): Promise<void> {
  await unwrap(backend().rpc('move_gallery', { gallery_id, place }), SENTENCES.gallery);
}
