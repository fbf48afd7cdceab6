import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { LeaveQuestion, useLeaving } from '#admin/documents/LeaveQuestion.tsx';
import { articleById, keptArticle } from '#admin/queries/articles.ts';
import { NEW_THING } from '#admin/saving/draft-entry.ts';
import { isPassing } from '#admin/saving/saver-state.ts';
import { type OpenedDrafts, useOpenedDrafts } from '#admin/saving/use-left-drafts.ts';
import { Spinner } from '#admin/ui/feedback/Spinner.tsx';
import { OpeningScreen } from '#admin/ui/OpeningScreen.tsx';
import { useIsOnline } from '#admin/ui/use-is-online.ts';
import { useMediaQuery, WIDE } from '#admin/ui/use-media-query.ts';
import { useScreenTitle } from '#admin/ui/use-screen-title.ts';
import type { Article } from '#data/articles/articles.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import type { ArticleText } from '#domain/articles/article-text.ts';
import { staff } from '#languages/staff.ts';
import { ArticleSheet } from './ArticleSheet.tsx';
import {
  ArticleContext,
  isArticleText,
  useArticle,
  useArticleSaver,
  useWatch,
} from './article-saver.ts';
import { ArticleBar } from './bar/ArticleBar.tsx';
import { ArticleDetails } from './details/ArticleDetails.tsx';
import { focusField } from './fields.ts';

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
      title={staff.media.article}
      what={staff.articles.theArticle}
      verb="opened"
      query={stored}
    />
  );
}

/** Only translations need it. */
const TranslationDesk = lazy(async () => ({
  default: (await import('./translations/TranslationDesk.tsx')).TranslationDesk,
}));

interface ArticleEditorProps {
  /** Null for an article that has never been saved. */
  article: Article | null;
  /** The article has an address of its own now. */
  onCreate?: ((article: Article) => void) | undefined;
}

/** Opens an article with what this device keeps of it. */
function ArticleEditor({ article, onCreate }: ArticleEditorProps) {
  // The first save gives a new one its id, and the place moves with it.
  const [thing] = useState(article?.id ?? NEW_THING);
  const drafts = useOpenedDrafts(thing, isArticleText);
  if (!drafts) return <Spinner label={staff.screens.fetching(staff.articles.theArticle)} />;
  return <OpenEditor article={article} drafts={drafts} onCreate={onCreate} />;
}

type OpenEditorProps = ArticleEditorProps & { drafts: OpenedDrafts<ArticleText> };

/** The sheet one writes on, with where the article stands and Publish always in the same place. */
function OpenEditor({ article, drafts, onCreate }: OpenEditorProps) {
  const navigate = useNavigate();
  const [id, setId] = useState(article?.id);
  const isLeaving = useRef(false);
  const store = useArticleSaver(article, drafts, (created) => {
    setId(created.id);
    onCreate?.(created);
    // The new address would hold an author who is leaving.
    if (isLeaving.current) return;
    navigate(STAFF.article(created.id), { replace: true, state: { stay: true } });
  });
  const leaving = useLeaving(store);
  useEffect(() => {
    isLeaving.current = leaving.isLeaving;
  }, [leaving.isLeaving]);
  useWatch(store, id);

  // A new article begins with its title, unless an earlier one is back: a new title would be typed behind its own.
  const isBack = drafts.left.draft !== null;
  useEffect(() => {
    if (!article && !isBack) focusField('title');
  }, [article, isBack]);

  return (
    <ArticleContext value={store}>
      <ScreenTitle />
      <h1 className="sr-only">{id ? staff.articles.editArticle : staff.shell.newArticle}</h1>
      <ArticleBar />
      {article?.translation_of ? (
        <Suspense fallback={<Spinner label={staff.screens.fetching(staff.articles.theArticle)} />}>
          <TranslationDesk article={article} />
        </Suspense>
      ) : (
        <Desk />
      )}
      <LeaveQuestion leaving={leaving} saver={store} />
    </ArticleContext>
  );
}

function Desk() {
  const isWide = useMediaQuery(WIDE);
  return (
    <div className="flex-1 xl:grid xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="mx-auto w-full max-w-writing px-4 py-6 sm:px-8 sm:py-12">
        <ArticleSheet />
      </div>
      {/* In reach however long the text is; a smaller window opens it from the bar. */}
      {isWide && (
        <aside
          aria-label={staff.articles.aboutThisArticle}
          className="border-line border-s bg-panel"
        >
          <div className="sticky top-18 max-h-[calc(100dvh-4.5rem)] overflow-y-auto px-6 py-6">
            <ArticleDetails />
          </div>
        </aside>
      )}
    </div>
  );
}

/** Apart, so that typing in the title does not draw the whole editor again. */
function ScreenTitle() {
  useScreenTitle(useArticle(({ typed }) => typed.title.trim()) || staff.shell.newArticle);
  return null;
}
