import { backend } from '#data/client.ts';
import { unwrap } from '#data/unwrap.ts';
import type { Enums } from '#supabase/database.types.ts';
import { type MediaSummary, toSummary } from './media.ts';
import { deleteFiles } from './uploads.ts';

export type MediaFilter = Enums<'media_filter'>;
export type MediaOrder = Enums<'media_order'>;

export interface MediaSearch {
  /** Of the name, the description, the caption, the credit or a tag. */
  words: string;
  filter: MediaFilter;
  order: MediaOrder;
  tag: string;
  /** A media type such as 'image/webp'. */
  kind: string;
}

export const WHOLE_LIBRARY: MediaSearch = {
  words: '',
  filter: 'all',
  order: 'newest',
  tag: '',
  kind: '',
};

export interface FoundMedia extends MediaSummary {
  /** By an article or a gallery. */
  isUsed: boolean;
}

/** Cursor of the search. */
export interface MediaKey {
  value: string;
  id: string;
}

export interface MediaPage {
  media: FoundMedia[];
  /** Null after the last page. */
  next: MediaKey | null;
}

const PAGE = 200;

/** @param after where the page before ended; null for the first. */
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

export async function countMedia(filter: MediaFilter = 'all'): Promise<number> {
  return await unwrap(backend().rpc('count_media', { filter }));
}

export type MediaTag = Awaited<ReturnType<typeof fetchMediaTags>>[number];

/** By name. */
export async function fetchMediaTags() {
  return await unwrap(backend().rpc('media_tags'));
}

/** Adds and removes tags, of all pictures or of none. @returns how many changed. */
export async function tagMedia(
  ids: readonly string[],
  add: readonly string[],
  remove: readonly string[] = [],
): Promise<number> {
  return await unwrap(
    backend().rpc('tag_media', { ids: [...ids], add: [...add], remove: [...remove] }),
  );
}

/** To the bin, for 30 days. @returns the ids that went; the others are in use. */
export async function binMedia(ids: readonly string[]): Promise<string[]> {
  return await unwrap(backend().rpc('bin_media', { ids: [...ids] }));
}

/** @returns how many came out of the bin. */
export async function restoreMedia(ids: readonly string[]): Promise<number> {
  return (await unwrap(backend().rpc('restore_media', { ids: [...ids] }))).length;
}

/** Deletes pictures of the bin. A file that pages still show, or that storage kept, is deleted later. @returns how many. */
export async function deleteMedia(ids: readonly string[]): Promise<number> {
  const data = await unwrap(backend().rpc('delete_media', { ids: [...ids] }));
  await deleteFiles(data).catch(() => {});
  return data.length;
}
