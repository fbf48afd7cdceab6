import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  ALL_POSTS,
  fetchPostAuthors,
  fetchPostPage,
  fetchPostTags,
  type PostCursor,
  type PostQuery,
} from '#data/articles/article-list.ts';
import { fetchPost, notePresence } from '#data/articles/articles.ts';
import { readKeptArticle } from './kept-articles.ts';

const RECENT = 5;
/** How many can be reviewed at once. */
const UNAPPROVED = 200;
/** How many drafts with a time to go live are named. */
const SCHEDULED = 200;

export function postList(query: PostQuery) {
  return infiniteQueryOptions({
    queryKey: ['posts', 'list', query],
    queryFn: ({ pageParam }) => fetchPostPage(query, pageParam),
    initialPageParam: null as PostCursor | null,
    getNextPageParam: ({ next }) => next,
  });
}

export const recentPosts = queryOptions({
  queryKey: ['posts', 'recent'],
  queryFn: async () => (await fetchPostPage(ALL_POSTS, null, RECENT)).posts,
});

/** Live articles with saved changes that no editor has approved yet. */
export const unapprovedPosts = queryOptions({
  queryKey: ['posts', 'unapproved'],
  queryFn: async () =>
    (await fetchPostPage({ ...ALL_POSTS, filter: 'live_with_changes' }, null, UNAPPROVED)).posts,
});

/** Drafts with a time to go live, the soonest first. */
export const scheduledPosts = queryOptions({
  queryKey: ['posts', 'scheduled'],
  queryFn: async () => {
    const { posts } = await fetchPostPage({ ...ALL_POSTS, filter: 'scheduled' }, null, SCHEDULED);
    return posts
      .filter(({ state }) => state === 'scheduled')
      .sort(
        (one, other) => Date.parse(one.publishedAt ?? '') - Date.parse(other.publishedAt ?? ''),
      );
  },
});

export const postTags = queryOptions({ queryKey: ['posts', 'tags'], queryFn: fetchPostTags });

export const postAuthors = queryOptions({
  queryKey: ['posts', 'authors'],
  queryFn: fetchPostAuthors,
});

/** With what visitors see of it. */
export function postById(id: string) {
  return queryOptions({ queryKey: ['posts', 'one', id], queryFn: () => fetchPost(id) });
}

/** As this browser saw it last, for offline use. */
export function keptPost(id: string) {
  return queryOptions({
    queryKey: ['kept-post', id],
    queryFn: () => readKeptArticle(id),
    gcTime: 0,
  });
}

/** In milliseconds. */
const PRESENCE_INTERVAL_MS = 15_000;

/** Who else has an article open; asking notes that this person has. */
export function presenceAt(id: string) {
  return queryOptions({
    queryKey: ['presence', id],
    queryFn: () => notePresence(id),
    refetchInterval: PRESENCE_INTERVAL_MS,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}
