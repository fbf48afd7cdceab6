import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Spinner } from '#admin/ui/Spinner.tsx';
import { useMediaQuery, WIDE } from '#admin/ui/use-media-query.ts';
import { useScreenTitle } from '#admin/ui/use-screen-title.ts';
import type { Post } from '#data/posts.ts';
import { STAFF } from '#domain/staff-paths.ts';
import { $session } from '#stores/session.ts';
import { ArticleBar } from './ArticleBar.tsx';
import { ArticleDetails } from './ArticleDetails.tsx';
import { ArticleSheet } from './ArticleSheet.tsx';
import { openArticle } from './article-reducer.ts';
import { ArticleContext, createArticleStore, useArticle } from './article-store.ts';
import { type OpenedDrafts, openDrafts } from './device-drafts.ts';
import { focusField } from './fields.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { useDeviceCopy } from './use-device-copy.ts';
import { useLeaving } from './use-leaving.ts';
import { useSaving } from './use-saving.ts';
import { useWatch } from './use-watch.ts';

interface ArticleEditorProps {
  /** Null for an article that has never been saved. */
  post: Post | null;
  /** The article has an address of its own now. */
  onCreate?: ((post: Post) => void) | undefined;
}

/** Opens an article with what this device keeps of it. */
export function ArticleEditor({ post, onCreate }: ArticleEditorProps) {
  const userId = useStore($session).user?.id ?? '';
  const [drafts, setDrafts] = useState<OpenedDrafts | null>(null);
  const postId = useRef(post?.id ?? null);
  useEffect(() => {
    let isGone = false;
    void openDrafts(userId, postId.current).then((opened) => {
      if (isGone) opened.place.release();
      else setDrafts(opened);
    });
    return () => {
      isGone = true;
    };
  }, [userId]);
  if (!drafts) return <Spinner label="Opening the article" />;
  return <OpenEditor post={post} drafts={drafts} onCreate={onCreate} />;
}

type OpenEditorProps = ArticleEditorProps & { drafts: OpenedDrafts };

/** The sheet one writes on, with where the article stands and Publish always in the same place. */
function OpenEditor({ post, drafts, onCreate }: OpenEditorProps) {
  const navigate = useNavigate();
  const isWide = useMediaQuery(WIDE);
  const [store] = useState(() =>
    createArticleStore(openArticle(post, drafts.draft, drafts.kept, navigator.onLine)),
  );
  const [id, setId] = useState(post?.id);
  const isLeaving = useRef(false);
  const saving = useSaving(store, (created) => {
    setId(created.id);
    onCreate?.(created);
    // Whoever is on the way out is not held by an address that they no longer look at.
    if (isLeaving.current) return;
    navigate(STAFF.article(created.id), { replace: true, state: { stay: true } });
  });
  const leaving = useLeaving(store, saving.saveAll);
  useEffect(() => {
    isLeaving.current = leaving.isLeaving;
  }, [leaving.isLeaving]);
  useDeviceCopy(store, drafts.place);
  useWatch(store, id);

  // Whoever begins an article begins with its title.
  useEffect(() => {
    if (!post) focusField('title');
  }, [post]);

  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    void saving.save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => saveByKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return (
    <ArticleContext value={{ store, ...saving }}>
      <ScreenTitle />
      <h1 className="sr-only">{id ? 'Edit article' : 'New post'}</h1>
      <ArticleBar />
      <div className="flex-1 xl:grid xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="mx-auto w-full max-w-3xl px-4 py-6 sm:px-8 sm:py-12">
          <ArticleSheet />
        </div>
        {/* In reach however long the text is; a smaller window opens it from the bar. */}
        {isWide && (
          <aside aria-label="About this article" className="border-line border-l bg-panel">
            <div className="sticky top-18 max-h-[calc(100dvh-4.5rem)] overflow-y-auto px-6 py-6">
              <ArticleDetails />
            </div>
          </aside>
        )}
      </div>
      <LeaveQuestion leaving={leaving} />
    </ArticleContext>
  );
}

/** By itself, so that a key in the title does not draw the whole editor again. */
function ScreenTitle() {
  useScreenTitle(useArticle(({ typed }) => typed.title.trim()) || 'New post');
  return null;
}
