import { atom, type ReadableAtom } from 'nanostores';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { Post } from '#data/posts.ts';
import { type ArticleAction, type ArticleState, reduceArticle } from './article-reducer.ts';

/** The article in the editor: its state, and the only way to change it. */
export interface ArticleStore {
  state: ReadableAtom<ArticleState>;
  dispatch: (action: ArticleAction) => void;
}

/** Makes the store of one article. */
export function createArticleStore(initial: ArticleState): ArticleStore {
  const state = atom(initial);
  return {
    state,
    dispatch: (action) => state.set(reduceArticle(state.get(), action)),
  };
}

interface OpenArticle {
  store: ArticleStore;
  /** Saves what is typed, now; null when that failed. Pressing again while it runs waits for it. */
  save: () => Promise<Post | null>;
  /** The same, and whatever is typed while it runs. */
  saveAll: () => Promise<Post | null>;
}

/** The article whose editor this is. */
export const ArticleContext = createContext<OpenArticle | null>(null);

/** The open article. @throws Error outside of an editor. */
export function useOpenArticle(): OpenArticle {
  const article = use(ArticleContext);
  if (!article) throw new Error('There is no article open here.');
  return article;
}

/**
 * A part of the article's state: only what shows that part is drawn again when it changes.
 *
 * @param select picks it; a plain value, or one that stays the same while nothing changes.
 */
export function useArticle<Part>(select: (state: ArticleState) => Part): Part {
  const { state } = useOpenArticle().store;
  const subscribe = useCallback((notify: () => void) => state.listen(notify), [state]);
  return useSyncExternalStore(subscribe, () => select(state.get()));
}
