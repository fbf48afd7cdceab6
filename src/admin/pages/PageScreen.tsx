import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { openPage, pageStates } from '#admin/queries/pages.ts';
import { draftPlace } from '#admin/saving/draft-store.ts';
import { Spinner } from '#admin/ui/feedback/Spinner.tsx';
import { NotFound } from '#admin/ui/NotFound.tsx';
import { OpeningScreen } from '#admin/ui/OpeningScreen.tsx';
import { pages } from '#business/pages.ts';
import type { PageRow } from '#data/pages/pages.ts';
import { folderPage } from '#domain/pages/folder-page.ts';
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
  const states = useQuery(pageStates);
  const found = states.data?.find(({ key, id }) => key === wanted || id === wanted);
  if (found) return <StoredPage name={found} />;
  if (states.data && !states.isFetching) return <NotFound />;
  return <OpeningScreen title="Page" label="Opening the page" what="The page" query={states} />;
}

function StoredPage({ name: { kind, key } }: { name: PageName }) {
  const stored = useQuery(openPage(kind, key));
  const folder = folderPage(kind, key);
  if (stored.data === undefined) {
    return <OpeningScreen title="Page" label="Opening the page" what="The page" query={stored} />;
  }
  if (stored.data === null && !folder) return <NotFound />;
  return <WithDrafts name={{ kind, key }} row={stored.data?.page ?? null} />;
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
  if (!drafts) return <Spinner label="Opening the page" />;
  return <PageEditor name={name} row={row} drafts={drafts} />;
}
