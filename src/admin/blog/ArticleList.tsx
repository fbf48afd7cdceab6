import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { postList } from '#admin/queries/posts.ts';
import { Button } from '#admin/ui/Button.tsx';
import { buttonClass } from '#admin/ui/button-class.ts';
import { EmptyList, LinkRow, List } from '#admin/ui/List.tsx';
import { ListSearch } from '#admin/ui/ListSearch.tsx';
import { LoadingFailed } from '#admin/ui/LoadingFailed.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { ScreenBar, ScreenName } from '#admin/ui/ScreenBar.tsx';
import { Spinner } from '#admin/ui/Spinner.tsx';
import { useListSearch } from '#admin/ui/use-list-search.ts';
import { useNames } from '#admin/ui/use-names.ts';
import { useScreenTitle } from '#admin/ui/use-screen-title.ts';
import type { PostState } from '#data/posts.ts';
import { PUBLICATION_LABELS } from '#domain/publication.ts';
import { pluralize } from '#domain/when.ts';
import { filterArticles } from './filter-articles.ts';
import { StateChip } from './StateChip.tsx';
import { useListStanding } from './use-standing.ts';

const STATES = { all: 'All articles', ...PUBLICATION_LABELS };

/** /admin/blog: every article, where it stands, and the way into it. */
export function ArticleList() {
  useScreenTitle('Articles');
  const posts = useQuery(postList);
  const list = useListSearch('all');
  const shown = filterArticles(posts.data ?? [], list.words, list.state);

  return (
    <>
      <ScreenBar
        actions={
          <Link to="/admin/blog/new" className={buttonClass('primary')}>
            New article
          </Link>
        }
      >
        <ScreenName title="Articles" note={posts.data && summary(posts.data)} />
      </ScreenBar>
      <div className="grid max-w-5xl gap-5 px-4 py-6 sm:px-8">
        <ListSearch
          what="articles"
          placeholder="Search by title, summary or tag"
          states={STATES}
          list={list}
        />
        {posts.isPending && <Spinner label="Fetching the articles" />}
        {posts.isError && <LoadingFailed what="The articles" query={posts} />}
        {posts.isSuccess && (
          <>
            <p role="status" className="sr-only">
              {pluralize(shown.length, 'article')} shown
            </p>
            {shown.length > 0 ? (
              <List>
                {shown.map((post) => (
                  <ArticleRow key={post.id} post={post} />
                ))}
              </List>
            ) : (
              <NoArticles hasAny={posts.data.length > 0} onClear={list.clear} />
            )}
          </>
        )}
      </div>
    </>
  );
}

function ArticleRow({ post }: { post: PostState }) {
  const nameOf = useNames();
  const standingOf = useListStanding();
  const by = nameOf(post.updatedBy);
  return (
    <LinkRow
      to={`/admin/blog/edit/${post.id}`}
      title={post.title || 'Untitled'}
      end={<StateChip state={standingOf(post)} />}
    >
      Saved <RelativeTime at={post.updatedAt} />
      {by && `, by ${by}`}
      {post.state === 'scheduled' && post.publishedAt && (
        <>
          {' '}
          · goes live <RelativeTime at={post.publishedAt} />
        </>
      )}
    </LinkRow>
  );
}

function NoArticles({ hasAny, onClear }: { hasAny: boolean; onClear: () => void }) {
  if (hasAny) {
    return (
      <EmptyList
        title="Nothing found"
        action={<Button onClick={onClear}>Show all articles</Button>}
      >
        No article has these words and this state. Try fewer words, or look at all of them.
      </EmptyList>
    );
  }
  return (
    <EmptyList
      title="No articles yet"
      action={
        <Link to="/admin/blog/new" className={buttonClass('primary')}>
          Write the first article
        </Link>
      }
    >
      Write about a job, a timber or a question that customers keep asking. A draft is seen by staff
      alone until you publish it.
    </EmptyList>
  );
}

function summary(posts: PostState[]): string {
  const drafts = posts.filter(({ state }) => state === 'draft').length;
  const waiting = posts.filter(({ state }) => state === 'live_with_changes').length;
  return [
    pluralize(posts.length, 'article'),
    drafts > 0 && pluralize(drafts, 'draft'),
    waiting > 0 && `${waiting} with changes waiting`,
  ]
    .filter(Boolean)
    .join(', ');
}
