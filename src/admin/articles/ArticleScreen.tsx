import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { articleById, keptArticle } from '#admin/queries/articles.ts';
import { isPassing } from '#admin/saving/saver-state.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { Spinner } from '#admin/ui/feedback/Spinner.tsx';
import { NotFound } from '#admin/ui/NotFound.tsx';
import { ScreenBar, ScreenName } from '#admin/ui/ScreenBar.tsx';
import { useIsOnline } from '#admin/ui/use-is-online.ts';
import type { Article } from '#data/articles/articles.ts';
import { DataError } from '#data/errors.ts';
import { ArticleEditor } from './ArticleEditor.tsx';

/** /admin/blog/new and /admin/blog/edit/{id}: the first save changes the address while the author goes on typing. */
export function ArticleScreen() {
  const { id } = useParams();
  const [created, setCreated] = useState<Article | null>(null);
  const [sheet, setSheet] = useState(1);
  const [shownId, setShownId] = useState(id);
  if (shownId !== id) {
    setShownId(id);
    // From an article to 'New article': an empty sheet, not the one that was just saved.
    if (!id) {
      setCreated(null);
      setSheet(sheet + 1);
    }
  }
  if (!id || id === created?.id) {
    return <ArticleEditor key={`new-${sheet}`} article={null} onCreate={setCreated} />;
  }
  return <StoredArticle key={id} id={id} />;
}

function StoredArticle({ id }: { id: string }) {
  const isOnline = useIsOnline();
  const { data, error, failureReason, refetch, isFetching } = useQuery(articleById(id));
  const isAway = !isOnline || isPassing(failureReason);
  const { data: kept } = useQuery({ ...keptArticle(id), enabled: isAway });
  const article = data?.article ?? kept;
  if (article) return <ArticleEditor article={article} />;
  if (error instanceof DataError && error.code === 'not-found') return <NotFound />;
  return (
    <>
      <ScreenBar>
        <ScreenName title="Article" />
      </ScreenBar>
      {error ? (
        <div className="max-w-2xl p-4 sm:p-8">
          <Callout
            tone="bad"
            title="The article could not be opened"
            actions={
              <Button isPending={isFetching} onClick={() => refetch()}>
                Try again
              </Button>
            }
          >
            {error.message}
          </Callout>
        </div>
      ) : (
        <Spinner label="Opening the article" />
      )}
    </>
  );
}
