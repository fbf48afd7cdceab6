import { backend } from '#data/client.ts';
import { unwrap } from '#data/unwrap.ts';
import { countArticleWords, readingMinutes } from '#domain/articles/reading-time.ts';
import type { Tables } from '#supabase/database.types.ts';

/** An article as visitors have it in lists. */
export type PublishedArticle = Pick<Tables<'published_posts'>, 'title' | 'summary' | 'tags'> & {
  /** By which pages name it: its address in the main language. */
  slug: string;
  /** In its own language. */
  ownSlug: string;
};

/** Of the newest: as many as a page could choose from. */
export const MOST_PUBLISHED = 500;

/** Those of a language, newest first, without those that are only scheduled. @param language '' for the main one. */
export async function fetchPublishedArticles(language: string): Promise<PublishedArticle[]> {
  const [rows, originals] = await Promise.all([
    publishedIn(language),
    language === '' ? [] : publishedIn(''),
  ]);
  const slugs = new Map(originals.map(({ post_id, slug }) => [post_id, slug]));
  return rows.map(({ slug, title, summary, tags, translation_of }) => ({
    ...{ title, summary, tags, ownSlug: slug },
    slug: slugs.get(translation_of ?? '') ?? slug,
  }));
}

async function publishedIn(language: string) {
  return await unwrap(
    backend()
      .from('published_posts')
      .select('post_id, slug, title, summary, tags, translation_of')
      .eq('language', language)
      .lte('published_at', 'now')
      .order('published_at', { ascending: false })
      .order('slug')
      .limit(MOST_PUBLISHED),
  );
}

/** Minutes that each of these articles takes to read, by its address in its language. */
export async function fetchReadingMinutes(
  language: string,
  slugs: readonly string[],
): Promise<Map<string, number>> {
  const rows = await unwrap(
    backend()
      .from('published_posts')
      .select('slug, body')
      .eq('language', language)
      .in('slug', [...slugs]),
  );
  return new Map(rows.map(({ slug, body }) => [slug, readingMinutes(countArticleWords(body))]));
}
