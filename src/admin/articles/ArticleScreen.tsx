import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { articleById, keptArticle } from '#admin/queries/articles.ts';
import { isPassing } from '#admin/saving/saver-state.ts';
import { OpeningScreen } from '#admin/ui/OpeningScreen.tsx';
import { useIsOnline } from '#admin/ui/use-is-online.ts';
import type { Article } from '#data/articles/articles.ts';
import { staff } from '#languages/staff.ts';
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
  const stored = useQuery(articleById(id));
  const isAway = !isOnline || isPassing(stored.failureReason);
  const { data: kept } = useQuery({ ...keptArticle(id), enabled: isAway });
  const article = stored.data?.article ?? kept;
  if (article) return <ArticleEditor article={article} />;
  return (
    <OpeningScreen
      title={staff.articles.article}
      label={staff.articles.openingTheArticle}
      what={staff.articles.theArticle}
      verb="opened"
      query={stored}
    />
  );
}
