import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { keptPage, openPage, pageStates } from '#admin/queries/pages.ts';
import { draftPlace } from '#admin/saving/draft-store.ts';
import { isPassing } from '#admin/saving/saver-state.ts';
import { Spinner } from '#admin/ui/feedback/Spinner.tsx';
import { NotFound } from '#admin/ui/NotFound.tsx';
import { OpeningScreen } from '#admin/ui/OpeningScreen.tsx';
import { useIsOnline } from '#admin/ui/use-is-online.ts';
import { pages } from '#business/pages.ts';
import type { PageRow } from '#data/pages/pages.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { folderPage } from '#domain/pages/folder-page.ts';
import { staff } from '#languages/staff.ts';
import { $session } from '#stores/session.ts';
import { PageEditor } from './editor/PageEditor.tsx';
import { isPageDraft } from './page-saver.ts';
import { type OpenedDrafts, type PageName, thingOf } from './use-page-saver.ts';

/** /admin/pages/{key}: a page of the folder by its key, one of staff by its key or id. */
export function PageScreen() {
  const { key = '' } = useParams();
  const folder = pages.find((page) => page.key === key);
  if (folder) return <StoredPage key={key} name={folder} />;
  return <OwnPage key={key} wanted={key} />;
}

function OwnPage({ wanted }: { wanted: string }) {
  const { state } = useLocation();
  const states = useQuery(pageStates);
  const kept = useKeptPage(wanted, states.failureReason);
  const listed = states.data?.find(({ key, id }) => key === wanted || id === wanted);
  // The address that the device knows it by, and colleagues share.
  if (listed && listed.key !== wanted) {
    return <Navigate to={STAFF.page(listed.key)} replace state={state} />;
  }
  const found = listed ?? kept;
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

function StoredPage({ name: { kind, key } }: { name: PageName }) {
  const stored = useQuery(openPage(kind, key));
  const known = useKeptPage(key, stored.failureReason);
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
  if (!row && !kept && !folderPage(kind, key)) return <NotFound />;
  return <WithDrafts name={{ kind, key }} row={row} />;
}

/** What this device saw of a page last, while the server can't be reached. */
function useKeptPage(key: string, failure: unknown) {
  const isOnline = useIsOnline();
  return useQuery({ ...keptPage(key), enabled: !isOnline || isPassing(failure) }).data;
}

/** Opens a page with what this device keeps of it. */
function WithDrafts({ name, row }: { name: PageName; row: PageRow | null }) {
  const userId = useStore($session).user?.id ?? '';
  const thing = thingOf(name);
  const [drafts, setDrafts] = useState<OpenedDrafts | null>(null);
  useEffect(() => {
    let isGone = false;
    const place = draftPlace(userId, thing, isPageDraft);
    void place.takeLeft().then((left) => {
      if (isGone) place.release();
      else setDrafts({ place, left });
    });
    return () => {
      isGone = true;
    };
  }, [userId, thing]);
  if (!drafts) return <Spinner label={staff.pages.openingThePage} />;
  return <PageEditor name={name} row={row} drafts={drafts} />;
}
