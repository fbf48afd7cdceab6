import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { keptPage, openPage, type PageName, pageStates } from '#admin/queries/pages.ts';
import { isPassing } from '#admin/saving/saver-state.ts';
import { useOpenedDrafts } from '#admin/saving/use-left-drafts.ts';
import { Spinner } from '#admin/ui/feedback/Spinner.tsx';
import { NotFound } from '#admin/ui/NotFound.tsx';
import { OpeningScreen } from '#admin/ui/OpeningScreen.tsx';
import { languageOfScreen } from '#admin/ui/text/site-languages.ts';
import { useIsOnline } from '#admin/ui/use-is-online.ts';
import type { PageRow } from '#data/pages/pages.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { folderPage, folderPages } from '#domain/pages/folder-page.ts';
import { staff } from '#languages/staff.ts';
import { PageEditor } from './editor/PageEditor.tsx';
import { isPageDraft } from './page-saver.ts';
import { thingOf } from './use-page-saver.ts';

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
  return (
    <OpeningScreen
      title={staff.pages.page}
      label={staff.pages.openingThePage}
      what={staff.pages.thePage}
      query={states}
    />
  );
}

function StoredPage({ name: { kind, key, language } }: { name: PageName }) {
  const stored = useQuery(openPage({ kind, key, language }));
  const known = useKeptPage(key, language, stored.failureReason);
  const kept = known?.kind === kind ? known : null;
  const row = stored.data === undefined ? kept?.row : (stored.data?.page ?? null);
  if (row === undefined) {
    return (
      <OpeningScreen
        title={staff.pages.page}
        label={staff.pages.openingThePage}
        what={staff.pages.thePage}
        query={stored}
      />
    );
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
  if (!drafts) return <Spinner label={staff.pages.openingThePage} />;
  return <PageEditor name={name} row={row} drafts={drafts} />;
}
