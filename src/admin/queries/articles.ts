import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  ALL_ARTICLES,
  type ArticleCursor,
  type ArticleQuery,
  fetchArticleAuthors,
  fetchArticlePage,
  fetchArticleTags,
} from '#data/articles/article-list.ts';
import { type Article, fetchArticle } from '#data/articles/articles.ts';
import { fetchPublishedArticles, fetchReadingMinutes } from '#data/articles/published-articles.ts';
import { readCopy } from './kept-copies.ts';

const RECENT = 5;
/** How many of a state are listed where all of them count. */
const MOST = 200;

export function articleList(query: ArticleQuery) {
  return infiniteQueryOptions({
    queryKey: ['posts', 'list', query],
    queryFn: ({ pageParam }) => fetchArticlePage(query, pageParam),
    initialPageParam: null as ArticleCursor | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

export const recentArticles = queryOptions({
  queryKey: ['posts', 'recent'],
  queryFn: async () => (await fetchArticlePage(ALL_ARTICLES, null, RECENT)).articles,
});

async function fetchOfState(filter: ArticleQuery['filter']) {
  return (await fetchArticlePage({ ...ALL_ARTICLES, filter }, null, MOST)).articles;
}

/** Live articles with saved changes that no editor has approved yet. */
export const unapprovedArticles = queryOptions({
  queryKey: ['posts', 'unapproved'],
  queryFn: () => fetchOfState('live_with_changes'),
});

/** Drafts with a time to go live, the soonest first. */
export const scheduledArticles = queryOptions({
  queryKey: ['posts', 'scheduled'],
  queryFn: async () => {
    const timeOf = ({ publishedAt }: { publishedAt: string | null }) =>
      Date.parse(publishedAt ?? '');
    return (await fetchOfState('scheduled'))
      .filter(({ state }) => state === 'scheduled')
      .sort((one, other) => timeOf(one) - timeOf(other));
  },
});

export const articleTags = queryOptions({ queryKey: ['posts', 'tags'], queryFn: fetchArticleTags });

export const articleAuthors = queryOptions({
  queryKey: ['posts', 'authors'],
  queryFn: fetchArticleAuthors,
});

/** With what visitors see of it. */
export function articleById(id: string) {
  return queryOptions({ queryKey: ['posts', 'one', id], queryFn: () => fetchArticle(id) });
}

/** As this browser saw it last, for offline use. */
export function keptArticle(id: string) {
  return queryOptions({
    queryKey: ['kept-post', id],
    queryFn: () => readCopy<Article>(`post:${id}`),
    gcTime: 0,
  });
}

/** As visitors of a language have them. */
export function publishedArticles(language: string) {
  return queryOptions({
    queryKey: ['posts', 'published', language],
    queryFn: () => fetchPublishedArticles(language),
  });
}

/** Of published articles, by their addresses in a language. */
export function readingMinutes(language: string, slugs: readonly string[]) {
  return queryOptions({
    queryKey: ['posts', 'minutes', language, slugs],
    queryFn: () => fetchReadingMinutes(language, slugs),
    enabled: slugs.length > 0,
  });
}
