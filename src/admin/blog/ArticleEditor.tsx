import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useScreenTitle } from '#admin/ui/use-screen-title.ts';
import type { Post } from '#data/posts.ts';
import { ArticleAside } from './ArticleAside.tsx';
import { ArticleBar, currentState } from './ArticleBar.tsx';
import { ArticleNotices } from './ArticleNotices.tsx';
import { ArticleSheet } from './ArticleSheet.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { StateChip } from './StateChip.tsx';
import { useArticle } from './use-article.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import { usePublishing } from './use-publishing.ts';

interface ArticleEditorProps {
  /** Null for an article that has never been saved. */
  post: Post | null;
  onCreate?: (post: Post) => void;
}

/** The sheet one writes on, with Save and Publish always in the same place. */
export function ArticleEditor({ post, onCreate }: ArticleEditorProps) {
  const navigate = useNavigate();
  const article = useArticle(post, (created) => {
    onCreate?.(created);
    navigate(`/admin/blog/edit/${created.id}`, { replace: true, state: { stay: true } });
  });
  const publishing = usePublishing(article.saveAll);
  const blocker = useLeaveWarning(article.isDirty);
  useScreenTitle(article.values.title.trim() || 'New article');

  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    void article.save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => saveByKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <h1 className="sr-only">{post ? 'Edit article' : 'New article'}</h1>
      <ArticleBar article={article} publishing={publishing} />
      <div className="flex-1 xl:grid xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="mx-auto w-full max-w-3xl px-4 py-6 sm:px-8 sm:py-12">
          <ArticleNotices article={article} publishing={publishing} />
          <div className="mb-4 sm:hidden">
            <StateChip state={currentState(article)} />
          </div>
          <ArticleSheet article={article} />
        </div>
        <ArticleAside article={article} />
      </div>
      <LeaveQuestion
        blocker={blocker}
        isSaving={article.isSaving}
        save={async () => (await article.saveAll()) !== null}
      />
    </>
  );
}
