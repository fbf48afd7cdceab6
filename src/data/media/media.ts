import { backend } from '#data/client.ts';
import { toStorageError } from '#data/errors.ts';
import { saveRow } from '#data/save-row.ts';
import { type CamelCased, camelCased, unwrap } from '#data/unwrap.ts';
import { staff } from '#languages/staff.ts';
import type { Tables } from '#supabase/database.types.ts';

export type MediaItem = Tables<'media'>;

export type MediaSummary = CamelCased<SummaryRow> & {
  /** Base64, '' when there is none. */
  thumbhash: string;
};

type SummaryRow = Omit<
  MediaItem,
  'created_by' | 'updated_at' | 'updated_by' | 'public_since' | 'sha256' | 'search_text'
>;

export function toSummary(row: SummaryRow): MediaSummary {
  return { ...camelCased(row), thumbhash: row.thumbhash ?? '' };
}

/** @throws DataError 'not-found' */
export async function fetchMediaItem(id: string): Promise<MediaItem> {
  return await unwrap(backend().from('media').select('*').eq('id', id).single());
}

/** By the name of its file, as the folder's pages name pictures of the library; null for none. */
export async function fetchMediaByFile(name: string): Promise<MediaSummary | null> {
  const rows = backend().from('media').select('*').like('path', `%${name}`).order('id');
  const found = (await unwrap(rows)).find(({ path }) => path.split('/').at(-1) === name);
  return found ? toSummary(found) : null;
}

/** Leaves out those that are gone. */
export async function fetchSummaries(ids: readonly string[]): Promise<Map<string, MediaSummary>> {
  const found = new Map<string, MediaSummary>();
  // The ids stand in the URL, whose length is limited.
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

export type MediaChange = Partial<
  Pick<
    MediaItem,
    'title' | 'alt' | 'decorative' | 'caption' | 'credit' | 'tags' | 'focal_x' | 'focal_y'
  >
>;

/**
 * @param version without it the last write counts.
 * @throws DataError 'conflict' when a colleague saved first.
 */
export async function saveMedia(
  id: string,
  change: MediaChange,
  version?: number,
): Promise<MediaItem> {
  return await saveRow('media', id, { ...change, ...(version !== undefined && { version }) });
}

export interface NewFile {
  bucket: string;
  path: string;
  width: number;
  height: number;
  thumbhash: string | null;
  sha256: string | null;
  /** When the picture was turned or cropped. */
  focal_x?: number;
  focal_y?: number;
  /** What it shows, when that is another thing. */
  alt?: string;
  decorative?: boolean;
}

/** Gives a picture another file; visitors have the old one until the new one is published. */
export async function replaceMediaFile(
  id: string,
  version: number,
  file: NewFile,
): Promise<MediaItem> {
  return await saveRow('media', id, { ...file, version }, () => ({
    'already-there': staff.screens.pictureInLibraryAlready,
    conflict: staff.screens.pictureChangedByOthers,
  }));
}

/** A picture as it was before its file was replaced. */
export interface FormerPicture {
  item: MediaItem;
  replacedAt: string;
  replacedBy: string | null;
}

/** Those of the last thirty days, newest first. */
export async function fetchFormerPictures(mediaId: string): Promise<FormerPicture[]> {
  const rows = await unwrap(backend().rpc('former_pictures', { media_id: mediaId }));
  return rows.map(({ facts, replaced_at, replaced_by }) => ({
    item: facts as unknown as MediaItem,
    ...{ replacedAt: replaced_at, replacedBy: replaced_by },
  }));
}

/** What an original has become, outside the bin; null for none. @param sha256 of the original. */
export async function fetchMediaByDigest(sha256: string): Promise<MediaItem | null> {
  const rows = backend().from('media').select('*').eq('sha256', sha256).is('deleted_at', null);
  return await unwrap(rows.order('created_at').limit(1).maybeSingle());
}

/** @returns the places that use `insteadId` from now on. @param places only these: undoes an earlier call. */
export async function switchMedia(mediaId: string, insteadId: string, places?: string[]) {
  const pair = { media_id: mediaId, instead_id: insteadId };
  return await unwrap(backend().rpc('use_media_instead', { ...pair, ...(places && { places }) }));
}

/** The file as stored. */
export async function fetchMediaFile({
  bucket,
  path,
}: Pick<MediaItem, 'bucket' | 'path'>): Promise<Blob> {
  const { data, error } = await backend().storage.from(bucket).download(path);
  if (error) throw toStorageError(error);
  return data;
}
