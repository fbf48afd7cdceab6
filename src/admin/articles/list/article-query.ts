import { languageChoices } from '#admin/translations/language-filter.ts';
import { useSettled } from '#admin/ui/fields/use-settled.ts';
import { searchAddress, useAddressSearch } from '#admin/ui/lists/use-address-search.ts';
import {
  ALL_ARTICLES,
  type ArticleFilter,
  type ArticleOrder,
  type ArticleQuery,
} from '#data/articles/article-list.ts';
import { PUBLICATION_LABELS } from '#domain/articles/publication-status.ts';
import { labelsOf, staff } from '#languages/staff.ts';

/** What can be shown. */
export const articleFilters = (): Record<ArticleFilter, string> => ({
  all: staff.articles.allArticles,
  ...labelsOf(PUBLICATION_LABELS, staff.screens),
  bin: staff.articles.bin,
});

export const articleOrders = (): Record<ArticleOrder, string> => ({
  updated: staff.articles.lastChanged,
  published: staff.articles.lastPublished,
  title: staff.articles.titleAToZ,
});

const address = searchAddress<ArticleQuery>(
  {
    search: 'q',
    filter: 'state',
    tag: 'tag',
    author: 'author',
    sort: 'sort',
    language: 'language',
  },
  ALL_ARTICLES,
  () => ({ filter: articleFilters(), sort: articleOrders(), language: languageChoices() }),
);
export const { read: readArticleQuery, write: writeArticleQuery } = address;

/** Which articles are looked for; `settled` is what the list is asked for, once typing pauses. */
export function useArticleQuery() {
  const list = useAddressSearch(address);
  const search = useSettled(list.search.search);
  return { ...list, settled: { ...list.search, search } };
}

/** Whether anything is left out of the list. */
export function isNarrowed(query: ArticleQuery): boolean {
  return [...writeArticleQuery({ ...query, sort: ALL_ARTICLES.sort })].length > 0;
}
