import { backend } from './client.ts';
import type { Enums } from './database.types.ts';
import { type MediaSummary, toSummary } from './media.ts';
import { unwrap } from './unwrap.ts';
import { deleteFiles } from './uploads.ts';

export type MediaFilter = Enums<'media_filter'>;
export type MediaOrder = Enums<'media_order'>;

/** What is looked for in the library. */
export interface MediaSearch {
  /** Words of the name, the description, the caption, the credit or a tag; '' for all pictures. */
  words: string;
  filter: MediaFilter;
  order: MediaOrder;
  /** One tag; '' for any. */
  tag: string;
  /** A media type, 'image/webp'; '' for any. */
  kind: string;
}

/** Everything outside the bin, newest first. */
export const WHOLE_LIBRARY: MediaSearch = {
  words: '',
  filter: 'all',
  order: 'newest',
  tag: '',
  kind: '',
};

/** A picture in the grid. */
export interface FoundMedia extends MediaSummary {
  /** Whether an article or a gallery has it. */
  isUsed: boolean;
}

/** Where a page of the search ended. */
export interface MediaKey {
  value: string;
  id: string;
}

export interface MediaPage {
  media: FoundMedia[];
  /** Where the next page begins; null after the last. */
  next: MediaKey | null;
}

/** Pictures asked for at a time. */
const PAGE = 200;

/**
 * A page of what is looked for.
 *
 * @param after the end of the page before; null for the first.
 */
export async function searchMedia(search: MediaSearch, after: MediaKey | null): Promise<MediaPage> {
  const data = await unwrap(
    backend().rpc('search_media', {
      words: search.words,
      filter: search.filter,
      tag: search.tag,
      kind: search.kind,
      sorted: search.order,
      page_size: PAGE,
      ...(after && { after_value: after.value, after_id: after.id }),
    }),
  );
  const last = data.length < PAGE ? undefined : data.at(-1);
  return {
    media: data.map((row) => ({ ...toSummary(row), isUsed: row.is_used })),
    next: last ? { value: last.sort_value, id: last.id } : null,
  };
}

/** How many pictures there are. */
export async function countMedia(filter: MediaFilter = 'all'): Promise<number> {
  return await unwrap(backend().rpc('count_media', { filter }));
}

/** A tag of the library, and how many pictures have it. */
export interface MediaTag {
  tag: string;
  pictures: number;
}

/** Every tag of the library, by name. */
export async function fetchMediaTags(): Promise<MediaTag[]> {
  return await unwrap(backend().rpc('media_tags'));
}

/**
 * Gives pictures tags and takes tags from them, all or none.
 *
 * @returns how many are different now.
 */
export async function tagMedia(
  ids: readonly string[],
  add: readonly string[],
  remove: readonly string[] = [],
): Promise<number> {
  return await unwrap(
    backend().rpc('tag_media', {
      ids: [...ids],
      add: [...add],
      remove: [...remove],
    }),
  );
}

/**
 * Moves pictures to the bin, where they stay for 30 days.
 *
 * @returns the ids of those that went; the others are in use.
 */
export async function binMedia(ids: readonly string[]): Promise<string[]> {
  return await unwrap(backend().rpc('bin_media', { ids: [...ids] }));
}

/** Takes pictures out of the bin. */
export async function restoreMedia(ids: readonly string[]): Promise<void> {
  await unwrap(backend().rpc('restore_media', { ids: [...ids] }));
}

/**
 * Deletes pictures of the bin for good, and their files. A file that pages still show stays until the
 * next release; so does one that could not be removed now, and both are cleared away later.
 */
export async function deleteMedia(ids: readonly string[]): Promise<void> {
  const data = await unwrap(backend().rpc('delete_media', { ids: [...ids] }));
  await deleteFiles(data).catch(() => {});
}
