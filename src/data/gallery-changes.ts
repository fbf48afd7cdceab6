import type { TablesUpdate } from '#supabase/database.types.ts';
import { backend } from './client.ts';
import { DataError, toDataError } from './errors.ts';
import { type Gallery, toGalleryError } from './galleries.ts';

/** What staff write about a gallery. */
export type GalleryFields = Pick<
  TablesUpdate<'galleries'>,
  | 'title'
  | 'summary'
  | 'story'
  | 'place'
  | 'year'
  | 'service'
  | 'materials'
  | 'duration_weeks'
  | 'cover_media_id'
  | 'slug'
>;

/** Which state of a gallery somebody has seen, words and pictures. */
export type GalleryVersion = Pick<Gallery, 'id' | 'version' | 'pictures_version'>;

/**
 * Adds an empty gallery at the end of the portfolio, as a draft.
 *
 * @throws DataError
 */
export async function createGallery(title: string): Promise<Gallery> {
  const { data, error, status } = await backend()
    .from('galleries')
    .insert({ title })
    .select()
    .single();
  if (error) throw toDataError(error, status);
  return data;
}

/**
 * Saves some fields of the working copy.
 *
 * @param version the version that the change is based on.
 * @throws DataError 'conflict' with the current version when somebody else saved first.
 */
export async function saveGallery(
  id: string,
  version: number,
  fields: GalleryFields,
): Promise<Gallery> {
  const { data, error, status } = await backend()
    .from('galleries')
    .update({ ...fields, version })
    .eq('id', id)
    .select()
    .maybeSingle();
  if (error) throw toGalleryError(error, status);
  // Row-level security hides what may not be written, so no row means: not allowed, or gone.
  if (!data) throw new DataError('denied');
  return data;
}

/**
 * Moves a gallery to the bin, which takes it off the site, or back out of it.
 *
 * @throws DataError
 */
export async function binGallery(id: string, isBinned: boolean): Promise<void> {
  const { data, error, status } = await backend()
    .from('galleries')
    .update({ deleted_at: isBinned ? new Date().toISOString() : null })
    .eq('id', id)
    .select('id');
  if (error) throw toGalleryError(error, status);
  if (data.length === 0) throw new DataError('denied');
}

/**
 * Deletes a gallery that is in the bin; its pictures stay in the library.
 *
 * @throws DataError
 */
export async function deleteGallery(id: string): Promise<void> {
  const { data, error, status } = await backend()
    .from('galleries')
    .delete()
    .eq('id', id)
    .select('id');
  if (error) throw toGalleryError(error, status);
  if (data.length === 0) throw new DataError('denied');
}

/**
 * Moves a gallery to another place in the portfolio.
 *
 * @param place counted from 1.
 * @throws DataError
 */
export async function moveGallery(gallery_id: string, place: number): Promise<void> {
  const { error, status } = await backend().rpc('move_gallery', { gallery_id, place });
  if (error) throw toGalleryError(error, status);
}

/**
 * Makes the gallery, as somebody has seen it, what visitors see.
 *
 * @throws DataError 'conflict' when somebody has changed words or pictures since.
 */
export async function publishGallery({ id, ...seen }: GalleryVersion): Promise<void> {
  const { error, status } = await backend().rpc('publish_gallery', {
    gallery_id: id,
    version: seen.version,
    pictures_version: seen.pictures_version,
  });
  if (error) throw toGalleryError(error, status);
}

/**
 * Takes a gallery off the site; its working copy stays, as a draft.
 *
 * @throws DataError
 */
export async function unpublishGallery(gallery_id: string): Promise<void> {
  const { error, status } = await backend().rpc('unpublish_gallery', { gallery_id });
  if (error) throw toGalleryError(error, status);
}

/**
 * Makes what visitors see the working copy again.
 *
 * @returns the id of the revision that keeps what was discarded.
 * @throws DataError 'conflict' when somebody has changed words or pictures since.
 */
export async function discardGalleryChanges({ id, ...seen }: GalleryVersion): Promise<string> {
  const { data, error, status } = await backend().rpc('discard_gallery_changes', {
    gallery_id: id,
    version: seen.version,
    pictures_version: seen.pictures_version,
  });
  if (error) throw toGalleryError(error, status);
  return data;
}

/**
 * Makes a kept state the working copy again, all but its address.
 *
 * @returns the id of the revision that keeps what it takes the place of.
 * @throws DataError 'conflict' when somebody has changed words or pictures since.
 */
export async function restoreGalleryRevision(
  revision_id: string,
  { version, pictures_version }: GalleryVersion,
): Promise<string> {
  const { data, error, status } = await backend().rpc('restore_gallery_revision', {
    ...{ revision_id, version, pictures_version },
  });
  if (error) throw toGalleryError(error, status);
  return data;
}
