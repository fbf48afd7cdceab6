import type { SaverState } from '#admin/saving/saver-state.ts';
import { saverMachine } from '#admin/saving/saver-state.ts';
import { type Article, textOf } from '#data/articles/articles.ts';
import { joinArticles } from '#domain/articles/article-merge-parts.ts';
import {
  type ArticleText,
  EMPTY_TEXT,
  findProblems,
  isBlank,
  isSameText,
} from '#domain/articles/article-text.ts';

/** One article that is being edited. */
export type ArticleSaverState = SaverState<ArticleText, Article>;

/** How an article is compared, checked, merged and saved. */
export const articleMachine = saverMachine<ArticleText, Article>({
  empty: EMPTY_TEXT,
  read: textOf,
  change: (typed, change) => ({ ...typed, ...change }),
  isSame: isSameText,
  isBlank,
  check: (text) => findProblems(text)[0]?.text ?? '',
  merge: joinArticles,
  // Without the address; the server signs a new article with its author's name.
  asStored: (sent, begun) => ({
    ...sent,
    slug: null,
    authorName: sent.authorName || (begun?.authorName ?? ''),
  }),
  accept(typed, sent, stored) {
    const isUntouched = (part: string) =>
      typed[part as keyof ArticleText] === sent[part as keyof ArticleText];
    const accepted = Object.entries(stored).filter(([part]) => isUntouched(part));
    return { ...typed, ...Object.fromEntries(accepted) };
  },
  pauseMs: 2_000,
});

export const { hasChanges, saveStatus } = articleMachine;

/** Whether something has every part of an article, each of the right kind. */
export function isArticleText(found: unknown): found is ArticleText {
  const text = found as Partial<ArticleText> | null | undefined;
  if (!text || !Array.isArray(text.tags)) return false;
  return (Object.keys(EMPTY_TEXT) as (keyof ArticleText)[]).every((part) => {
    if (part === 'tags') return true;
    const isNamed = text[part] === null && (part === 'slug' || part === 'coverId');
    return isNamed || typeof text[part] === typeof (EMPTY_TEXT[part] ?? '');
  });
}
