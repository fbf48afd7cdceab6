import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { Saver } from '#admin/saving/saver.ts';
import { tagOf } from '#admin/ui/text/site-languages.ts';
import type { Article } from '#data/articles/articles.ts';
import type { ArticleText } from '#domain/articles/article-text.ts';
import type { ArticleSaverState } from './article-saver.ts';

/** The article in the editor: its state, the only way to change it, and how it is saved. */
export type ArticleStore = Saver<ArticleText, Article>;

export const ArticleContext = createContext<ArticleStore | null>(null);

/** The open article. @throws Error outside of an editor. */
export function useOpenArticle(): ArticleStore {
  const article = use(ArticleContext);
  if (!article) throw new Error('There is no article open here.');
  return article;
}

/** A part of the article's state. @param select must return a value that stays the same while nothing changes. */
export function useArticle<Part>(select: (state: ArticleSaverState) => Part): Part {
  const { state } = useOpenArticle();
  const subscribe = useCallback((notify: () => void) => state.listen(notify), [state]);
  const read = () => select(state.get());
  return useSyncExternalStore(subscribe, read, read);
}

/** The language that the open article is written in, for `lang`. */
export function useArticleTag(): string {
  return useArticle(({ saved }) => tagOf(saved?.language ?? ''));
}
