import { backend } from '#data/client.ts';
import { type CamelCased, type CamelCasedView, camelCased, unwrap } from '#data/unwrap.ts';
import type { Database, Enums, Tables } from '#supabase/database.types.ts';

type Row = Tables<'post_states'>;

/** `changeAt` is when a scheduled text replaces the published one. */
export type ArticleState = CamelCasedView<
  Omit<Row, 'post_id'>,
  'updatedBy' | 'publishedAt' | 'changeAt' | 'deletedAt' | 'translationOf'
> & { id: string };

export type ArticleFilter = Enums<'post_filter'>;
export type ArticleOrder = Enums<'post_order'>;
export type ArticleAction = Enums<'post_action'>;

export interface ArticleQuery {
  filter: ArticleFilter;
  /** Each word begins a word of title, summary, tags, author or address. */
  words: string;
  tag: string;
  author: string;
  sort: ArticleOrder;
  /** Code of the language, `MAIN_LANGUAGE` for the main one, '' for all. */
  language: string;
}

/** In the database that is '', which an address could not tell from all of them. */
export const MAIN_LANGUAGE = 'main';

/** The row after which the next page begins. */
export interface ArticleCursor {
  key: string;
  id: string;
}

export interface ArticlePage {
  articles: ArticleState[];
  /** Null after the last page. */
  next: ArticleCursor | null;
}

export const ALL_ARTICLES: ArticleQuery = {
  filter: 'all',
  words: '',
  tag: '',
  author: '',
  sort: 'updated',
  language: '',
};

/** @param after where the page before ended; null for the first. */
export async function fetchArticlePage(
  { language, words, ...query }: ArticleQuery,
  after: ArticleCursor | null = null,
  count = 50,
): Promise<ArticlePage> {
  const data = await unwrap(
    backend().rpc('list_posts', {
      ...query,
      search: words,
      count,
      ...(language && { language: language === MAIN_LANGUAGE ? '' : language }),
      ...(after && { after_key: after.key, after_id: after.id }),
    }),
  );
  const last = data.length === count ? data.at(-1) : undefined;
  return {
    articles: data.map(readState),
    next: last ? { key: keyOf(last, query.sort), id: last.post_id ?? '' } : null,
  };
}

/** As the database wrote it: a date of JavaScript would lose microseconds. */
function keyOf(row: Row, sort: ArticleOrder): string {
  if (sort === 'title') return row.title_key ?? '';
  return (sort === 'updated' ? row.updated_at : row.published_at) ?? '-infinity';
}

function readState(row: Row): ArticleState {
  return { ...camelCased(row), id: row.post_id } as ArticleState;
}

export async function fetchArticleTags(): Promise<string[]> {
  const data = await unwrap(backend().rpc('post_tags'));
  return data.map(({ tag }) => tag);
}

/** As readers see them. */
export async function fetchArticleAuthors(): Promise<string[]> {
  const data = await unwrap(backend().rpc('post_authors'));
  return data.map(({ author_name }) => author_name);
}

/** Changes all or none; the archive and the bin take articles off the site. @returns how many changed. */
export async function changeArticles(
  ids: readonly string[],
  action: ArticleAction,
): Promise<number> {
  return await unwrap(backend().rpc('change_posts', { ids: [...ids], action }));
}

/** A translation of an article, and whether the original has changed since it was brought up to it. */
export type ArticleTranslation = CamelCased<
  Database['public']['Functions']['post_translations']['Returns'][number]
>;

/** Those outside the bin. @param originals ids of articles of the main language. */
export async function fetchTranslations(
  originals: readonly string[],
): Promise<ArticleTranslation[]> {
  const data = await unwrap(backend().rpc('post_translations', { ids: [...originals] }));
  return data.map(camelCased);
}
