import type { ArticleAction, ArticleState } from '#data/articles/article-list.ts';
import { pluralize } from '#domain/text/when.ts';

interface ActionWords {
  label: string;
  /** 'moved to the bin' */
  done: string;
  /** What takes it back; null for what can't be taken back. */
  undo: ArticleAction | null;
}

export const ACTIONS: Readonly<Record<ArticleAction, ActionWords>> = {
  archive: { label: 'Archive', done: 'archived', undo: 'unarchive' },
  unarchive: { label: 'Take out of the archive', done: 'out of the archive', undo: 'archive' },
  bin: { label: 'Move to the bin', done: 'moved to the bin', undo: 'restore' },
  restore: { label: 'Restore', done: 'restored, and not on the site', undo: 'bin' },
  delete: { label: 'Delete for good', done: 'deleted for good', undo: null },
};

/** What can be done to articles that a list shows. */
export function actionsFor(isBin: boolean, articles: readonly ArticleState[]): ArticleAction[] {
  if (isBin) return ['restore', 'delete'];
  const isArchived = articles.length > 0 && articles.every(({ state }) => state === 'archived');
  return [isArchived ? 'unarchive' : 'archive', 'bin'];
}

/** The articles that visitors see or are about to see: an action takes these off the site. */
export function onSite(articles: readonly ArticleState[]): ArticleState[] {
  return articles.filter(({ state }) => ['live', 'live_with_changes', 'scheduled'].includes(state));
}

/** What an undo does not bring back. */
export function wasOnSite(articles: readonly ArticleState[]): string {
  const [first] = articles;
  if (articles.length > 1) return 'Undo brings those that were live back as drafts.';
  const was = first?.state === 'scheduled' ? 'scheduled' : 'live';
  return `It was ${was}; Undo brings it back as a draft.`;
}

export function offSite(article: ArticleState): ArticleState {
  return { ...article, state: 'draft' };
}

/** The title of one, the number of more. */
export function nameOf(articles: readonly ArticleState[]): string {
  const [first] = articles;
  if (articles.length === 1 && first) return `“${first.title || 'Untitled'}”`;
  return pluralize(articles.length, 'article');
}
