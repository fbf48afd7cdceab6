import { backend } from '#data/client.ts';
import { DataError } from '#data/errors.ts';
import { unwrap, unwrapRow } from '#data/unwrap.ts';
import type { Tables } from '#supabase/database.types.ts';

/** What a picture says in a language beside the main one. */
export type MediaText = Pick<Tables<'media_texts'>, 'language' | 'alt' | 'caption' | 'version'>;

const COLUMNS = 'language, alt, caption, version';

/** In all languages that it says anything in. */
export async function fetchMediaTexts(mediaId: string): Promise<MediaText[]> {
  return await unwrap(
    backend().from('media_texts').select(COLUMNS).eq('media_id', mediaId).order('language'),
  );
}

/** @param version 0 for the first text in this language. @throws DataError 'conflict' when somebody saved first. */
export async function saveMediaText(
  mediaId: string,
  language: string,
  change: Partial<Pick<MediaText, 'alt' | 'caption'>>,
  version: number,
): Promise<MediaText> {
  const texts = backend().from('media_texts');
  if (version > 0) {
    const saved = texts.update({ ...change, version }).match({ media_id: mediaId, language });
    return await unwrapRow(saved.select(COLUMNS).maybeSingle(), 'denied');
  }
  try {
    const row = { media_id: mediaId, language, ...change };
    return await unwrap(texts.insert(row).select(COLUMNS).single());
  } catch (error) {
    // Its other text was the first.
    const isThere = error instanceof DataError && error.code === 'already-there';
    throw isThere ? new DataError('conflict', { cause: error }) : error;
  }
}
