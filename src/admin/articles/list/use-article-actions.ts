import { useState } from 'react';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import {
  type ArticleAction,
  type ArticleState,
  changeArticles,
} from '#data/articles/article-list.ts';
import { requestRelease } from '#data/releases/releases.ts';
import { ACTIONS, nameOf, offSite, onSite, wasOnSite } from './article-actions.ts';

/** Something to be done to articles of the list. */
export interface Task {
  action: ArticleAction;
  articles: readonly ArticleState[];
}

/** Asks before an action takes articles off the site or can't be undone. @param onDone they left the list. */
export function useArticleActions(onDone: () => void) {
  const [question, setQuestion] = useState<Task | null>(null);
  /** What was done last, and what takes it back. */
  const [done, setDone] = useState<{ sentence: string; undo: Task | null } | null>(null);
  const change = useDataChange({
    run: async ({ action, articles }: Task) => {
      const ids = articles.map(({ id }) => id);
      await changeArticles(ids, action);
      const { undo, done: say } = ACTIONS[action];
      const isOff = onSite(articles).length > 0;
      setDone({
        sentence: [say(nameOf(articles)), isOff && wasOnSite(articles)].filter(Boolean).join(' '),
        // As the list shows them now: taking it back takes nothing off the site.
        undo: undo && { action: undo, articles: articles.map(offSite) },
      });
      setQuestion(null);
      onDone();
      // Visitors have them until the site is built without them.
      if (isOff) await requestRelease();
    },
    changes: ['posts', 'releases'],
  });

  return {
    question,
    done,
    change,
    ask: (task: Task) => {
      setDone(null);
      change.reset();
      if (task.action === 'delete' || onSite(task.articles).length > 0) setQuestion(task);
      else change.mutate(task);
    },
    cancel: () => setQuestion(null),
    dismiss: () => setDone(null),
  };
}

export type ArticleActions = ReturnType<typeof useArticleActions>;
