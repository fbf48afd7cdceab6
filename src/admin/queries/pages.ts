import { queryOptions } from '@tanstack/react-query';
import { fetchMenu } from '#data/pages/menu.ts';
import { fetchPageRevision, fetchPageRevisions } from '#data/pages/page-revisions.ts';
import { fetchFolderPage, fetchFolderRows, fetchPageStates, type PageKind } from '#data/pages/pages.ts';

/** Polling of an open page, in milliseconds. */
const INTERVAL_MS = 20_000;

export const pageStates = queryOptions({
  queryKey: ['pages', 'list'],
  queryFn: () => fetchPageStates(),
});

export const binnedPages = queryOptions({
  queryKey: ['pages', 'bin'],
  queryFn: () => fetchPageStates(true),
});

/** With their sections. */
export const folderRows = queryOptions({
  queryKey: ['pages', 'folder'],
  queryFn: fetchFolderRows,
});

/** With what visitors see of it; null while a page of the folder is as the site came. */
export function openPage(kind: PageKind, key: string) {
  return queryOptions({
    queryKey: ['pages', 'one', kind, key],
    queryFn: () => fetchFolderPage(kind, key),
    refetchInterval: INTERVAL_MS,
    refetchOnWindowFocus: 'always',
  });
}

export function pageRevisions(id: string) {
  return queryOptions({
    queryKey: ['pages', 'revisions', id],
    queryFn: () => fetchPageRevisions(id),
  });
}

export function pageRevision(id: string) {
  return queryOptions({
    queryKey: ['pages', 'revision', id],
    queryFn: () => fetchPageRevision(id),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export const siteMenu = queryOptions({ queryKey: ['menu'], queryFn: fetchMenu });
