import {
  ALL_ARTICLES,
  type ArticleFilter,
  type ArticleOrder,
  type ArticleQuery,
} from '#data/articles/article-list.ts';
import { PUBLICATION_LABELS } from '#domain/articles/publication.ts';

/** What can be shown, in the words of the choice. */
export const FILTERS: Readonly<Record<ArticleFilter, string>> = {
  all: 'All articles',
  ...PUBLICATION_LABELS,
  bin: 'Bin',
};

export const ORDERS: Readonly<Record<ArticleOrder, string>> = {
  updated: 'Last changed',
  published: 'Last published',
  title: 'Title, A to Z',
};

/** The name of each part in the address. */
const NAMES: Readonly<Record<keyof ArticleQuery, string>> = {
  search: 'q',
  filter: 'state',
  tag: 'tag',
  author: 'author',
  sort: 'sort',
};

/** Reads which articles are looked for; what the address does not say, or says wrongly, is as usual. */
export function readArticleQuery(address: URLSearchParams): ArticleQuery {
  const read = (part: keyof ArticleQuery) => address.get(NAMES[part]) ?? '';
  const [filter, sort] = [read('filter'), read('sort')];
  return {
    search: read('search'),
    filter: isOneOf(FILTERS, filter) ? filter : ALL_ARTICLES.filter,
    tag: read('tag'),
    author: read('author'),
    sort: isOneOf(ORDERS, sort) ? sort : ALL_ARTICLES.sort,
  };
}

/** The end of the address that finds the same again; only what is not as usual stands in it. */
export function writeArticleQuery(query: ArticleQuery): URLSearchParams {
  const address = new URLSearchParams();
  for (const [part, name] of Object.entries(NAMES) as [keyof ArticleQuery, string][]) {
    const value = query[part];
    if (value !== ALL_ARTICLES[part]) address.set(name, value);
  }
  return address;
}

/** Whether anything is left out of the list. */
export function isNarrowed(query: ArticleQuery): boolean {
  return [...writeArticleQuery({ ...query, sort: ALL_ARTICLES.sort })].length > 0;
}

function isOneOf<Value extends string>(
  options: Readonly<Record<Value, string>>,
  value: string,
): value is Value {
  return Object.hasOwn(options, value);
}
