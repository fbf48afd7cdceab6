import { backend } from './client.ts';
import type { Tables } from './database.types.ts';
import { toDataError } from './errors.ts';

export type MediaItem = Tables<'media'>;

/**
 * One picture of the library.
 *
 * @throws DataError 'not-found' when it is gone.
 */
export async function fetchMediaItem(id: string): Promise<MediaItem> {
  const { data, error, status } = await backend().from('media').select('*').eq('id', id).single();
  if (error) throw toDataError(error, status);
  return data;
}
