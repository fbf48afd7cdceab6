import { backend } from './client.ts';
import type { TablesUpdate } from './database.types.ts';
import { GALLERY_SENTENCES, type Gallery } from './galleries.ts';
import { unwrap, unwrapRow } from './unwrap.ts';

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

/** Adds an empty gallery at the end of the portfolio, as a draft. */
export async function createGallery(title: string): Promise<Gallery> {
  return await unwrap(backend().from('galleries').insert({ title }).select().single());
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
  return await unwrapRow(
    backend()
      .from('galleries')
      .update({ ...fields, version })
      .eq('id', id)
      .select()
      .maybeSingle(),
    'denied',
    GALLERY_SENTENCES,
  );
}

/** Moves a gallery to the bin, which takes it off the site, or back out of it. */
export async function binGallery(id: string, isBinned: boolean): Promise<void> {
  const deleted_at = isBinned ? new Date().toISOString() : null;
  await unwrapRow(
    backend().from('galleries').update({ deleted_at }).eq('id', id).select('id').maybeSingle(),
    'denied',
    GALLERY_SENTENCES,
  );
}

/** Deletes a gallery that is in the bin; its pictures stay in the library. */
export async function deleteGallery(id: string): Promise<void> {
  await unwrapRow(
    backend().from('galleries').delete().eq('id', id).select('id').maybeSingle(),
    'denied',
    GALLERY_SENTENCES,
  );
}

/**
 * Moves a gallery to another place in the portfolio.
 *
 * @param place counted from 1.
 */
export async function moveGallery(gallery_id: string, place: number): Promise<void> {
  await unwrap(backend().rpc('move_gallery', { gallery_id, place }), GALLERY_SENTENCES);
}

/**
 * Makes the gallery, as somebody has seen it, what visitors see.
 *
 * @throws DataError 'conflict' when somebody has changed words or pictures since.
 */
export async function publishGallery({
  id: gallery_id,
  version,
  pictures_version,
}: GalleryVersion): Promise<void> {
  await unwrap(
    backend().rpc('publish_gallery', { gallery_id, version, pictures_version }),
    GALLERY_SENTENCES,
  );
}

/** Takes a gallery off the site; its working copy stays, as a draft. */
export async function unpublishGallery(gallery_id: string): Promise<void> {
  await unwrap(backend().rpc('unpublish_gallery', { gallery_id }), GALLERY_SENTENCES);
}

/**
 * Makes what visitors see the working copy again.
 *
 * @returns the id of the revision that keeps what was discarded.
 * @throws DataError 'conflict' when somebody has changed words or pictures since.
 */
export async function discardGalleryChanges({
  id: gallery_id,
  version,
  pictures_version,
}: GalleryVersion): Promise<string> {
  return await unwrap(
    backend().rpc('discard_gallery_changes', { gallery_id, version, pictures_version }),
    GALLERY_SENTENCES,
  );
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
  return await unwrap(
    backend().rpc('restore_gallery_revision', { revision_id, version, pictures_version }),
    GALLERY_SENTENCES,
  );
}
