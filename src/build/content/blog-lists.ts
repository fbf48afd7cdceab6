import { groupByTag, tagPath } from '#domain/articles/tags.ts';
import { type ListPage, pageRedirects, pagesOf } from '#domain/site/pages-of.ts';
import { keyedPath, pageKey } from './page-key.ts';
import { type ArticleTeaser, listTeasers } from './site-content.ts';
import { perSnapshot } from './snapshot.ts';

/** Articles on one page of a list: one large, six in columns. */
export const ARTICLES_PER_PAGE = 7;

/** A subject that articles are about. */
export interface Subject {
  slug: string;
  name: string;
}

/** A subject, and how much there is to read. */
export interface TagCount extends Subject {
  count: number;
}

/** What one page of the articles about a subject shows. */
export interface TagListPage {
  tag: Subject;
  /** How many articles there are about it; only the first page says it, or one more would change all. */
  count: number | null;
  page: ListPage<ArticleTeaser>;
  /** The subjects that are written about most, by name. */
  subjects: Subject[];
}

/** A list that nobody would read to its end helps nobody. */
const MAX_SUBJECTS = 24;

/** The subjects of these articles that are written about most, first those with most to read. */
export function countTags(articles: readonly ArticleTeaser[]): TagCount[] {
  return groupByTag(articles)
    .slice(0, MAX_SUBJECTS)
    .map(({ slug, name, items }) => ({ slug, name, count: items.length }));
}

/** Every page of every subject, as `getStaticPaths` wants them. */
export const tagListPaths = perSnapshot(async () => {
  const articles = await listTeasers();
  // By name and without their counts, so that one more article leaves the other subjects' pages alone.
  const subjects = countTags(articles)
    .map(({ slug, name }) => ({ slug, name }))
    .sort((one, other) => one.slug.localeCompare(other.slug));
  const paths = groupByTag(articles).flatMap(({ slug, name, items }) =>
    pagesOf(items, ARTICLES_PER_PAGE, tagPath(slug)).map(async (page) => {
      const count = page.newer === null ? items.length : null;
      const props: TagListPage = { tag: { slug, name }, count, page, subjects };
      const key = await pageKey({ tag: props.tag, count, subjects, ...page });
      return keyedPath({ tag: slug, number: String(page.number) }, props, key);
    }),
  );
  return Promise.all(paths);
});

/** Numbered addresses of lists that lead to the list's first page, with where that is. */
export async function listPageRedirects(): Promise<{ from: string; to: string }[]> {
  const articles = await listTeasers();
  const lists = [
    { length: articles.length, path: '/blog' },
    ...groupByTag(articles).map(({ slug, items }) => ({
      length: items.length,
      path: tagPath(slug),
    })),
  ];
  return lists.flatMap(({ length, path }) =>
    pageRedirects(length, ARTICLES_PER_PAGE, path).map((from) => ({ from, to: path })),
  );
}
