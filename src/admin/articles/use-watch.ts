import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { articleById } from '#admin/queries/articles.ts';
import { keepArticle } from '#admin/queries/kept-articles.ts';
import type { ArticleStore } from './article-store.ts';

/** How often the server is asked for a newer version, in milliseconds. */
const INTERVAL_MS = 60_000;

/** Tells the saver of versions that a colleague or another tab saved, and keeps the newest for offline use. */
export function useWatch(store: ArticleStore, id: string | undefined): void {
  const { data } = useQuery({
    ...articleById(id ?? ''),
    enabled: id !== undefined,
    refetchInterval: INTERVAL_MS,
    refetchOnWindowFocus: 'always',
  });
  const article = data?.article;
  useEffect(() => {
    if (!article) return;
    store.dispatch({ type: 'seen', saved: article });
    void keepArticle(article);
  }, [store, article]);
}
