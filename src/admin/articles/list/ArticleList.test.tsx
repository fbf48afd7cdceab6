import { expect, test, vi } from 'vitest';
import { articleList } from '#admin/queries/articles.ts';
import { ALL_ARTICLES } from '#data/articles/article-list.ts';
import { staff } from '#languages/staff.ts';
import { knownQueries, staffHtml } from '../../../../tests/support/staff-html.tsx';
import { ArticleList } from './ArticleList.tsx';

// The words were taken out a moment ago, and the list is that of before.
vi.mock('#admin/ui/fields/use-settled.ts', () => ({ useSettled: () => 'zzz' }));

test('articles: that there are no articles is not said by the answer to a search', () => {
  const queries = knownQueries();
  const { queryKey } = articleList({ ...ALL_ARTICLES, search: 'zzz' });
  queries.setQueryData(queryKey, { pages: [{ articles: [], next: null }], pageParams: [null] });
  const html = staffHtml(<ArticleList />, queries);
  expect(html).toContain(staff.articles.nothingFound);
  expect(html).not.toContain(staff.articles.noArticlesYet);
});
