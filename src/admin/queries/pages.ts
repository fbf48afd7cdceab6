import { queryOptions } from '@tanstack/react-query';
import { fetchMenu } from '#data/pages/menu.ts';
import {
  fetchLinkingArticles,
  fetchLinkingGalleries,
  fetchLivePages,
} from '#data/pages/page-links.ts';
import { fetchPageRevision, fetchPageRevisions } from '#data/pages/page-revisions.ts';
import {
  fetchFolderRows,
  fetchPageRow,
  fetchPageRows,
  fetchPageStates,
  type PageKind,
  type PageRow,
  type PageState,
} from '#data/pages/pages.ts';
import { readCopy } from './kept-copies.ts';

/** Polling of an open page, in milliseconds. */
const INTERVAL_MS = 20_000;

export const pageStates = queryOptions({
  queryKey: ['pages', 'list'],
  queryFn: () => fetchPageStates(),
});

/**
 * What staff call a page, as a function: the folder's titles come with all of its words, so a screen that shows none
 * of them asks only where a page has no title of its own.
 */
export const pageNames = queryOptions({
  queryKey: ['pages', 'names'],
  queryFn: async () => (await import('#domain/pages/folder-page.ts')).pageTitle,
  staleTime: Number.POSITIVE_INFINITY,
});

/** With a time to go live for the first time, the soonest first. */
export const scheduledPages = queryOptions({
  ...pageStates,
  select: (pages) => {
    const timeOf = ({ publishedAt }: PageState) => Date.parse(publishedAt ?? '');
    return pages
      .filter(({ state }) => state === 'scheduled')
      .sort((one, other) => timeOf(one) - timeOf(other));
  },
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

/** What names a page. */
export interface PageName {
  kind: PageKind;
  key: string;
  /** Its code; '' for the main one. */
  language: string;
}

/** With what visitors see of it; null while a page of the folder is as the site came. */
export function openPage({ kind, key, language }: PageName) {
  return queryOptions({
    queryKey: ['pages', 'one', kind, key, language],
    queryFn: () => fetchPageRow(kind, key, language),
    refetchInterval: INTERVAL_MS,
    refetchOnWindowFocus: 'always',
  });
}

/** A page as this device saw it last; without a row it was as the site came. */
export interface KeptPage extends PageName {
  row: PageRow | null;
  /** Of the row; 0 without one. */
  version: number;
}

export const keptName = ({ key, language }: Omit<PageName, 'kind'>) =>
  `page:${key}${language && `:${language}`}` as const;

export function keptPage(name: Omit<PageName, 'kind'>) {
  return queryOptions({
    queryKey: ['kept-page', keptName(name)],
    queryFn: () => readCopy<KeptPage>(keptName(name)),
    gcTime: 0,
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

/** All pages with their sections, in all languages: for sites of several. */
export const pageRows = queryOptions({ queryKey: ['pages', 'rows'], queryFn: fetchPageRows });

/** Of all pages, what visitors have. */
export const livePages = queryOptions({ queryKey: ['pages', 'live'], queryFn: fetchLivePages });

/** Articles and galleries that lead to an anchor of the page with this path. */
export function linkingTexts(path: string) {
  return queryOptions({
    queryKey: ['pages', 'linking', path],
    queryFn: async () => {
      const [articles, galleries] = await Promise.all([
        fetchLinkingArticles(path),
        fetchLinkingGalleries(path),
      ]);
      return { articles, galleries };
    },
  });
}

/** Whether the site has a page at an address of its own, as visitors have it now; null where that is unknown. */
export const pageThere = (address: string) => {
  const path = address.replace(/#.*/, '');
  return queryOptions({
    queryKey: ['page-there', path],
    queryFn: async () => {
      try {
        const { status, ok } = await fetch(path, { method: 'HEAD' });
        return status === 404 ? false : ok || null;
      } catch {
        return null;
      }
    },
    enabled: path.startsWith('/'),
    staleTime: 30_000,
  });
};
