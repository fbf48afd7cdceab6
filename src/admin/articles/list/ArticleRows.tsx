import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import type { Action } from '#admin/ui/dialogs/ActionMenu.tsx';
import { Notice } from '#admin/ui/feedback/Callout.tsx';
import { ChangeFailed } from '#admin/ui/feedback/ChangeFailed.tsx';
import { List } from '#admin/ui/lists/List.tsx';
import { duplicatePost, type PostState } from '#data/articles/article-list.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { ActionQuestion } from './ActionQuestion.tsx';
import { ArticleRow } from './ArticleRow.tsx';
import { ACTIONS, actionsFor } from './article-actions.ts';
import { ChosenBar } from './ChosenBar.tsx';
import { useArticleActions } from './use-article-actions.ts';

interface ArticleRowsProps {
  posts: readonly PostState[];
  isBin: boolean;
}

/** The rows of the list, and what can be done to one or to many of them. */
export function ArticleRows({ posts, isBin }: ArticleRowsProps) {
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  // What is no longer shown is not chosen any more.
  const chosen = posts.filter(({ id }) => chosenIds.includes(id));
  const actions = useArticleActions(() => setChosenIds([]));
  const navigate = useNavigate();
  const copying = useDataChange({
    run: async (post: PostState) => {
      const copy = await duplicatePost(post.id);
      navigate(STAFF.article(copy.id));
    },
    changes: ['posts'],
  });

  function menuOf(post: PostState): Action[] {
    const possible = actionsFor(isBin, [post]).map((action) => ({
      id: action,
      label: ACTIONS[action].label,
      isDangerous: action === 'delete' || action === 'bin',
      run: () => actions.ask({ action, posts: [post] }),
    }));
    if (isBin) return possible;
    return [{ id: 'duplicate', label: 'Duplicate', run: () => copying.mutate(post) }, ...possible];
  }

  return (
    <>
      <div role="status" className="empty:hidden">
        {actions.done && (
          <Notice
            title={actions.done.sentence}
            actions={
              <>
                {actions.done.undo && (
                  <Button
                    isPending={actions.change.isPending}
                    onClick={() => actions.done?.undo && actions.ask(actions.done.undo)}
                  >
                    Undo
                  </Button>
                )}
                <Button kind="quiet" onClick={actions.dismiss}>
                  Close
                </Button>
              </>
            }
          />
        )}
      </div>
      {actions.question === null && <ChangeFailed change={actions.change} />}
      <ChangeFailed change={copying} />
      {posts.length > 0 && (
        <div>
          <ChosenBar
            shown={posts}
            chosen={chosen}
            onChoose={setChosenIds}
            actions={actionsFor(isBin, chosen)}
            isPending={actions.change.isPending}
            onAct={(action) => actions.ask({ action, posts: chosen })}
          />
          <List label="Articles">
            {posts.map((post) => (
              <ArticleRow
                key={post.id}
                post={post}
                isChosen={chosenIds.includes(post.id)}
                onChoose={(isChosen) =>
                  setChosenIds(
                    isChosen ? [...chosenIds, post.id] : chosenIds.filter((id) => id !== post.id),
                  )
                }
                actions={menuOf(post)}
              />
            ))}
          </List>
        </div>
      )}
      <ActionQuestion actions={actions} />
    </>
  );
}
