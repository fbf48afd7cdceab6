import { backend } from './client.ts';
import { toDataError } from './errors.ts';
import { GALLERY_SENTENCES, type GalleryPicture } from './galleries.ts';
import { unwrap, unwrapRow } from './unwrap.ts';

/**
 * Adds pictures of the library to a gallery, in this order. Those that are in it already stay where
 * they are.
 *
 * @param place of the first of them, counted from 1; without it, at the end.
 * @returns the ids of the new ones.
 */
export async function addPictures(
  galleryId: string,
  mediaIds: string[],
  place?: number,
): Promise<string[]> {
  const data = await unwrap(
    backend().rpc('add_portfolio_images', {
      gallery_id: galleryId,
      media_ids: mediaIds,
      ...(place !== undefined && { place }),
    }),
    GALLERY_SENTENCES,
  );
  return data.map(({ id }) => id);
}

/**
 * Moves pictures, in this order, to a place in their gallery or in another.
 *
 * @param place of the first of them, counted from 1; without it, at the end.
 * @throws DataError 'invalid' when the other gallery has one of them already.
 */
export async function movePictures(
  ids: string[],
  galleryId: string,
  place?: number,
): Promise<void> {
  await unwrap(
    backend().rpc('move_portfolio_images', {
      ids,
      gallery_id: galleryId,
      ...(place !== undefined && { place }),
    }),
    GALLERY_SENTENCES,
  );
}

/** Takes pictures out of their gallery; they stay in the library. */
export async function removePictures(ids: string[]): Promise<void> {
  await unwrap(backend().from('portfolio_images').delete().in('id', ids), GALLERY_SENTENCES);
}

/** Puts a picture back that was taken out, with its words, at its old place. */
export async function putPictureBack(picture: GalleryPicture, place: number): Promise<void> {
  const { id, galleryId, caption, media, before } = picture;
  const { error, status } = await backend()
    .from('portfolio_images')
    .insert({
      ...{ id, caption, gallery_id: galleryId },
      ...{ media_id: media.id, before_media_id: before?.id ?? null },
    });
  // 23505: a colleague has added it again meanwhile.
  if (error && error.code !== '23505') throw toDataError(error, status, GALLERY_SENTENCES);
  if (!error) await movePictures([id], galleryId, place);
}

/**
 * Saves the words of a picture, or the view that it is compared with.
 *
 * @param version the version that the change is based on.
 * @returns the version that it has now.
 * @throws DataError 'conflict' when somebody else saved first.
 */
export async function savePicture(
  id: string,
  version: number,
  change: { caption: string } | { before_media_id: string | null },
): Promise<number> {
  const data = await unwrapRow(
    backend()
      .from('portfolio_images')
      .update({ ...change, version })
      .eq('id', id)
      .select('version')
      .maybeSingle(),
    'not-found',
    GALLERY_SENTENCES,
  );
  return data.version;
}

/**
 * The words of a picture as they stand in the database.
 *
 * @throws DataError 'not-found' when it was taken out.
 */
export async function fetchCaption(id: string): Promise<{ text: string; version: number }> {
  const data = await unwrapRow(
    backend().from('portfolio_images').select('caption, version').eq('id', id).maybeSingle(),
    'not-found',
    GALLERY_SENTENCES,
  );
  return { text: data.caption, version: data.version };
}
