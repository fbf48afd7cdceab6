import { useStore } from '@nanostores/react';
import { useArticle } from '#admin/articles/article-store.ts';
import { useNames } from '#admin/queries/people.ts';
import { $session } from '#stores/session.ts';

/** Who saved the version that stands in the way of one's own text. */
export function useOtherAuthor() {
  const nameOf = useNames();
  const userId = useStore($session).user?.id;
  const by = useArticle(({ theirs }) => theirs?.updated_by);
  const isOneself = by !== undefined && by === userId;
  return {
    sentence: isOneself
      ? 'You changed this article in another tab or on another device.'
      : `${nameOf(by) ?? 'Somebody'} has changed this article while you were writing.`,
    /** For a label: 'Anna’s', 'The other one’s'. */
    theirs: isOneself ? 'The other version' : `${nameOf(by)?.split(' ')[0] ?? 'Their'}’s version`,
  };
}
