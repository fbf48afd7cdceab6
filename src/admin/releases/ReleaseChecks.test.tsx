import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { deadPaths, knownPictures } from '#admin/queries/article-facts.ts';
import { contentPair } from '#admin/queries/waiting.ts';
import { waitingItems } from '#domain/releases/waiting-items.ts';
import { staff } from '#languages/staff.ts';
import { failLook, staffHtml } from '../../../tests/support/staff-html.tsx';
import { ReleaseChecks, useReleaseChecks } from './ReleaseChecks.tsx';

const SAVED = {
  ...{ entity: 'post' as const, title: 'Oak', at: '2026-11-20T10:00:00Z', actor: null, version: 2 },
  ...{ goesLiveAt: null, wasTakenBack: false },
};
const ITEMS = waitingItems(
  [],
  ['a', 'b'].map((id) => ({ ...SAVED, id })),
);

function Shown() {
  return <ReleaseChecks {...useReleaseChecks(ITEMS, 1)} />;
}

test('release: nothing is found to mend when all of it has been looked over', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  const shown = () => staffHtml(<Shown />, queries);
  const [first, second] = ITEMS.map((item) => contentPair(item, 1));
  if (!first || !second) throw new Error('Two wait.');
  const pair = { seen: null, next: { title: 'Oak', body: 'It is hard.' } as never };
  queries.setQueryData(knownPictures([]).queryKey, new Map());
  queries.setQueryData(deadPaths([]).queryKey, []);
  queries.setQueryData(first.queryKey, pair);
  expect(shown()).toContain(staff.releases.lookingItOver);
  await failLook(queries, second);
  expect(shown()).not.toContain(staff.releases.allChecksPass);
  expect(shown()).toContain('Away.');
  queries.setQueryData(second.queryKey, pair);
  expect(shown()).toContain(staff.releases.allChecksPass);
});
