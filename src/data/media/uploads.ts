import { backend } from '#data/client.ts';
import { toStorageError } from '#data/errors.ts';
import { unwrap } from '#data/unwrap.ts';

/** A file in storage. */
export interface SentPicture {
  bucket: string;
  path: string;
  title: string;
  width: number;
  height: number;
  thumbhash: string;
  /** Of the original. */
  sha256: string;
}

/** The id of the picture that an original became, restored from the bin; null for a new original. */
export async function reuseMedia(sha256: string): Promise<string | null> {
  return await unwrap(backend().rpc('reuse_media', { sha256 }));
}

/** Idempotent. @returns `wasThere`: it was uploaded before. @throws DataError 'not-found' without the file. */
export async function registerMedia(
  picture: SentPicture,
): Promise<{ mediaId: string; wasThere: boolean }> {
  const data = await unwrap(
    backend()
      .rpc('register_media', { ...picture })
      .single(),
  );
  return { mediaId: data.media_id, wasThere: data.was_there };
}

/**
 * Puts a picture at the end of a gallery, but before later ones of its batch; idempotent.
 *
 * @param batch of the files chosen together, 32 hexadecimal digits.
 * @param nth its place in it.
 * @throws DataError 'not-found' when the gallery is in the bin or deleted.
 */
export async function placeInGallery(
  galleryId: string,
  mediaId: string,
  { batch, nth }: { batch: string; nth: number },
): Promise<void> {
  const upload = { gallery_id: galleryId, media_id: mediaId, batch, nth };
  await unwrap(backend().rpc('place_upload', upload));
}

/** Files without a record, at least two days old. */
export async function fetchLooseFiles() {
  return await unwrap(backend().rpc('files_without_record'));
}

/** Pictures outside the bin without a file, oldest first. */
export async function fetchLostPictures(): Promise<{ id: string; title: string }[]> {
  const data = await unwrap(backend().rpc('records_without_file'));
  return data
    .filter((row) => !row.is_binned)
    .map((row) => ({ id: row.media_id, title: row.title || row.path }));
}

/** The server keeps files that a picture needs. @throws DataError once every bucket has been tried. */
export async function deleteFiles(
  files: readonly { bucket: string; path: string }[],
): Promise<void> {
  const buckets = [...Map.groupBy(files, ({ bucket }) => bucket)];
  const answers = await Promise.all(
    buckets.map(([bucket, members]) =>
      backend()
        .storage.from(bucket)
        .remove(members.map(({ path }) => path)),
    ),
  );
  for (const { error } of answers) if (error) throw toStorageError(error);
}

/** In their order. */
export async function fetchGalleryNames(): Promise<{ id: string; title: string }[]> {
  return await unwrap(
    backend().from('galleries').select('id, title').is('deleted_at', null).order('position'),
  );
}
