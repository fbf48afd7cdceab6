import { Link } from 'react-router';
import { StateChip } from '#admin/articles/StateChip.tsx';
import { useNames } from '#admin/queries/use-names.ts';
import { useListStanding } from '#admin/releases/use-list-status.ts';
import { type Action, ActionMenu } from '#admin/ui/dialogs/ActionMenu.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import type { PostState } from '#data/articles/article-list.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';

interface ArticleRowProps {
  post: PostState;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  actions: readonly Action[];
}

/** An article of the list: the title leads into it, the box chooses it, the menu does one thing to it. */
export function ArticleRow({ post, isChosen, onChoose, actions }: ArticleRowProps) {
  const standingOf = useListStanding();
  const title = post.title || 'Untitled';
  const isBinned = post.deletedAt !== null;
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 py-2.5 sm:gap-x-3">
      <label className="relative z-1 grid size-11 cursor-pointer place-items-center">
        <input
          type="checkbox"
          aria-label={`Choose ${title}`}
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
          className="size-4.5 accent-(--accent)"
        />
      </label>
      <div className="grid min-w-0 gap-x-6 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
        <div className="min-w-0">
          <div className="wrap-anywhere text-control">
            {isBinned ? (
              <span className="font-medium">{title}</span>
            ) : (
              <Link
                to={STAFF.article(post.id)}
                className="font-medium after:absolute after:inset-0 hover:underline"
              >
                {title}
              </Link>
            )}
          </div>
          <div className="wrap-anywhere text-note text-soft">
            <Facts post={post} />
          </div>
        </div>
        {!isBinned && (
          <StateChip
            state={standingOf(`post:${post.id}`, post)}
            at={post.changeAt ?? post.publishedAt}
          />
        )}
      </div>
      <div className="relative z-1">
        <ActionMenu label={`More about ${title}: ⋯`} actions={actions} isSign>
          ⋯
        </ActionMenu>
      </div>
    </li>
  );
}

function Facts({ post }: { post: PostState }) {
  const nameOf = useNames();
  const by = nameOf(post.updatedBy);
  return (
    <>
      {post.deletedAt ? 'Deleted ' : 'Saved '}
      <RelativeTime at={post.deletedAt ?? post.updatedAt} />
      {by && `, by ${by}`}
      {post.changeAt && (
        <>
          {' '}
          · a change goes live <RelativeTime at={post.changeAt} />
        </>
      )}
      {post.tags.length > 0 && <span className="max-sm:hidden"> · {post.tags.join(', ')}</span>}
    </>
  );
}
