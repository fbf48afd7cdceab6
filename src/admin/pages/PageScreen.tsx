import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { LeaveQuestion, useLeaving } from '#admin/documents/LeaveQuestion.tsx';
import { PHONE_WIDTH, PreviewWidth } from '#admin/editor/preview/PreviewWidth.tsx';
import { keptPage, openPage, type PageName, pageStates } from '#admin/queries/pages.ts';
import { isPassing } from '#admin/saving/saver-state.ts';
import { type OpenedDrafts, useOpenedDrafts } from '#admin/saving/use-left-drafts.ts';
import { Choice } from '#admin/translations/Choice.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { Spinner } from '#admin/ui/feedback/Spinner.tsx';
import { NotFound } from '#admin/ui/NotFound.tsx';
import { OpeningScreen } from '#admin/ui/OpeningScreen.tsx';
import { languageOfScreen } from '#admin/ui/text/site-languages.ts';
import { useIsOnline } from '#admin/ui/use-is-online.ts';
import { useMediaQuery, WIDE } from '#admin/ui/use-media-query.ts';
import { useScreenTitle } from '#admin/ui/use-screen-title.ts';
import type { PageRow } from '#data/pages/pages.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import type { PageDraft } from '#domain/pages/draft.ts';
import { folderPage, folderPages } from '#domain/pages/folder-page.ts';
import { staff } from '#languages/staff.ts';
import { PageBar } from './bar/PageBar.tsx';
import { Checks } from './editor/Checks.tsx';
import { PageFacts } from './editor/PageFacts.tsx';
import { SectionList } from './editor/SectionList.tsx';
import { EditorContext, focusField, useEditor } from './open/page-context.ts';
import { isPageDraft, thingOf, usePageSaver } from './page-saver.ts';

/** /admin/pages/{key}: a page of the folder by its key, one of staff by its key or id; `?language=pt` in another language. */
export function PageScreen() {
  const { key = '' } = useParams();
  const language = languageOfScreen(useLocation().search);
  const folder = folderPages(language).find((page) => page.key === key);
  const place = `${language} ${key}`;
  if (folder) return <StoredPage key={place} name={{ kind: folder.kind, key, language }} />;
  return <OwnPage key={place} wanted={key} language={language} />;
}

function OwnPage({ wanted, language }: { wanted: string; language: string }) {
  const { state } = useLocation();
  const states = useQuery(pageStates);
  const kept = useKeptPage(wanted, language, states.failureReason);
  const listed = states.data?.find(
    (page) => page.id === wanted || (page.key === wanted && page.language === language),
  );
  // What a colleague throws away stays open to whoever writes in it.
  const [opened, setOpened] = useState(listed);
  if (listed && listed !== opened) setOpened(listed);
  // The address that the device knows it by, and colleagues share.
  if (listed && listed.key !== wanted) {
    return <Navigate to={STAFF.page(listed.key, listed.language)} replace state={state} />;
  }
  const found = listed ?? opened ?? kept;
  if (found) return <StoredPage name={found} />;
  if (states.data && !states.isFetching) return <NotFound />;
  return <OpeningScreen title={staff.media.page} what={staff.pages.thePage} query={states} />;
}

function StoredPage({ name: { kind, key, language } }: { name: PageName }) {
  const stored = useQuery(openPage({ kind, key, language }));
  const known = useKeptPage(key, language, stored.failureReason);
  const kept = known?.kind === kind ? known : null;
  const row = stored.data === undefined ? kept?.row : (stored.data?.page ?? null);
  if (row === undefined) {
    return <OpeningScreen title={staff.media.page} what={staff.pages.thePage} query={stored} />;
  }
  if (!row && !kept && !folderPage(kind, key, language)) return <NotFound />;
  return <WithDrafts name={{ kind, key, language }} row={row} />;
}

/** What this device saw of a page last, while the server can't be reached. */
function useKeptPage(key: string, language: string, failure: unknown) {
  const isOnline = useIsOnline();
  return useQuery({ ...keptPage({ key, language }), enabled: !isOnline || isPassing(failure) })
    .data;
}

/** Opens a page with what this device keeps of it. */
function WithDrafts({ name, row }: { name: PageName; row: PageRow | null }) {
  const drafts = useOpenedDrafts(thingOf(name), isPageDraft);
  if (!drafts) return <Spinner label={staff.screens.fetching(staff.pages.thePage)} />;
  return <PageEditor name={name} row={row} drafts={drafts} />;
}

interface PageEditorProps {
  name: PageName;
  /** Null while a page of the folder is as the site came. */
  row: PageRow | null;
  drafts: OpenedDrafts<PageDraft>;
}

const fetchView = () => import('./frame/PageView.tsx');
const PageView = lazy(async () => ({ default: (await fetchView()).PageView }));

/** Only translations need it. */
const PageOriginal = lazy(async () => ({
  default: (await import('./translations/PageOriginal.tsx')).PageOriginal,
}));

const PageWatch = lazy(async () => ({
  default: (await import('./checks/PageWatch.tsx')).PageWatch,
}));

/** A desk's window, in CSS pixels. */
const DESK_WIDTH = 1440;

/** A page as a list of its sections with plain inputs, and beside it the page itself. */
function PageEditor({ name, row, drafts }: PageEditorProps) {
  const [folder] = useState(() => folderPage(name.kind, name.key, name.language));
  const saver = usePageSaver(name, row, folder ?? { sections: [] }, drafts);
  const editor = useEditor({ name, folder, saver });
  const leaving = useLeaving(saver);
  const title = editor.page.title || staff.screens.untitled;
  const isWide = useMediaQuery(WIDE);
  const isRoomy = useMediaQuery('(min-width: 40rem)');
  const isTall = useMediaQuery('(min-height: 48rem)');
  const [isPhone, setPhone] = useState(false);
  const [isPreviewing, setPreviewing] = useState(false);
  const isTranslation = name.language !== '';
  // On a desk there is room for the original beside the sections.
  const [shown, setShown] = useState<'translation' | 'original'>(
    isTranslation && isWide ? 'original' : 'translation',
  );
  useScreenTitle(title);
  // A page that was just made: its first words.
  const { state } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival.
  useEffect(() => {
    if (!state?.field) return;
    editor.setOpenKey(state.section);
    focusField(state.field);
  }, []);
  // The connection may be gone when it is wanted.
  useEffect(() => void fetchView().catch(() => {}), []);
  const view = (width: number, isEdited = true) => (
    <Suspense fallback={<Spinner label={staff.screens.fetching(staff.pages.thePage)} />}>
      <PageView
        key={width}
        title={isEdited ? staff.pages.pageToEdit(title) : staff.pages.previewOf(title)}
        {...{ width, isEdited }}
      />
    </Suspense>
  );
  const choice = isTranslation && (
    <Choice
      shown={shown}
      options={{
        translation: staff.translations.beside.translation,
        original: staff.translations.beside.original,
      }}
      onChange={setShown}
      className=""
    />
  );
  const original = (
    <aside
      aria-label={staff.translations.beside.original}
      className="overflow-y-auto rounded-lg border border-line bg-panel p-5"
    >
      <Suspense
        fallback={<Spinner label={staff.screens.fetching(staff.translations.beside.theOriginal)} />}
      >
        <PageOriginal />
      </Suspense>
    </aside>
  );
  return (
    <EditorContext value={editor}>
      <h1 className="sr-only">{staff.pages.pageNamed(title)}</h1>
      <PageBar onPreview={() => setPreviewing(true)}>
        {!isWide && isRoomy && isTall && (
          <div className="h-[32dvh] border-line border-t px-8 py-3">{view(DESK_WIDTH)}</div>
        )}
      </PageBar>
      <div className="flex-1 xl:grid xl:grid-cols-[minmax(0,1fr)_27rem]">
        {isWide && (
          <div className="sticky top-18 grid h-[calc(100dvh-4.5rem)] grid-rows-[auto_minmax(0,1fr)] gap-3 p-5">
            <div className="flex flex-wrap justify-end gap-3">
              {choice}
              {shown === 'translation' && (
                <PreviewWidth isPhone={isPhone} onChange={setPhone} className="ms-auto" />
              )}
            </div>
            {shown === 'original' ? original : view(isPhone ? PHONE_WIDTH : DESK_WIDTH)}
          </div>
        )}
        <div className="mx-auto grid w-full max-w-3xl grid-cols-1 content-start gap-8 border-line px-4 py-6 sm:px-8 xl:border-s xl:bg-paper xl:px-5">
          {!isWide && choice}
          {!isWide && shown === 'original' && original}
          {/* It stays: what is open and where the cursor was are as they were. */}
          <div hidden={!isWide && shown === 'original'} className="contents">
            <Checks />
            <SectionList />
            <PageFacts />
          </div>
        </div>
      </div>
      {isPreviewing && (
        <Dialog
          isOpen
          title={staff.editor.preview}
          width="screen"
          onClose={() => setPreviewing(false)}
        >
          <PreviewWidth isPhone={isPhone} onChange={setPhone} className="max-sm:hidden" />
          <div className="grid h-[60dvh]">
            {view(isPhone || !isRoomy ? PHONE_WIDTH : DESK_WIDTH, false)}
          </div>
          <DialogActions>
            <Button onClick={() => setPreviewing(false)}>{staff.common.close}</Button>
          </DialogActions>
        </Dialog>
      )}
      <Suspense>
        <PageWatch />
      </Suspense>
      <LeaveQuestion {...{ leaving, saver }} />
    </EditorContext>
  );
}
