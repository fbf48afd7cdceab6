import { expect, test, vi } from 'vitest';
import { unapprovedArticles } from '#admin/queries/articles.ts';
import { galleryList } from '#admin/queries/galleries.ts';
import { pageStates } from '#admin/queries/pages.ts';
import { changesAfter, unapprovedPictures } from '#admin/queries/releases.ts';
import { staff } from '#languages/staff.ts';
import { nothingWaits } from '../../../tests/support/nothing-waits.ts';
import { failLook, knownQueries, staffHtml } from '../../../tests/support/staff-html.tsx';
import { WaitingBox } from './WaitingBox.tsx';

/** What is asked for again by itself, by its name. */
const followed = vi.hoisted(() => new Set<string>());
vi.mock('@tanstack/react-query', async (original) => {
  const library = await original<typeof import('@tanstack/react-query')>();
  const useQuery: typeof library.useQuery = (options: {
    queryKey: readonly unknown[];
    refetchInterval?: unknown;
  }) => {
    if (options.refetchInterval) followed.add(JSON.stringify(options.queryKey));
    return library.useQuery(options as never) as never;
  };
  return { ...library, useQuery };
});

const queries = knownQueries();
const shown = () => staffHtml(<WaitingBox />, queries);
const { everythingIsLive, notKnownNow, countWaiting } = staff.goingLive;
nothingWaits(queries, 5);

test('release: what was approved is live when the lists of one moment say so, and not while one is on its way', async () => {
  queries.setQueryData(pageStates.queryKey, [{ id: 'a', state: 'live_with_changes' }] as never);
  const oneWaits = countWaiting(staff.screens.changeCount(1));
  expect(shown()).toContain(oneWaits);

  // It is published: its list is in before the one of what was approved.
  const approved = Promise.withResolvers<never[]>();
  const asked = { ...changesAfter(5), staleTime: 0, queryFn: () => approved.promise };
  const fetching = queries.fetchQuery(asked);
  queries.setQueryData(pageStates.queryKey, [{ id: 'a', state: 'live' }] as never);
  expect(shown()).not.toContain(everythingIsLive);
  expect(shown()).toContain(oneWaits);
  approved.resolve([]);
  await fetching;
  expect(shown()).toContain(everythingIsLive);
  queries.setQueryData(unapprovedPictures.queryKey, [{ id: 'a' }] as never);
  expect(shown(), 'a change of the library is one too').toContain(oneWaits);
});

test('release: that everything is live is said of the last look, and only where it got an answer', async () => {
  for (const { queryKey } of [unapprovedArticles, galleryList, pageStates]) {
    expect(followed, 'a colleague may save meanwhile').toContain(JSON.stringify(queryKey));
  }
  queries.setQueryData(unapprovedPictures.queryKey, []);
  expect(shown()).toContain(everythingIsLive);
  await failLook(queries, galleryList);
  expect(shown()).not.toContain(everythingIsLive);
  expect(shown()).toContain(notKnownNow);
  queries.setQueryData(galleryList.queryKey, []);
  expect(shown()).toContain(everythingIsLive);
});
