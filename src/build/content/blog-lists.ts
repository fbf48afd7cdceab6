import { pathHere } from '#business/language.ts';
import { groupByTag, tagPath } from '#domain/articles/tags.ts';
import { type ListPage, pageRedirects, pagesOf } from '#domain/site/pages-of.ts';
import { keyedPath, pageKey } from './page-key.ts';
import { type ArticleTeaser, listOfferedTeasers, listTeasers } from './site-content.ts';
import { perSnapshot } from './snapshot.ts';

/** One large, six in columns. */
export const ARTICLES_PER_PAGE = 7;

export interface Subject {
  slug: string;
  name: string;
}

export type TagCount = Subject & { count: number };

/** What a page of the articles about a subject shows. */
export interface TagListPage {
  tag: Subject;
  /** Number of articles, on the first page only: one more article must not change every page. */
  count: number | null;
  page: ListPage<ArticleTeaser>;
  /** The most frequent subjects, by name. */
  subjects: Subject[];
}

const MAX_SUBJECTS = 24;

/** The most frequent subjects, the largest first. */
export function countTags(articles: readonly ArticleTeaser[]): TagCount[] {
  return groupByTag(articles)
    .slice(0, MAX_SUBJECTS)
    .map(({ slug, name, items }) => ({ slug, name, count: items.length }));
}

/** Every page of every subject, for `getStaticPaths`. */
export const tagListPaths = perSnapshot(async () => {
  const articles = await listTeasers();
  // By name and without counts, so that one more article leaves the other subjects’ pages alone.
  const subjects = countTags(articles)
    .map(({ slug, name }) => ({ slug, name }))
    .sort((one, other) => one.slug.localeCompare(other.slug));
  const paths = groupByTag(articles).flatMap(({ slug, name, items }) =>
    pagesOf(items, ARTICLES_PER_PAGE, tagPath(slug)).map(async (page) => {
      const count = page.newer === null ? items.length : null;
      const props: TagListPage = { tag: { slug, name }, count, page, subjects };
      const key = await pageKey({ tag: props.tag, count, subjects, ...page });
      const rest = page.newer === null ? undefined : `page/${page.number}`;
      return keyedPath({ tag: slug, page: rest }, props, key);
    }),
  );
  return Promise.all(paths);
});

/** Redirects from addresses of pages that a list does not have, to its first page. */
export async function listPageRedirects(): Promise<{ from: string; to: string }[]> {
  const [articles, offered] = [await listTeasers(), await listOfferedTeasers()];
  const tags = groupByTag(articles).map(({ slug, items }) => ({ path: tagPath(slug), items }));
  return [{ path: pathHere('/blog'), items: offered }, ...tags].flatMap(({ path, items }) =>
    pageRedirects(items.length, ARTICLES_PER_PAGE, path).map((from) => ({ from, to: path })),
  );
}
