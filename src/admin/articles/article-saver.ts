import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useState } from 'react';
import { articleById, recentArticles, unapprovedArticles } from '#admin/queries/articles.ts';
import { invalidate } from '#admin/queries/entities.ts';
import { keepCopy } from '#admin/queries/kept-copies.ts';
import { presenceAt } from '#admin/queries/presence.ts';
import { createSaver, type Saver } from '#admin/saving/saver.ts';
import { type SaverState, saverMachine } from '#admin/saving/saver-state.ts';
import type { OpenedDrafts } from '#admin/saving/use-left-drafts.ts';
import { useSaver, useSaverState } from '#admin/saving/use-saver.ts';
import { isNearLimit } from '#admin/ui/fields/FieldMessage.tsx';
import { tagOf } from '#admin/ui/text/site-languages.ts';
import {
  type Article,
  createArticle,
  fetchArticle,
  saveArticle,
  textOf,
} from '#data/articles/articles.ts';
import {
  ARTICLE_LIMITS,
  type ArticleText,
  EMPTY_TEXT,
  findProblems,
  isBlank,
  isSameText,
} from '#domain/articles/article-text.ts';
import { mergeDocuments } from '#domain/documents/merge.ts';
import { isShapedLike } from '#domain/documents/same-value.ts';
import { type MessageKey, staff } from '#languages/staff.ts';
import { fieldId } from './fields.ts';

/** One article that is being edited. */
export type ArticleSaverState = SaverState<ArticleText, Article>;

/** What is read by machines or chosen counts as a whole. */
const SHAPE = { slug: 'whole', coverId: 'whole', tags: 'whole' } as const;

const NAMES = {
  ...{ title: 'title', summary: 'summary', body: 'text', slug: 'address', coverId: 'theCover' },
  ...{ authorName: 'author', tags: 'tags', noindex: 'whetherSearchesListIt' },
  ...{ seoTitle: 'titleForSearches', seoDescription: 'descriptionForSearches' },
} as const satisfies Record<keyof ArticleText, MessageKey<'articles'>>;

/** A path of the merge in words. */
export const articlePlace = ([part]: readonly string[]) =>
  staff.articles[NAMES[part as keyof ArticleText]];

/** How an article is compared, checked, merged and saved. */
export const articleMachine = saverMachine<ArticleText, Article>({
  empty: EMPTY_TEXT,
  read: textOf,
  isSame: isSameText,
  isBlank,
  check: (text) => findProblems(text)[0]?.text ?? '',
  merge: (...versions) => mergeDocuments(SHAPE, ...versions),
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

/** What lies on the device may be of another version of the website, with other parts. */
export const isArticleText = (found: unknown): found is ArticleText =>
  isShapedLike(EMPTY_TEXT, found);

/** The article in the editor: its state, the only way to change it, and how it is saved. */
export type ArticleStore = Saver<ArticleText, Article>;

export const ArticleContext = createContext<ArticleStore | null>(null);

/** The open article. @throws Error outside of an editor. */
export function useOpenArticle(): ArticleStore {
  const article = use(ArticleContext);
  if (!article) throw new Error('There is no article open here.');
  return article;
}

/** A part of the article's state, see useSaverState(). */
export function useArticle<Part>(select: (state: ArticleSaverState) => Part): Part {
  return useSaverState(useOpenArticle(), select);
}

/** The language that the open article is written in, for `lang`. */
export function useArticleTag(): string {
  return useArticle(({ saved }) => tagOf(saved?.language ?? ''));
}

/** How often the server is asked for a newer version, alone and with a colleague, in milliseconds. */
const WATCH_INTERVAL_MS = { alone: 60_000, together: 15_000 };

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
    refetchInterval: WATCH_INTERVAL_MS[others.length > 0 ? 'together' : 'alone'],
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

/** A text of the open article, with its counter. @param limit of the counter, in characters. */
export function useArticleField(
  field: keyof typeof ARTICLE_LIMITS,
  limit: number = ARTICLE_LIMITS[field],
) {
  const { dispatch } = useOpenArticle();
  const text = useArticle(({ typed }) => typed[field]);
  const isTooLong = useArticle(({ typed }) =>
    findProblems(typed).some((problem) => problem.field === field),
  );
  const id = fieldId(field);
  const counter = { id: `${id}-counter`, text, limit };
  return {
    ...{ id, text, isTooLong, counter },
    describedBy: isNearLimit(text, limit) ? counter.id : undefined,
    type: (typed: string) => dispatch({ type: 'typed', value: { [field]: typed } }),
  };
}
