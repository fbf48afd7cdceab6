import type { ArticleText } from '#domain/article-text.ts';
import { backend } from './client.ts';
import type { Tables } from './database.types.ts';
import { fetchNewestChange, type NewestChange } from './newest-change.ts';
import { unwrap, unwrapRow } from './unwrap.ts';

export type Post = Tables<'posts'>;
export type PublishedPost = Tables<'published_posts'>;

/** A working copy, the text approved for visitors, and the newest change that they could see. */
export interface PostWithPublished {
  post: Post;
  published: PublishedPost | null;
  /** The text that takes its place at a set time, if there is one. */
  scheduled: Pick<Tables<'scheduled_posts'>, 'version' | 'publish_at'> | null;
  /** With the version of the live site this tells whether visitors have the published text. */
  change: NewestChange | null;
}

/**
 * One article for the editor.
 *
 * @throws DataError 'not-found' for an id that leads nowhere.
 */
export async function fetchPost(id: string): Promise<PostWithPublished> {
  const [post, publication] = await Promise.all([
    unwrapRow(backend().from('posts').select('*').eq('id', id).maybeSingle(), 'not-found'),
    fetchPublication(id),
  ]);
  return { post, ...publication };
}

async function fetchPublication(id: string): Promise<Omit<PostWithPublished, 'post'>> {
  const [published, scheduled] = await Promise.all([
    unwrap(backend().from('published_posts').select('*').eq('post_id', id).maybeSingle()),
    unwrap(
      backend()
        .from('scheduled_posts')
        .select('version, publish_at')
        .eq('post_id', id)
        .maybeSingle(),
    ),
  ]);
  // After it, never before: a text must not look older than the change that brought it.
  return { published, scheduled, change: await fetchNewestChange('post', id) };
}

/** The columns of an article, a revision or a published text that are written by people. */
type StoredText = Pick<
  Post,
  | 'title'
  | 'summary'
  | 'body'
  | 'cover_media_id'
  | 'author_name'
  | 'tags'
  | 'seo_title'
  | 'seo_description'
  | 'noindex'
>;

/** What a stored article, or a state of one, says. Its address is kept as it is: nobody has written another. */
export function textOf(post: StoredText): ArticleText {
  return {
    title: post.title,
    summary: post.summary,
    body: post.body,
    slug: null,
    coverId: post.cover_media_id,
    authorName: post.author_name,
    tags: post.tags,
    seoTitle: post.seo_title,
    seoDescription: post.seo_description,
    noindex: post.noindex,
  };
}

/** The columns that hold what is written; what nobody has written is left to the database. */
function columnsOf(text: ArticleText) {
  return {
    title: text.title,
    summary: text.summary,
    body: text.body,
    cover_media_id: text.coverId,
    tags: [...text.tags],
    seo_title: text.seoTitle,
    seo_description: text.seoDescription,
    noindex: text.noindex,
    ...(text.slug !== null && { slug: text.slug }),
  };
}

/**
 * Writes a new article. The database makes its address from the title, and again from each new title
 * until visitors have known it.
 *
 * @param id a new one.
 * @throws DataError 'already-there' when an article has this id, or this address.
 */
export async function createPost(id: string, text: ArticleText): Promise<Post> {
  return await unwrap(
    backend()
      .from('posts')
      .insert({ id, ...columnsOf(text), ...(text.authorName && { author_name: text.authorName }) })
      .select()
      .single(),
  );
}

/**
 * Saves the working copy.
 *
 * @param version the version that the changes are based on.
 * @throws DataError 'conflict' with the current version when somebody else saved first.
 */
export async function savePost(id: string, version: number, text: ArticleText): Promise<Post> {
  return await unwrapRow(
    backend()
      .from('posts')
      .update({ ...columnsOf(text), author_name: text.authorName, version })
      .eq('id', id)
      .select()
      .maybeSingle(),
    'denied',
  );
}

/**
 * Lets visitors have the saved text.
 *
 * @param at when they may see it; without it, now.
 */
export async function publishPost(id: string, version: number, at?: Date): Promise<void> {
  await unwrap(
    backend().rpc('publish_post', {
      post_id: id,
      version,
      ...(at && { publish_at: at.toISOString() }),
    }),
  );
}

/** Takes an article off the site or off the schedule; its working copy stays, as a draft. */
export async function unpublishPost(id: string): Promise<Post> {
  return await unwrap(backend().rpc('unpublish_post', { post_id: id }));
}

/** Takes an article, or the next text of a live one, off the schedule; the working copy stays. */
export async function unschedulePost(id: string): Promise<Post> {
  return await unwrap(backend().rpc('unschedule_post', { post_id: id }));
}

/** Somebody else who has an article open. */
export interface Colleague {
  id: string;
  name: string;
}

/**
 * Says that this person has an article open, and asks who else has. To be repeated every 15 seconds;
 * after 45 without a word somebody counts as gone.
 *
 * @param leaves says that it is closed instead.
 */
export async function notePresence(id: string, leaves = false): Promise<Colleague[]> {
  const data = await unwrap(backend().rpc('note_presence', { post_id: id, leaves }));
  return data.map(({ user_id, full_name }) => ({ id: user_id, name: full_name || 'A colleague' }));
}

/**
 * Makes the published text the working copy again; what is discarded stays in the article's history.
 *
 * @param version the version that is discarded.
 * @throws DataError 'conflict' with the current version when somebody else saved first.
 */
export async function discardChanges(id: string, version: number): Promise<Post> {
  return await unwrap(backend().rpc('discard_changes', { post_id: id, version }));
}
