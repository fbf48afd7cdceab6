import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { postById, recentPosts, unapprovedPosts } from '#admin/queries/articles.ts';
import { invalidate } from '#admin/queries/entities.ts';
import type { Left } from '#admin/saving/draft-entry.ts';
import type { DraftPlace } from '#admin/saving/draft-store.ts';
import { createSaver } from '#admin/saving/saver.ts';
import { useSaver } from '#admin/saving/use-saver.ts';
import { createPost, fetchPost, type Post, savePost } from '#data/articles/articles.ts';
import type { ArticleText } from '#domain/articles/article-text.ts';
import { article } from './article-saver.ts';
import type { ArticleStore } from './article-store.ts';

/** The saver of an open article, with what this device keeps of it. */
export function useArticleSaver(
  post: Post | null,
  { place, left }: { place: DraftPlace<ArticleText>; left: Left<ArticleText> },
  /** The first one counts. */
  onCreate: (post: Post) => void,
): ArticleStore {
  const queries = useQueryClient();
  const [saver] = useState(() =>
    createSaver({
      ...{ machine: article, place },
      initial: article.open(post, left, {
        ...(post && { id: post.id }),
        isOnline: navigator.onLine,
      }),
      write: (text, version, id) =>
        version === 0 ? createPost(id, text) : savePost(id, version, text),
      load: async (id) => (await fetchPost(id)).post,
      onSaved(saved, isNew) {
        showSaved(queries, saved);
        if (isNew) onCreate(saved);
      },
    }),
  );
  useSaver(saver);
  return saver;
}

/** Every screen that shows the article shows this version of it. */
function showSaved(queries: ReturnType<typeof useQueryClient>, post: Post): void {
  const key = postById(post.id).queryKey;
  const isKnown = queries.getQueryData(key) !== undefined;
  queries.setQueryData(key, (known) => ({
    published: known?.published ?? null,
    scheduled: known?.scheduled ?? null,
    change: known?.change ?? null,
    post,
  }));
  // Lists are read again when somebody looks at one.
  void queries.invalidateQueries({ queryKey: ['posts', 'list'], refetchType: 'none' });
  void queries.invalidateQueries({ queryKey: recentPosts.queryKey });
  void queries.invalidateQueries({ queryKey: unapprovedPosts.queryKey });
  if (!isKnown) void invalidate(queries, 'posts');
}
