import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  ALL_POSTS,
  fetchPostAuthors,
  fetchPostPage,
  fetchPostTags,
  type PostCursor,
  type PostQuery,
} from '#data/post-list.ts';
import { fetchPost, notePresence } from '#data/posts.ts';
import { readKeptArticle } from './kept-articles.ts';

/** How many the dashboard names. */
const RECENT = 5;
/** How many can be reviewed at once; more changes than anybody lets wait. */
const UNAPPROVED = 200;
/** How many articles with a time to go live are named; more than anybody plans. */
const SCHEDULED = 200;

/** The articles that somebody looks for, page by page. */
export function postList(query: PostQuery) {
  return infiniteQueryOptions({
    queryKey: ['posts', 'list', query],
    queryFn: ({ pageParam }) => fetchPostPage(query, pageParam),
    initialPageParam: null as PostCursor | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** The articles that were changed last. */
export const recentPosts = queryOptions({
  queryKey: ['posts', 'recent'],
  queryFn: async () => (await fetchPostPage(ALL_POSTS, null, RECENT)).posts,
});

/** Live articles with saved changes that nobody has approved for visitors yet. */
export const unapprovedPosts = queryOptions({
  queryKey: ['posts', 'unapproved'],
  queryFn: async () =>
    (await fetchPostPage({ ...ALL_POSTS, filter: 'live_with_changes' }, null, UNAPPROVED)).posts,
});

/** Articles that visitors have never seen and that have a time to go live, the soonest first. */
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

/** The tags that articles have, most used first. */
export const postTags = queryOptions({ queryKey: ['posts', 'tags'], queryFn: fetchPostTags });

/** The names that articles are signed with. */
export const postAuthors = queryOptions({
  queryKey: ['posts', 'authors'],
  queryFn: fetchPostAuthors,
});

/** One article for the editor, with what visitors see of it. */
export function postById(id: string) {
  return queryOptions({ queryKey: ['posts', 'one', id], queryFn: () => fetchPost(id) });
}

/** The same as this browser saw it last, for times without a server. */
export function keptPost(id: string) {
  return queryOptions({
    queryKey: ['kept-post', id],
    queryFn: () => readKeptArticle(id),
    gcTime: 0,
  });
}

/** How often one says that one is still here, in milliseconds. */
const PRESENCE_INTERVAL_MS = 15_000;

/** Who else has an article open; asking says that one has it open oneself. */
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
