import { backend } from '#data/client.ts';
import { unwrap } from '#data/unwrap.ts';
import { countArticleWords, readingMinutes } from '#domain/articles/reading-time.ts';
import type { Tables } from '#supabase/database.types.ts';

/** An article as visitors have it in lists. */
export type PublishedArticle = Pick<
  Tables<'published_posts'>,
  'slug' | 'title' | 'summary' | 'tags'
>;

/** Of the newest: as many as a page could choose from. */
const MOST = 500;

/** Those of the main language, newest first, without those that are only scheduled. */
export async function fetchPublishedArticles(): Promise<PublishedArticle[]> {
  return await unwrap(
    backend()
      .from('published_posts')
      .select('slug, title, summary, tags')
      .eq('language', '')
      .lte('published_at', 'now')
      .order('published_at', { ascending: false })
      .order('slug')
      .limit(MOST),
  );
}

/** Minutes that each of these articles takes to read, by its address. */
export async function fetchReadingMinutes(slugs: readonly string[]): Promise<Map<string, number>> {
  const rows = await unwrap(
    backend()
      .from('published_posts')
      .select('slug, body')
      .eq('language', '')
      .in('slug', [...slugs]),
  );
  return new Map(rows.map(({ slug, body }) => [slug, readingMinutes(countArticleWords(body))]));
}
