import type { PublicationState } from '#domain/publication.ts';
import { backend } from './client.ts';
import type { Tables } from './database.types.ts';
import { DataError, toDataError } from './errors.ts';

export type Post = Tables<'posts'>;
export type PublishedPost = Tables<'published_posts'>;

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
}

/** What the editor writes. */
export interface PostFields {
  title: string;
  summary: string;
  body: string;
}

/** A working copy, the text approved for visitors, and the newest change that they could see. */
export interface PostWithPublished {
  post: Post;
  published: PublishedPost | null;
  /** With the version of the live site this tells whether visitors have the published text. */
  change: Pick<Tables<'content_changes'>, 'version' | 'action' | 'at'> | null;
}

/** Rows asked for at a time; the backend hands out no more at once. */
const PAGE = 1000;

/**
 * Every article that is not in the bin, last changed first.
 *
 * @throws DataError
 */
export async function fetchPostStates(): Promise<PostState[]> {
  const all: PostState[] = [];
  for (;;) {
    const { data, error, status } = await backend()
      .from('post_states')
      .select('*')
      .is('deleted_at', null)
      .order('updated_at', { ascending: false })
      .order('post_id')
      .range(all.length, all.length + PAGE - 1);
    if (error) throw toDataError(error, status);
    all.push(...data.map(readState));
    if (data.length < PAGE) return all;
  }
}

/** The columns of a view may all be null as far as types know; these never are. */
function readState(row: Tables<'post_states'>): PostState {
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
  };
}

/**
 * One article for the editor.
 *
 * @throws DataError 'not-found' for an id that leads nowhere.
 */
export async function fetchPost(id: string): Promise<PostWithPublished> {
  const [post, publication] = await Promise.all([
    backend().from('posts').select('*').eq('id', id).maybeSingle(),
    fetchPublication(id),
  ]);
  if (post.error) throw toPostError(post.error, post.status);
  if (!post.data) throw new DataError('not-found');
  return { post: post.data, ...publication };
}

async function fetchPublication(id: string): Promise<Omit<PostWithPublished, 'post'>> {
  const published = await backend()
    .from('published_posts')
    .select('*')
    .eq('post_id', id)
    .maybeSingle();
  if (published.error) throw toPostError(published.error, published.status);
  // After it, never before: a text must not look older than the change that brought it.
  const change = await backend()
    .from('content_changes')
    .select('version, action, at')
    .eq('entity', 'post')
    .eq('entity_id', id)
    .order('version', { ascending: false })
    .limit(1)
    .maybeSingle();
  if (change.error) throw toPostError(change.error, change.status);
  return { published: published.data, change: change.data };
}

/**
 * Writes a new article. The database makes its address from the title, and again from each new title
 * until visitors have known it.
 *
 * @throws DataError
 */
export async function createPost(fields: PostFields): Promise<Post> {
  const { data, error, status } = await backend().from('posts').insert(fields).select().single();
  if (error) throw toDataError(error, status);
  return data;
}

/**
 * Saves the working copy.
 *
 * @param version the version that the changes are based on.
 * @throws DataError 'conflict' with the current version when somebody else saved first.
 */
export async function savePost(id: string, version: number, fields: PostFields): Promise<Post> {
  const { data, error, status } = await backend()
    .from('posts')
    .update({ ...fields, version })
    .eq('id', id)
    .select()
    .maybeSingle();
  if (error) throw toPostError(error, status);
  // Row-level security hides what may not be written, so no row means: not allowed, or gone.
  if (!data) throw new DataError('denied');
  return data;
}

/**
 * Lets visitors have the saved text.
 *
 * @param at when they may see it; without it, now.
 * @throws DataError
 */
export async function publishPost(id: string, version: number, at?: Date): Promise<void> {
  const { error, status } = await backend().rpc('publish_post', {
    post_id: id,
    version,
    ...(at && { publish_at: at.toISOString() }),
  });
  if (error) throw toPostError(error, status);
}

/**
 * Takes an article off the site or off the schedule; its working copy stays, as a draft.
 *
 * @throws DataError
 */
export async function unpublishPost(id: string): Promise<Post> {
  const { data, error, status } = await backend().rpc('unpublish_post', { post_id: id });
  if (error) throw toPostError(error, status);
  return data;
}

/**
 * Makes the published text the working copy again; what is discarded stays in the article's history.
 *
 * @param version the version that is discarded.
 * @throws DataError 'conflict' with the current version when somebody else saved first.
 */
export async function discardChanges(id: string, version: number): Promise<Post> {
  const { data, error, status } = await backend().rpc('discard_changes', { post_id: id, version });
  if (error) throw toPostError(error, status);
  return data;
}

function toPostError(error: Parameters<typeof toDataError>[0], status: number): DataError {
  // An id that is no UUID is a mistyped address, not a fault.
  if (error.code === '22P02') return new DataError('not-found', { cause: error });
  return toDataError(error, status);
}
