import type { SaverState } from '#admin/saving/saver-state.ts';
import { saverMachine } from '#admin/saving/saver-state.ts';
import { type Article, textOf } from '#data/articles/articles.ts';
import {
  type ArticleText,
  EMPTY_TEXT,
  findProblems,
  isBlank,
  isSameText,
} from '#domain/articles/article-text.ts';
import { mergeDocuments } from '#domain/documents/merge.ts';
import { isShapedLike } from '#domain/documents/same-value.ts';
import { type MessageKey, staff } from '#languages/staff.ts';

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
  change: (typed, change) => ({ ...typed, ...change }),
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
