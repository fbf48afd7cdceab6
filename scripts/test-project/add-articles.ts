import { codeOf } from '#languages/addresses.ts';
import { site } from '#site';
import { type Client, done, rowsOf } from './rows.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Rows in a request, which has at most 10 MiB. Even: an article and its translation go together. */
const AT_ONCE = 100;

/**
 * Adds published articles with texts of the demo content, one a day into the past. On a site of two languages every
 * second one translates the one before it.
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
    const ids = Array.from({ length }, () => crypto.randomUUID());
    const articles = ids.flatMap((id, index) => {
      const number = index + first;
      const text = texts[number % texts.length];
      const at = new Date(Date.now() - number * DAY).toISOString();
      const named = { title: `More about timber ${number}`, slug: `more-${number}` };
      const row = { id, ...named, ...languageOf(index, ids) };
      return text ? [{ row: { ...text, ...row }, at }] : [];
    });
    const rows = articles.map(({ row }) => row);
    const posts = await rowsOf(client.from('posts').insert(rows).select('id, version'));
    const versions = new Map(posts.map(({ id, version }) => [id, version]));
    const published = articles.flatMap(({ row: { id, ...row }, at }) => {
      const version = versions.get(id);
      const dates = { published_at: at, first_published_at: at, updated_at: at };
      return version === undefined ? [] : [{ ...row, ...dates, post_id: id, version }];
    });
    await done(client.from('published_posts').insert(published));
  }
}

function languageOf(index: number, ids: readonly string[]) {
  const [other] = site.otherLanguages;
  const original = ids[index - 1];
  if (!other || !original || index % 2 === 0) return { language: '', translation_of: null };
  return { language: codeOf(other), translation_of: original };
}
