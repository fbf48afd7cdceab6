import type { PublicationState } from '#domain/publication.ts';
import type { Enums, Tables } from '#supabase/database.types.ts';
import { backend } from './client.ts';
import { toDataError } from './errors.ts';
import type { Post } from './posts.ts';

/** An article as lists show it, with the state that the database derives. */
export interface PostState {
  id: string;
  state: PublicationState;
  title: string;
  summary: string;
  slug: string;
  tags: string[];
  authorName: string;
  version: number;
  updatedAt: string;
  updatedBy: string | null;
  /** When visitors see it, or will; null for a draft. */
  publishedAt: string | null;
  /** When a text that is scheduled takes the place of the published one. */
  changeAt: string | null;
  /** Saved after the text that visitors see, or will see. */
  hasChanges: boolean;
  deletedAt: string | null;
}

export type PostFilter = Enums<'post_filter'>;
export type PostOrder = Enums<'post_order'>;
export type PostAction = Enums<'post_action'>;

/** Which articles, and in which order. Empty texts leave nothing out. */
export interface PostQuery {
  filter: PostFilter;
  /** Each word begins a word of title, summary, tags, author or address. */
  search: string;
  tag: string;
  author: string;
  sort: PostOrder;
}

/** The row after which the next page begins. */
export interface PostCursor {
  key: string;
  id: string;
}

export interface PostPage {
  posts: PostState[];
  /** Null at the end of the list. */
  next: PostCursor | null;
}

type Row = Tables<'post_states'>;

/** Every current article, last changed first. */
export const ALL_POSTS: PostQuery = {
  filter: 'all',
  search: '',
  tag: '',
  author: '',
  sort: 'updated',
};

/**
 * A page of articles.
 *
 * @param after where the page before ended; null for the first.
 * @throws DataError
 */
export async function fetchPostPage(
  query: PostQuery,
  after: PostCursor | null = null,
  count = 50,
): Promise<PostPage> {
  const { data, error, status } = await backend().rpc('list_posts', {
    ...query,
    count,
    ...(after && { after_key: after.key, after_id: after.id }),
  });
  if (error) throw toDataError(error, status);
  const last = data.length === count ? data.at(-1) : undefined;
  return {
    posts: data.map(readState),
    next: last ? { key: keyOf(last, query.sort), id: last.post_id ?? '' } : null,
  };
}

/** What a list is sorted by, as the database wrote it: a date of JavaScript would lose microseconds. */
function keyOf(row: Row, sort: PostOrder): string {
  if (sort === 'title') return row.title_key ?? '';
  return (sort === 'updated' ? row.updated_at : row.published_at) ?? '-infinity';
}

/** The columns of a view may all be null as far as types know; these never are. */
function readState(row: Row): PostState {
  return {
    id: row.post_id ?? '',
    state: row.state ?? 'draft',
    title: row.title ?? '',
    summary: row.summary ?? '',
    slug: row.slug ?? '',
    tags: row.tags ?? [],
    authorName: row.author_name ?? '',
    version: row.version ?? 1,
    updatedAt: row.updated_at ?? '',
    updatedBy: row.updated_by,
    publishedAt: row.published_at,
    changeAt: row.change_at,
    hasChanges: row.has_changes ?? false,
    deletedAt: row.deleted_at,
  };
}

/**
 * The tags of articles, most used first.
 *
 * @throws DataError
 */
export async function fetchPostTags(): Promise<string[]> {
  const { data, error, status } = await backend().rpc('post_tags');
  if (error) throw toDataError(error, status);
  return data.map(({ tag }) => tag);
}

/**
 * The authors of articles, as readers see their names.
 *
 * @throws DataError
 */
export async function fetchPostAuthors(): Promise<string[]> {
  const { data, error, status } = await backend().rpc('post_authors');
  if (error) throw toDataError(error, status);
  return data.map(({ author_name }) => author_name);
}

/**
 * Does one thing to many articles, to all or to none. The archive and the bin take them off the site.
 *
 * @returns how many it was done to; the others were there already.
 * @throws DataError
 */
export async function changePosts(ids: readonly string[], action: PostAction): Promise<number> {
  const { data, error, status } = await backend().rpc('change_posts', { ids: [...ids], action });
  if (error) throw toDataError(error, status);
  return data;
}

/**
 * Makes a new draft of everything that an article holds.
 *
 * @throws DataError
 */
export async function duplicatePost(id: string): Promise<Post> {
  const { data, error, status } = await backend().rpc('duplicate_post', { post_id: id });
  if (error) throw toDataError(error, status);
  return data;
}
