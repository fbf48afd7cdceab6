import { expect, test, vi } from 'vitest';
import { articleList } from '#admin/queries/articles.ts';
import { ALL_ARTICLES } from '#data/articles/article-list.ts';
import { staff } from '#languages/staff.ts';
import { knownQueries, staffHtml } from '../../../../tests/support/staff-html.tsx';
import { ADDRESS, ArticleList } from './ArticleList.tsx';

// The words were taken out a moment ago, and the list is that of before.
vi.mock('#admin/ui/fields/use-debounced.ts', () => ({ useDebounced: () => 'zzz' }));

test('articles: that there are no articles is not said by the answer to a search', () => {
  const queries = knownQueries();
  const { queryKey } = articleList({ ...ALL_ARTICLES, words: 'zzz' });
  queries.setQueryData(queryKey, { pages: [{ articles: [], next: null }], pageParams: [null] });
  const html = staffHtml(<ArticleList />, queries);
  expect(html).toContain(staff.lists.nothingFound);
  expect(html).not.toContain(staff.lists.noneYet('articles'));
});

test('articles: what is looked for stands in the address; one that says something wrong shows every article', () => {
  const who = { words: 'oak & ash', tag: 'Timber', author: 'Anna' };
  const query = { ...who, filter: 'draft', sort: 'title', language: 'main' } as const;
  const address = ADDRESS.write(query);
  expect(address.toString()).toBe(
    'q=oak+%26+ash&state=draft&tag=Timber&author=Anna&sort=title&language=main',
  );
  expect(ADDRESS.read(address)).toEqual(query);
  expect(ADDRESS.write(ALL_ARTICLES).toString()).toBe('');
  const wrong = new URLSearchParams('state=nonsense&sort=toString&language=xx');
  expect(ADDRESS.read(wrong)).toEqual(ALL_ARTICLES);
});
