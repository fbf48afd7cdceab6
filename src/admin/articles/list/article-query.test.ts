import { expect, test } from 'vitest';
import { ALL_ARTICLES } from '#data/articles/article-list.ts';
import { isNarrowed, readArticleQuery, writeArticleQuery } from './article-query.ts';

test('articles: what is looked for stands in the address; one that says something wrong shows every article', () => {
  const who = { search: 'oak & ash', tag: 'Timber', author: 'Anna' };
  const query = { ...who, filter: 'draft', sort: 'title', language: 'main' } as const;
  const address = writeArticleQuery(query);
  expect(address.toString()).toBe(
    'q=oak+%26+ash&state=draft&tag=Timber&author=Anna&sort=title&language=main',
  );
  expect(readArticleQuery(address)).toEqual(query);
  expect(writeArticleQuery(ALL_ARTICLES).toString()).toBe('');
  expect(readArticleQuery(new URLSearchParams('state=nonsense&sort=toString&language=xx'))).toEqual(
    ALL_ARTICLES,
  );
  expect(isNarrowed({ ...ALL_ARTICLES, sort: 'title' })).toBe(false);
  expect(isNarrowed({ ...ALL_ARTICLES, filter: 'bin' })).toBe(true);
});
