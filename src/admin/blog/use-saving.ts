import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { invalidate } from '#admin/queries/entities.ts';
import { postById, recentPosts, unapprovedPosts } from '#admin/queries/posts.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { toFailure } from '#admin/ui/failure.ts';
import { createPost, fetchPost, type Post, savePost } from '#data/posts.ts';
import { type ArticleText, isBlank } from '#domain/article-text.ts';
import { hasChanges } from './article-reducer.ts';
import type { ArticleStore } from './article-store.ts';
import { autosaveDelay, saveStatus } from './save-status.ts';

interface Save {
  id: string;
  isNew: boolean;
  version: number;
  text: ArticleText;
}

/**
 * Brings what is typed to the server: when it is asked for, after each pause in typing, and again by
 * itself once the server can be reached. One save at a time.
 */
export function useSaving(store: ArticleStore, onCreate: (post: Post) => void) {
  const queries = useQueryClient();
  const running = useRef<Promise<Post | null>>(null);
  const change = useDataChange({
    run: ({ id, isNew, version, text }: Save) =>
      isNew ? createPost(id, text) : savePost(id, version, text),
    // Visitors notice nothing, and the lists learn of it below without asking.
    changes: [],
  });

  async function attempt(): Promise<Post | null> {
    const { saved, newId, base, typed } = store.state.get();
    const id = saved?.id ?? newId;
    store.dispatch({ type: 'sent' });
    try {
      const post = await change.mutateAsync({ id, isNew: !saved, version: base, text: typed });
      store.dispatch({ type: 'saved', post });
      noteSaved(post);
      if (!saved) onCreate(post);
      return post;
    } catch (error) {
      await noteRefusal(error, id, !saved);
      const state = store.state.get();
      return hasChanges(state) ? null : state.saved;
    }
  }

  /**
   * A version that stands in the way is worth a look: somebody else's, or our own whose answer got
   * lost. Everything else is told as it is.
   */
  async function noteRefusal(error: unknown, id: string, isNew: boolean) {
    let failure = toFailure(error);
    if (failure.code === (isNew ? 'already-there' : 'conflict')) {
      try {
        const { post } = await fetchPost(id);
        store.dispatch({ type: 'conflicted', post });
        if (isNew) {
          noteSaved(post);
          onCreate(post);
        }
        return;
      } catch (cause) {
        const reason = toFailure(cause);
        // It was the address that is taken.
        if (!isNew || reason.code !== 'not-found') failure = reason;
      }
    }
    const { code, message } = failure;
    store.dispatch({ type: 'failed', failure: { code, message } });
  }

  /** Every screen that shows the article shows this version of it. */
  function noteSaved(post: Post) {
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

  async function save(): Promise<Post | null> {
    const state = store.state.get();
    const isEmpty = !state.saved && isBlank(state.typed);
    if (isEmpty || ['conflict', 'invalid'].includes(saveStatus(state))) return null;
    running.current ??= attempt().finally(() => {
      running.current = null;
    });
    return running.current;
  }

  async function saveAll(): Promise<Post | null> {
    for (;;) {
      await running.current;
      const state = store.state.get();
      if (state.saved && !hasChanges(state)) return state.saved;
      if (isBlank(state.typed) && !state.saved) return null;
      // Unsaved after a refusal: only something beside the text had changed, and it is tried on top.
      if ((await save()) === null && saveStatus(store.state.get()) !== 'unsaved') return null;
    }
  }

  const saveByItself = useEffectEvent(() => void save());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = () => {
      clearTimeout(timer);
      const delay = autosaveDelay(store.state.get());
      if (delay !== null) timer = setTimeout(() => saveByItself(), delay);
    };
    const connect = () => store.dispatch({ type: 'connected', isOnline: navigator.onLine });
    const stop = store.state.subscribe(plan);
    connect();
    window.addEventListener('online', connect);
    window.addEventListener('offline', connect);
    return () => {
      clearTimeout(timer);
      stop();
      window.removeEventListener('online', connect);
      window.removeEventListener('offline', connect);
    };
  }, [store]);

  return { save, saveAll };
}
