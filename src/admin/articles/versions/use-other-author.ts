import { useStore } from '@nanostores/react';
import { useArticle } from '#admin/articles/article-store.ts';
import { useNames } from '#admin/queries/people.ts';
import { staff } from '#languages/staff.ts';
import { $session } from '#stores/session.ts';

/** Who saved the version that stands in the way of one's own text. */
export function useOtherAuthor() {
  const nameOf = useNames();
  const userId = useStore($session).user?.id;
  const by = useArticle(({ theirs }) => theirs?.updated_by);
  const isOneself = by !== undefined && by === userId;
  return {
    sentence: isOneself
      ? staff.articles.changedByYouElsewhere
      : staff.articles.changedByWhileWriting(nameOf(by) ?? staff.articles.somebody),
    /** For a label: 'Anna’s', 'The other one’s'. */
    theirs: isOneself
      ? staff.articles.theOtherVersion
      : staff.articles.versionOf(nameOf(by)?.split(' ')[0] ?? staff.articles.theirFallback),
  };
}
