import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
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
import type { PublicationState } from '#domain/articles/publication.ts';
import { useListStatus } from './use-list-status.ts';

function Row({ state }: { state: PublicationState }) {
  return useListStatus()('post:a', { state, publishedAt: null });
}

test('release: a row says that something is live when it is known what visitors have', () => {
  const queries = new QueryClient();
  const shown = (state: PublicationState) =>
    renderToStaticMarkup(
      <QueryClientProvider client={queries}>
        <Row state={state} />
      </QueryClientProvider>,
    );
  expect([shown('live'), shown('live_with_changes'), shown('draft')]).toEqual(['', '', 'draft']);
  queries.setQueryData(releaseList.queryKey, []);
  queries.setQueryData(liveBuild.queryKey, null);
  queries.setQueryData(changesAfter(0).queryKey, []);
  queries.setQueryData(unapprovedArticles.queryKey, []);
  queries.setQueryData(galleryList.queryKey, []);
  queries.setQueryData(pageStates.queryKey, []);
  queries.setQueryData(unapprovedPictures.queryKey, []);
  expect(shown('live')).toBe('live');
});
