import { backend } from '#data/client.ts';
import { fetchNewestChange, type NewestChange } from '#data/galleries/newest-change.ts';
import { unwrap, unwrapRow } from '#data/unwrap.ts';
import type { ArticleText } from '#domain/articles/article-text.ts';
import type { Tables } from '#supabase/database.types.ts';

export type Article = Tables<'posts'>;
export type PublishedArticle = Tables<'published_posts'>;

/** A working copy, what visitors see of it, and the newest change of that. */
export interface ArticleWithPublished {
  article: Article;
  published: PublishedArticle | null;
  /** The text that replaces it at a set time. */
  scheduled: Pick<Tables<'scheduled_posts'>, 'version' | 'publish_at'> | null;
  /** Compared with the live version it tells whether visitors have the published text. */
  change: NewestChange | null;
}

/** @throws DataError 'not-found' */
export async function fetchArticle(id: string): Promise<ArticleWithPublished> {
  const [article, publication] = await Promise.all([
    unwrapRow(backend().from('posts').select('*').eq('id', id).maybeSingle(), 'not-found'),
    fetchPublication(id),
  ]);
  return { article, ...publication };
}

async function fetchPublication(id: string): Promise<Omit<ArticleWithPublished, 'article'>> {
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
  // Read after it: a text must not look older than the change that published it.
  return { published, scheduled, change: await fetchNewestChange('post', id) };
}

/** Without the address, which only an edit sets. */
export function textOf(
  article: Pick<Article, keyof ReturnType<typeof columnsOf> | 'author_name'>,
): ArticleText {
  return {
    title: article.title,
    summary: article.summary,
    body: article.body,
    slug: null,
    coverId: article.cover_media_id,
    authorName: article.author_name,
    tags: article.tags,
    seoTitle: article.seo_title,
    seoDescription: article.seo_description,
    noindex: article.noindex,
  };
}

/** Leaves out what the database makes itself. */
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

/** The database makes its address. @throws DataError 'already-there' when an article has this id or address. */
export async function createArticle(id: string, text: ArticleText): Promise<Article> {
  return await unwrap(
    backend()
      .from('posts')
      .insert({ id, ...columnsOf(text), ...(text.authorName && { author_name: text.authorName }) })
      .select()
      .single(),
  );
}

/** Changes `version`. @throws DataError 'conflict' with the current one when a colleague saved first. */
export async function saveArticle(
  id: string,
  version: number,
  text: ArticleText,
): Promise<Article> {
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

/** @param at when visitors get it; now when missing. */
export async function publishArticle(id: string, version: number, at?: Date): Promise<void> {
  await unwrap(
    backend().rpc('publish_post', {
      post_id: id,
      version,
      ...(at && { publish_at: at.toISOString() }),
    }),
  );
}

/** Takes an article off the site or the schedule; its working copy becomes a draft. */
export async function unpublishArticle(id: string): Promise<Article> {
  return await unwrap(backend().rpc('unpublish_post', { post_id: id }));
}

/** Takes an article, or the next text of a live one, off the schedule. */
export async function unscheduleArticle(id: string): Promise<Article> {
  return await unwrap(backend().rpc('unpublish_post', { post_id: id, keeps_live: true }));
}

/** Replaces `version` by the published text. @throws DataError 'conflict' when a colleague saved first. */
export async function discardChanges(id: string, version: number): Promise<Article> {
  return await unwrap(backend().rpc('discard_changes', { post_id: id, version }));
}
