import type { ArticleAction, ArticleState } from '#data/articles/article-list.ts';
import { type MessageKey, staff } from '#languages/staff.ts';

interface ActionWords {
  label: MessageKey<'articles'>;
  /** What takes it back; null for what can't be taken back. */
  undo: ArticleAction | null;
}

export const ACTIONS: Readonly<Record<ArticleAction, ActionWords>> = {
  archive: { label: 'archive', undo: 'unarchive' },
  unarchive: { label: 'unarchive', undo: 'archive' },
  bin: { label: 'moveToTheBin', undo: 'restore' },
  restore: { label: 'restore', undo: 'bin' },
  delete: { label: 'deleteForGood', undo: null },
};

/** Something to be done to articles of the list. */
export interface Task {
  action: ArticleAction;
  articles: readonly ArticleState[];
}

/** What can be done to articles that a list shows, be it what it showed before another filter was chosen. */
export function actionsFor(articles: readonly ArticleState[]): ArticleAction[] {
  if (articles.some(({ deletedAt }) => deletedAt)) return ['restore', 'delete'];
  const isArchived = articles.length > 0 && articles.every(({ state }) => state === 'archived');
  return [isArchived ? 'unarchive' : 'archive', 'bin'];
}

/** The articles that visitors see or are about to see: an action takes these off the site. */
export function onSite(articles: readonly ArticleState[]): ArticleState[] {
  return articles.filter(({ state }) => ['live', 'live_with_changes', 'scheduled'].includes(state));
}

/** What there is to say once it is done, and what takes it back. @param changed how many articles it changed. */
export function outcomeOf({ action, articles }: Task, changed: number) {
  const { undo } = ACTIONS[action];
  // Others were there first: to take back what they did is not what anybody asked for.
  if (changed !== articles.length) {
    return { sentence: staff.articles.done.fewer(changed, articles.length), undo: null };
  }
  const isOff = onSite(articles).length > 0;
  return {
    sentence: [staff.articles.done[action](nameOf(articles)), isOff && wasOnSite(articles)]
      .filter(Boolean)
      .join(' '),
    // As the list shows them now: taking it back takes nothing off the site.
    undo: undo && { action: undo, articles: articles.map(offSite) },
  };
}

/** What an undo does not bring back. */
function wasOnSite(articles: readonly ArticleState[]): string {
  const [first] = articles;
  if (articles.length > 1) return staff.articles.undoRestoresDrafts;
  return first?.state === 'scheduled'
    ? staff.articles.undoRestoresScheduledAsDraft
    : staff.articles.undoRestoresLiveAsDraft;
}

function offSite(article: ArticleState): ArticleState {
  return { ...article, state: 'draft' };
}

/** The title of one, the number of more. */
export function nameOf(articles: readonly ArticleState[]): string {
  const [first] = articles;
  if (articles.length === 1 && first)
    return staff.screens.quoted(first.title || staff.articles.untitled);
  return staff.screens.articleCount(articles.length);
}
