import { backend } from '#data/client.ts';
import { fetchPublication, type Publication } from '#data/documents/documents.ts';
import { saveRow } from '#data/save-row.ts';
import { unwrap, unwrapRow } from '#data/unwrap.ts';
import type { ArticleText } from '#domain/articles/article-text.ts';
import type { Tables } from '#supabase/database.types.ts';

export type Article = Tables<'posts'>;
export type PublishedArticle = Tables<'published_posts'>;

export interface ArticleWithPublished extends Publication<'post'> {
  article: Article;
}

/** @throws DataError 'not-found' */
export async function fetchArticle(id: string): Promise<ArticleWithPublished> {
  const [article, publication] = await Promise.all([
    unwrapRow(backend().from('posts').select('*').eq('id', id).maybeSingle(), 'not-found'),
    fetchPublication('post', id),
  ]);
  return { article, ...publication };
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
  return await saveRow('posts', id, { ...columnsOf(text), author_name: text.authorName, version });
}

/** Notes that a translation says what this version of its original says. */
export async function noteTranslation(id: string, originalVersion: number): Promise<Article> {
  return await unwrap(
    backend().rpc('record_translation', { post_id: id, original_version: originalVersion }),
  );
}
