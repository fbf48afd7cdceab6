import { backend } from '#data/client.ts';
import { SENTENCES } from '#data/documents/documents.ts';
import { toDataError } from '#data/errors.ts';
import { unwrap, unwrapRow } from '#data/unwrap.ts';
import type { GalleryPicture } from './galleries.ts';

/** Adds those that are not in it yet, in this order, at `place` (from 1) or the end. @returns the new ones' ids. */
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
    SENTENCES.gallery,
  );
  return data.map(({ id }) => id);
}

/** @param place from 1; at the end when missing. @throws DataError 'invalid' when the other gallery has one. */
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
    SENTENCES.gallery,
  );
}

export async function removePictures(ids: string[]): Promise<void> {
  await unwrap(backend().from('portfolio_images').delete().in('id', ids), SENTENCES.gallery);
}

/** Undoes a removal. */
export async function putPictureBack(picture: GalleryPicture, place: number): Promise<void> {
  const { id, galleryId, caption, captions, media, before } = picture;
  const { error, status } = await backend()
    .from('portfolio_images')
    .insert({
      ...{ id, caption, captions: { ...captions }, gallery_id: galleryId },
      ...{ media_id: media.id, before_media_id: before?.id ?? null },
    });
  // 23505: a colleague has added it again meanwhile.
  if (error && error.code !== '23505') throw toDataError(error, status, SENTENCES.gallery);
  if (!error) await movePictures([id], galleryId, place);
}

/** Changes `version`. @returns the new version. @throws DataError 'conflict' when a colleague saved first. */
export async function savePicture(
  id: string,
  version: number,
  change:
    | { caption: string; captions?: Record<string, string> }
    | { before_media_id: string | null },
): Promise<number> {
  const data = await unwrapRow(
    backend()
      .from('portfolio_images')
      .update({ ...change, version })
      .eq('id', id)
      .select('version')
      .maybeSingle(),
    'not-found',
    SENTENCES.gallery,
  );
  return data.version;
}
