import { useState } from 'react';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { changeArticles } from '#data/articles/article-list.ts';
import { requestRelease } from '#data/releases/releases.ts';
import { onSite, outcomeOf, type Task } from './article-actions.ts';

/** Asks before an action takes articles off the site or can't be undone. @param onDone they left the list. */
export function useArticleActions(onDone: () => void) {
  const [question, setQuestion] = useState<Task | null>(null);
  /** What was done last, and what takes it back. */
  const [done, setDone] = useState<ReturnType<typeof outcomeOf> | null>(null);
  const change = useDataChange({
    run: async (task: Task) => {
      const ids = task.articles.map(({ id }) => id);
      setDone(outcomeOf(task, await changeArticles(ids, task.action)));
      setQuestion(null);
      onDone();
      // Visitors have them until the site is built without them.
      if (onSite(task.articles).length > 0) await requestRelease();
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
