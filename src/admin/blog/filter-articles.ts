import type { PostState } from '#data/posts.ts';

/**
 * The articles that hold every word somewhere in title, summary, tags or author, in the given order.
 *
 * @param state one state, or 'all'.
 */
export function filterArticles(
  posts: readonly PostState[],
  search: string,
  state: string,
): PostState[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return posts.filter((post) => {
    if (state !== 'all' && post.state !== state) return false;
    const text = fold([post.title, post.summary, post.authorName, ...post.tags].join(' '));
    return words.every((word) => text.includes(word));
  });
}

/** Without case and accents: 'café' is found by 'cafe'. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}
