import { useSettled } from '#admin/ui/fields/use-settled.ts';
import { useAddressSearch } from '#admin/ui/lists/use-address-search.ts';
import { readArticleQuery, writeArticleQuery } from './article-query.ts';

/** Which articles are looked for, see useAddressSearch(). */
export function useArticleQuery() {
  const list = useAddressSearch({ read: readArticleQuery, write: writeArticleQuery });
  const words = useSettled(list.search.search);
  return {
    ...list,
    /** What the list is asked for, once typing pauses. */
    settled: { ...list.search, search: words },
  };
}

export type ArticleListQuery = ReturnType<typeof useArticleQuery>;
