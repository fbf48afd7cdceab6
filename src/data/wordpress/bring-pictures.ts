import type { Backend } from '#data/client.ts';
import { DataError } from '#data/errors.ts';
import { unwrap } from '#data/unwrap.ts';
import { MEDIA_LIMITS } from '#domain/media/media.ts';
import { firstCharacters } from '#domain/text/plain-text.ts';
import type { TablesInsert } from '#supabase/database.types.ts';
import type { PlannedPicture } from '#wordpress/plan/planned-pictures.ts';
import { endsImport, reasonOf } from './refusals.ts';

/** A file in storage and what its record says of it, or the id of a picture that is the same. */
export type StoredPicture =
  | Pick<
      TablesInsert<'media'>,
      'bucket' | 'path' | 'mime_type' | 'bytes' | 'width' | 'height' | 'thumbhash' | 'sha256'
    >
  | { known: string };

/**
 * Gets a picture or PDF of the old site, makes it ready and puts it into storage.
 *
 * @param say receives what its reader should know.
 * @throws Error in words for one that does not come; DataError where none would.
 */
export type StorePicture = (
  picture: PlannedPicture,
  say: (sentence: string) => void,
) => Promise<StoredPicture>;

/**
 * Brings the pictures and PDFs that are not here.
 *
 * @param seen is told of each.
 * @returns ids in the media library by stable id, of all that are here then.
 */
export async function bringPictures(
  client: Backend,
  pictures: readonly PlannedPicture[],
  here: ReadonlySet<string>,
  store: StorePicture,
  { say, seen }: { say: (sentence: string) => void; seen: (came: PlannedPicture | null) => void },
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const picture of pictures) {
    const { stableId, kind, url } = picture;
    let came: PlannedPicture | null = null;
    if (here.has(stableId)) ids.set(stableId, stableId);
    else {
      try {
        const stored = await store(picture, say);
        if (!('known' in stored)) await record(client, picture, stored);
        ids.set(stableId, 'known' in stored ? stored.known : stableId);
        came = picture;
      } catch (error) {
        if (endsImport(error)) throw error;
        say(`The ${kind} ${url}: ${reasonOf(error)}`);
      }
    }
    seen(came);
  }
  return ids;
}

async function record(
  client: Backend,
  { stableId, kind, slug, title, alt, caption }: PlannedPicture,
  stored: Exclude<StoredPicture, { known: string }>,
): Promise<void> {
  const isFile = kind === 'PDF';
  const row = {
    ...{ id: stableId, ...stored },
    title: firstCharacters(title, MEDIA_LIMITS.title),
    alt: isFile ? '' : firstCharacters(alt, MEDIA_LIMITS.alt),
    caption: isFile ? '' : firstCharacters(caption, MEDIA_LIMITS.caption),
  };
  const add = (free: string | null) => unwrap(client.from('media').insert({ ...row, slug: free }));
  await add(slug).catch((error: unknown) => {
    const isTaken = slug && error instanceof DataError && error.code === 'already-there';
    if (!isTaken) throw error;
    return add(`${slug.slice(0, 70)}-${stableId.slice(0, 8)}`);
  });
}
