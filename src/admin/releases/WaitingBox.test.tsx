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
import { staff } from '#languages/staff.ts';
import { knownQueries, staffHtml } from '../../../tests/support/staff-html.tsx';
import { WaitingBox } from './WaitingBox.tsx';

const LIVE = { contentVersion: 5, builtAt: '', commit: '' };

const queries = knownQueries();
const shown = () => staffHtml(<WaitingBox />, queries);

test('release: what was approved is live when the lists of one moment say so, and not while one is on its way', async () => {
  for (const { queryKey } of [releaseList, unapprovedArticles, galleryList, unapprovedPictures]) {
    queries.setQueryData<unknown[]>(queryKey, []);
  }
  queries.setQueryData(liveBuild.queryKey, LIVE);
  queries.setQueryData(changesAfter(5).queryKey, []);
  queries.setQueryData(pageStates.queryKey, [{ id: 'a', state: 'live_with_changes' }] as never);
  const oneWaits = staff.goingLive.countWaiting(staff.screens.changeCount(1));
  expect(shown()).toContain(oneWaits);

  // It is published: its list is in before the one of what was approved.
  const approved = Promise.withResolvers<never[]>();
  const asked = { ...changesAfter(5), staleTime: 0, queryFn: () => approved.promise };
  const fetching = queries.fetchQuery(asked);
  queries.setQueryData(pageStates.queryKey, [{ id: 'a', state: 'live' }] as never);
  expect(shown()).not.toContain(staff.goingLive.everythingIsLive);
  expect(shown()).toContain(oneWaits);
  approved.resolve([]);
  await fetching;
  expect(shown()).toContain(staff.goingLive.everythingIsLive);
  queries.setQueryData(unapprovedPictures.queryKey, [{ id: 'a' }] as never);
  expect(shown(), 'a change of the library is one too').toContain(oneWaits);
});
