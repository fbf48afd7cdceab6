import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { unapprovedArticles } from '#admin/queries/articles.ts';
import { galleryList } from '#admin/queries/galleries.ts';
import { pageStates } from '#admin/queries/pages.ts';
import {
  changesAfter,
  liveBuild,
  releaseList,
  unapprovedPictures,
} from '#admin/queries/releases.ts';
import { useGoingLiveMessage } from '#admin/releases/use-going-live-message.tsx';
import { usePublication } from '#admin/releases/use-publication.ts';
import { staff } from '#languages/staff.ts';
import { NeedsYou } from './NeedsYou.tsx';

const SILENT = { status: 'failed', can_retry: true, content_version: 6, message: 'Silent.' };
const LIVE = { contentVersion: 5, builtAt: '', commit: '' };

/** As the strip of an article says it. */
function Strip() {
  const publication = usePublication();
  const publishing = { isSending: false, failure: null } as never;
  return useGoingLiveMessage({ status: { status: 'approved', publication }, publishing })?.text;
}

test('dashboard: that visitors see the old site is said only where the last look saw it', async () => {
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  queries.setQueryData(releaseList.queryKey, [SILENT] as never);
  queries.setQueryData(liveBuild.queryKey, LIVE);
  for (const { queryKey } of [changesAfter(5), unapprovedArticles, galleryList, pageStates]) {
    queries.setQueryData(queryKey, [] as never);
  }
  queries.setQueryData(unapprovedPictures.queryKey, []);
  const shown = (Screen: () => ReactNode) =>
    renderToStaticMarkup(
      <QueryClientProvider client={queries}>
        <MemoryRouter>
          <Screen />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  const old = 'Visitors still see the site as it was before.';
  expect(shown(NeedsYou)).toContain(staff.dashboard.visitorsSeeOldSite('Silent.'));
  expect(shown(Strip)).toContain(old);
  const away = () => Promise.reject(new Error('away'));
  await queries
    .fetchQuery({ ...liveBuild, queryFn: away, staleTime: 0, retry: false })
    .catch(() => {});
  for (const screen of [NeedsYou, Strip]) {
    expect(shown(screen)).toContain('Silent.');
    expect(shown(screen)).not.toContain(old);
  }
});
