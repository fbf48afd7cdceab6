import {
  ALL_POSTS,
  type PostFilter,
  type PostOrder,
  type PostQuery,
} from '#data/articles/article-list.ts';
import { PUBLICATION_LABELS } from '#domain/articles/publication.ts';

/** What can be shown, in the words of the choice. */
export const FILTERS: Readonly<Record<PostFilter, string>> = {
  all: 'All articles',
  ...PUBLICATION_LABELS,
  bin: 'Bin',
};

export const ORDERS: Readonly<Record<PostOrder, string>> = {
  updated: 'Last changed',
  published: 'Last published',
  title: 'Title, A to Z',
};

/** The name of each part in the address. */
const NAMES: Readonly<Record<keyof PostQuery, string>> = {
  search: 'q',
  filter: 'state',
  tag: 'tag',
  author: 'author',
  sort: 'sort',
};

/** Reads which articles are looked for; what the address does not say, or says wrongly, is as usual. */
export function readArticleQuery(address: URLSearchParams): PostQuery {
  const read = (part: keyof PostQuery) => address.get(NAMES[part]) ?? '';
  const [filter, sort] = [read('filter'), read('sort')];
  return {
    search: read('search'),
    filter: isOneOf(FILTERS, filter) ? filter : ALL_POSTS.filter,
    tag: read('tag'),
    author: read('author'),
    sort: isOneOf(ORDERS, sort) ? sort : ALL_POSTS.sort,
  };
}

/** The end of the address that finds the same again; only what is not as usual stands in it. */
export function writeArticleQuery(query: PostQuery): URLSearchParams {
  const address = new URLSearchParams();
  for (const [part, name] of Object.entries(NAMES) as [keyof PostQuery, string][]) {
    const value = query[part];
    if (value !== ALL_POSTS[part]) address.set(name, value);
  }
  return address;
}

/** Whether anything is left out of the list. */
export function isNarrowed(query: PostQuery): boolean {
  return [...writeArticleQuery({ ...query, sort: ALL_POSTS.sort })].length > 0;
}

function isOneOf<Value extends string>(
  options: Readonly<Record<Value, string>>,
  value: string,
): value is Value {
  return Object.hasOwn(options, value);
}
