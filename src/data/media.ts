import type { Media } from '#domain/media.ts';
import { camelCased } from './camel-case.ts';
import { backend } from './client.ts';
import type { Tables } from './database.types.ts';
import { toStorageError } from './errors.ts';
import { unwrap, unwrapRow } from './unwrap.ts';

export type MediaItem = Tables<'media'>;

/** A picture of the library as grids and lists show it. */
export interface MediaSummary extends Omit<Media, 'contentKey' | 'preview'> {
  /** Raised at each change. */
  version: number;
  /** Whether it says nothing that the text around it does not: it needs no `alt` then. */
  decorative: boolean;
  /** Base64 of a ThumbHash; '' when there is none. */
  thumbhash: string;
  mimeType: string;
  /** Size of the file in bytes. */
  bytes: number;
  tags: string[];
  createdAt: string;
  /** When it was moved to the bin; null outside of it. */
  deletedAt: string | null;
}

/** The columns that a summary is made of. */
type SummaryRow = Omit<
  MediaItem,
  'created_by' | 'updated_at' | 'updated_by' | 'public_since' | 'sha256' | 'search_text'
>;

/** A row of the table, or of the library's search, as screens know it. */
export function toSummary(row: SummaryRow): MediaSummary {
  return { ...camelCased(row), thumbhash: row.thumbhash ?? '' };
}

/**
 * One picture of the library.
 *
 * @throws DataError 'not-found' when it is gone.
 */
export async function fetchMediaItem(id: string): Promise<MediaItem> {
  return await unwrap(backend().from('media').select('*').eq('id', id).single());
}

/** Pictures by their ids, those that are still there. */
export async function fetchSummaries(ids: readonly string[]): Promise<Map<string, MediaSummary>> {
  const found = new Map<string, MediaSummary>();
  // The ids stand in the address, which must not get too long.
  for (let from = 0; from < ids.length; from += 100) {
    const data = await unwrap(
      backend()
        .from('media')
        .select('*')
        .in('id', ids.slice(from, from + 100)),
    );
    for (const row of data) found.set(row.id, toSummary(row));
  }
  return found;
}

/** What people say about a picture. */
export type MediaChange = Partial<
  Pick<
    MediaItem,
    'title' | 'alt' | 'decorative' | 'caption' | 'credit' | 'tags' | 'focal_x' | 'focal_y'
  >
>;

/**
 * Saves what is said about a picture.
 *
 * @param version the version that the change is based on; without one, the last word counts.
 * @throws DataError 'conflict' with the current version when somebody else saved first.
 */
export async function saveMedia(
  id: string,
  change: MediaChange,
  version?: number,
): Promise<MediaItem> {
  return await unwrapRow(
    backend()
      .from('media')
      .update({ ...change, ...(version !== undefined && { version }) })
      .eq('id', id)
      .select()
      .maybeSingle(),
    'denied',
  );
}

/** A file that has been put into storage to take the place of another. */
export interface NewFile {
  bucket: string;
  path: string;
  /** Pixels, upright. */
  width: number;
  height: number;
  /** Base64. */
  thumbhash: string;
  /** Digest of the file that it was made from. */
  sha256: string;
  /** Where the focal point is now, when the picture was turned or cut. */
  focal_x?: number;
  focal_y?: number;
}

/**
 * Gives a picture another file: everything that uses it has the new one with the next release. The old
 * file stays until that is live.
 */
export async function replaceMediaFile(
  id: string,
  version: number,
  file: NewFile,
): Promise<MediaItem> {
  return await unwrapRow(
    backend()
      .from('media')
      .update({ ...file, version })
      .eq('id', id)
      .select()
      .maybeSingle(),
    'denied',
    {
      'already-there':
        'This very picture is in the library already, as a picture of its own. Nothing was changed; use that one instead.',
      conflict:
        'Somebody else has changed this picture meanwhile. Nothing was replaced; look at it again first.',
    },
  );
}

/** The file of a picture as it lies in storage. */
export async function fetchMediaFile({
  bucket,
  path,
}: Pick<MediaItem, 'bucket' | 'path'>): Promise<Blob> {
  const { data, error } = await backend().storage.from(bucket).download(path);
  if (error) throw toStorageError(error);
  return data;
}
