import { backend } from './client.ts';
import { toStorageError } from './errors.ts';
import { unwrap } from './unwrap.ts';

/** What is known of a file that has been put into storage. */
export interface StoredPicture {
  bucket: string;
  path: string;
  /** The name that people see. */
  title: string;
  /** Pixels, upright. */
  width: number;
  height: number;
  /** Base64. */
  thumbhash: string;
  /** Digest of the original, before it was scaled. */
  sha256: string;
}

/**
 * The picture that an original has become already, brought back from the bin if it was there.
 *
 * @returns its id, or null when the original is new.
 */
export async function reuseMedia(sha256: string): Promise<string | null> {
  return await unwrap(backend().rpc('reuse_media', { sha256 }));
}

/**
 * Writes the record of a file in storage. Repeating it changes nothing.
 *
 * @returns `wasThere`: the picture had been uploaded before, and that one is kept.
 * @throws DataError 'not-found' when the file is not in storage.
 */
export async function registerMedia(
  picture: StoredPicture,
): Promise<{ mediaId: string; wasThere: boolean }> {
  const data = await unwrap(
    backend()
      .rpc('register_media', { ...picture })
      .single(),
  );
  return { mediaId: data.media_id, wasThere: data.was_there };
}

/**
 * Puts a picture at the end of a gallery, but before those of its batch that were chosen after it.
 * Repeating it changes nothing.
 *
 * @param batch the files that were chosen together, as 32 hexadecimal digits.
 * @param nth its place among them.
 * @throws DataError 'not-found' when the gallery is in the bin or deleted.
 */
export async function placeInGallery(
  galleryId: string,
  mediaId: string,
  { batch, nth }: { batch: string; nth: number },
): Promise<void> {
  await unwrap(
    backend().rpc('place_upload', {
      ...{ gallery_id: galleryId, media_id: mediaId, batch, nth },
    }),
  );
}

/** A file that belongs to no picture. */
export interface LooseFile {
  bucket: string;
  path: string;
  /** Size in bytes. */
  bytes: number;
}

/** Files that interrupted uploads left behind more than two days ago. */
export async function fetchLooseFiles(): Promise<LooseFile[]> {
  const data = await unwrap(backend().rpc('files_without_record'));
  return data.map(({ bucket, path, bytes }) => ({ bucket, path, bytes }));
}

/** Pictures outside the bin whose file is not in storage, the oldest first. */
export async function fetchLostPictures(): Promise<{ id: string; title: string }[]> {
  const data = await unwrap(backend().rpc('records_without_file'));
  return data
    .filter((row) => !row.is_binned)
    .map((row) => ({ id: row.media_id, title: row.title || row.path }));
}

/**
 * Deletes files. The server keeps any that a picture needs.
 *
 * @throws DataError once every bucket has been tried.
 */
export async function deleteFiles(
  files: readonly Pick<LooseFile, 'bucket' | 'path'>[],
): Promise<void> {
  const buckets = [...Map.groupBy(files, ({ bucket }) => bucket)];
  const answers = await Promise.all(
    buckets.map(([bucket, members]) =>
      backend()
        .storage.from(bucket)
        .remove(members.map(({ path }) => path)),
    ),
  );
  for (const { error } of answers) {
    if (error) throw toStorageError(error);
  }
}

/** The galleries that pictures can be put into, in their order. */
export async function fetchGalleryNames(): Promise<{ id: string; title: string }[]> {
  return await unwrap(
    backend().from('galleries').select('id, title').is('deleted_at', null).order('position'),
  );
}
