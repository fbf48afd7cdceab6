import { type Client, done, rowsOf } from './rows.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Rows in a request, which has at most 10 MiB. */
const AT_ONCE = 100;

/**
 * Adds published articles with texts of the demo content, one a day into the past.
 *
 * @param from number of the first.
 */
export async function addArticles(client: Client, count: number, from = 1): Promise<void> {
  const columns =
    'summary, body, cover_media_id, author_name, tags, seo_title, seo_description, noindex';
  const texts = await rowsOf(
    // Only original articles, so that repeated runs use the same texts.
    client
      .from('published_posts')
      .select(columns)
      .not('slug', 'like', 'more-%')
      .order('slug')
      .limit(14),
  );
  for (let first = from; first < from + count; first += AT_ONCE) {
    const length = Math.min(AT_ONCE, from + count - first);
    const articles = Array.from({ length }, (_, index) => index + first).flatMap((number) => {
      const text = texts[number % texts.length];
      const at = new Date(Date.now() - number * DAY).toISOString();
      const title = `More about timber ${number}`;
      return text ? [{ row: { ...text, title, slug: `more-${number}` }, at }] : [];
    });
    const rows = articles.map(({ row }) => row);
    const posts = await rowsOf(client.from('posts').insert(rows).select('id, slug, version'));
    const ids = new Map(posts.map((post) => [post.slug, post]));
    const published = articles.flatMap(({ row, at }) => {
      const post = ids.get(row.slug);
      if (!post) return [];
      const dates = { published_at: at, first_published_at: at, updated_at: at };
      return [{ ...row, ...dates, post_id: post.id, version: post.version }];
    });
    await done(client.from('published_posts').insert(published));
  }
}
