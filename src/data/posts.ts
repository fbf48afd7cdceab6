import { backend } from './client.ts';
import type { Tables } from './database.types.ts';
import { DataError, toDataError } from './errors.ts';

export type Post = Tables<'posts'>;
export type PublishedPost = Tables<'published_posts'>;

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
