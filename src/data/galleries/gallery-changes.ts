import { backend } from '#data/client.ts';
import { unwrap, unwrapRow } from '#data/unwrap.ts';
import type { Fields } from '#domain/galleries/fields.ts';
import type { GalleryContent } from '#domain/galleries/gallery-changes.ts';
import type { Translated, WordsByLanguage } from '#domain/galleries/gallery-words.ts';
import type { TablesUpdate } from '#supabase/database.types.ts';
import { type Gallery, gallerySentences, toGallery } from './galleries.ts';

export type GalleryFields = Partial<Fields> & {
  cover_media_id?: string | null;
  words?: WordsByLanguage;
};

/** The state that a change is based on. */
export type GalleryVersion = Pick<Gallery, 'id' | 'version' | 'pictures_version'>;

export async function createGallery(title: string): Promise<Gallery> {
  return toGallery(await unwrap(backend().from('galleries').insert({ title }).select().single()));
}

/** Changes `version`. @throws DataError 'conflict' with the current one when a colleague saved first. */
export async function saveGallery(
  id: string,
  version: number,
  fields: GalleryFields,
): Promise<Gallery> {
  const saved = await unwrapRow(
    backend()
      .from('galleries')
      .update({ ...fields, version } as TablesUpdate<'galleries'>)
      .eq('id', id)
      .select()
      .maybeSingle(),
    'denied',
    gallerySentences,
  );
  return toGallery(saved);
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
    gallerySentences,
  );
}

/** To the bin, which takes it off the site, or back. */
export async function binGallery(id: string, isBinned: boolean): Promise<void> {
  const deleted_at = isBinned ? new Date().toISOString() : null;
  await unwrapRow(
    backend().from('galleries').update({ deleted_at }).eq('id', id).select('id').maybeSingle(),
    'denied',
    gallerySentences,
  );
}

/** Deletes a gallery of the bin; its pictures stay in the library. */
export async function deleteGallery(id: string): Promise<void> {
  await unwrapRow(
    backend().from('galleries').delete().eq('id', id).select('id').maybeSingle(),
    'denied',
    gallerySentences,
  );
}

/** @param place in the portfolio, counted from 1. */
export async function moveGallery(gallery_id: string, place: number): Promise<void> {
  await unwrap(backend().rpc('move_gallery', { gallery_id, place }), gallerySentences);
}

/** @throws DataError 'conflict' when words or pictures have changed since. */
export async function publishGallery({
  id: gallery_id,
  version,
  pictures_version,
}: GalleryVersion): Promise<void> {
  await unwrap(
    backend().rpc('publish_gallery', { gallery_id, version, pictures_version }),
    gallerySentences,
  );
}

/** Takes a gallery off the site; its working copy becomes a draft. */
export async function unpublishGallery(gallery_id: string): Promise<void> {
  await unwrap(backend().rpc('unpublish_gallery', { gallery_id }), gallerySentences);
}

/** Resets the working copy. @returns the revision of what was discarded. @throws DataError 'conflict' */
export async function discardGalleryChanges({
  id: gallery_id,
  version,
  pictures_version,
}: GalleryVersion): Promise<string> {
  return await unwrap(
    backend().rpc('discard_gallery_changes', { gallery_id, version, pictures_version }),
    gallerySentences,
  );
}

/** Makes a revision, but its address, the working copy. @returns the replaced one's. @throws DataError 'conflict' */
export async function restoreGalleryRevision(
  revision_id: string,
  { version, pictures_version }: GalleryVersion,
): Promise<string> {
  return await unwrap(
    backend().rpc('restore_gallery_revision', { revision_id, version, pictures_version }),
    gallerySentences,
  );
}

/** Undoes what replaced a state: unlike an old one, it comes back with its addresses. @returns the replaced one's. */
export async function bringBackGallery(
  revision_id: string,
  gallery: GalleryVersion,
): Promise<string> {
  const { content } = await unwrapRow(
    backend().from('gallery_revisions').select('content').eq('id', revision_id).maybeSingle(),
    'not-found',
  );
  const replaced = await restoreGalleryRevision(revision_id, gallery);
  // Written by the database alone, in the form of private.gallery_content().
  const { slug, words } = content as unknown as GalleryContent;
  const addresses = { slug, ...(words && { words }) } as TablesUpdate<'galleries'>;
  await unwrap(
    backend().from('galleries').update(addresses).eq('id', gallery.id),
    gallerySentences,
  );
  return replaced;
}
