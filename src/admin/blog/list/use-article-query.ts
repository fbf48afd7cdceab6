import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ALL_POSTS, type PostQuery } from '#data/post-list.ts';
import { readArticleQuery, writeArticleQuery } from './article-query.ts';

/** Pause in typing after which the list is asked for, in milliseconds. */
const PAUSE_MS = 250;

/**
 * Which articles are looked for. It is in the address, so that the way back finds it again and it can
 * be sent to somebody; the search field itself does not wait for the address, or fast typing would
 * lose letters.
 */
export function useArticleQuery() {
  const [address, setAddress] = useSearchParams();
  const query = readArticleQuery(address);
  const [words, setWords] = useState(query.search);

  useEffect(() => {
    if (words.trim() === query.search.trim()) return;
    const timer = setTimeout(() => apply({ search: words }), PAUSE_MS);
    return () => clearTimeout(timer);
  });

  function apply(change: Partial<PostQuery>) {
    setAddress(writeArticleQuery({ ...query, ...change }), {
      replace: true,
      preventScrollReset: true,
    });
  }

  return {
    query,
    /** What stands in the search field. */
    words,
    search: setWords,
    change: (change: Partial<PostQuery>) => apply({ search: words, ...change }),
    clear: () => {
      setWords('');
      apply(ALL_POSTS);
    },
  };
}

export type ArticleQuery = ReturnType<typeof useArticleQuery>;
