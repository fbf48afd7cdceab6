import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { articleById, recentArticles, unapprovedArticles } from '#admin/queries/articles.ts';
import { invalidate } from '#admin/queries/entities.ts';
import { keepCopy } from '#admin/queries/kept-copies.ts';
import { presenceAt } from '#admin/queries/presence.ts';
import { createSaver } from '#admin/saving/saver.ts';
import type { OpenedDrafts } from '#admin/saving/use-left-drafts.ts';
import { useSaver } from '#admin/saving/use-saver.ts';
import {
  type Article,
  createArticle,
  fetchArticle,
  saveArticle,
  textOf,
} from '#data/articles/articles.ts';
import { type ArticleText, isSameText } from '#domain/articles/article-text.ts';
import { articleMachine } from './article-saver.ts';
import type { ArticleStore } from './article-store.ts';

/** How often the server is asked for a newer version, alone and with a colleague, in milliseconds. */
const INTERVAL_MS = { alone: 60_000, together: 15_000 };

/** The saver of an open article, with what this device keeps of it. */
export function useArticleSaver(
  article: Article | null,
  { place, left }: OpenedDrafts<ArticleText>,
  /** The first one counts. */
  onCreate: (article: Article) => void,
): ArticleStore {
  const queries = useQueryClient();
  const [saver] = useState(() =>
    createSaver({
      ...{ machine: articleMachine, place },
      initial: articleMachine.open(article, left, {
        ...(article && { id: article.id }),
        isOnline: navigator.onLine,
      }),
      write: (text, version, id) =>
        version === 0 ? createArticle(id, text) : saveArticle(id, version, text),
      load: async (id) => (await fetchArticle(id)).article,
      onSaved(saved, isNew) {
        showSaved(queries, saved);
        if (isNew) onCreate(saved);
      },
    }),
  );
  useSaver(saver);
  return saver;
}

/** Tells the saver of versions that a colleague or another tab saved, and keeps the newest for offline use. */
export function useWatch(store: ArticleStore, id: string | undefined): void {
  const { data: others = [] } = useQuery({ ...presenceAt(`post:${id}`), enabled: false });
  const { data } = useQuery({
    ...articleById(id ?? ''),
    enabled: id !== undefined,
    refetchInterval: INTERVAL_MS[others.length > 0 ? 'together' : 'alone'],
    refetchOnWindowFocus: 'always',
  });
  const article = data?.article;
  useEffect(() => {
    if (!article) return;
    store.dispatch({ type: 'seen', saved: article });
    void keepCopy(`post:${article.id}`, article);
  }, [store, article]);
}

/** Every screen that shows the article shows this version of it. */
function showSaved(queries: ReturnType<typeof useQueryClient>, article: Article): void {
  const key = articleById(article.id).queryKey;
  const isKnown = queries.getQueryData(key) !== undefined;
  const unpublished = { published: null, scheduled: null, change: null };
  queries.setQueryData(key, (known = { ...unpublished, article }) => {
    const { published } = known;
    // The database does the same: what reads as published again has nothing waiting.
    const isAsPublished =
      published?.slug === article.slug && isSameText(textOf(published), textOf(article));
    return {
      ...known,
      article,
      ...(isAsPublished && { published: { ...published, version: article.version } }),
    };
  });
  // A list is fetched again when it is shown.
  void queries.invalidateQueries({ queryKey: ['posts', 'list'], refetchType: 'none' });
  void queries.invalidateQueries({ queryKey: recentArticles.queryKey });
  void queries.invalidateQueries({ queryKey: unapprovedArticles.queryKey });
  if (!isKnown) void invalidate(queries, 'posts');
}
