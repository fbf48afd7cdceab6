import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { deadPaths, knownPictures } from '#admin/queries/article-facts.ts';
import { contentPair } from '#admin/queries/waiting.ts';
import { waitingItems } from '#domain/releases/waiting-items.ts';
import { staff } from '#languages/staff.ts';
import { failLook, staffHtml } from '../../../tests/support/staff-html.tsx';
import { ReleaseChecks, useReleaseChecks } from './ReleaseChecks.tsx';
import { ReleaseSelection } from './ReleaseSelection.tsx';
import type { Publication } from './use-publication.ts';

// It looks at a clock of the page.
vi.mock('#admin/ui/RelativeTime.tsx', () => ({ RelativeTime: () => null }));

const SAVED = {
  ...{ entity: 'post' as const, title: 'Oak', at: '2026-11-20T10:00:00Z', actor: null, version: 2 },
  ...{ goesLiveAt: null, wasTakenBack: false },
};
const ITEMS = waitingItems(
  [],
  ['a', 'b'].map((id) => ({ ...SAVED, id })),
);

const PUBLICATION = { liveVersion: 1, failed: null, isCurrent: true } as Publication;

function Shown() {
  return <ReleaseChecks {...useReleaseChecks(ITEMS, 1)} />;
}

test('release: nothing is found to mend, and nothing published, before all of it has been looked over', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  const shown = () => staffHtml(<Shown />, queries);
  const isOffered = () =>
    !/type="submit"[^>]*aria-disabled="true"/.test(
      staffHtml(<ReleaseSelection items={ITEMS} publication={PUBLICATION} />, queries),
    );
  const [first, second] = ITEMS.map((item) => contentPair(item, 1));
  if (!first || !second) throw new Error('Two wait.');
  const pair = { seen: null, next: { title: 'Oak', body: 'It is hard.' } as never };
  queries.setQueryData(knownPictures([]).queryKey, new Map());
  queries.setQueryData(deadPaths([]).queryKey, []);
  queries.setQueryData(first.queryKey, pair);
  expect(shown()).toContain(staff.releases.lookingItOver);
  expect(isOffered()).toBe(false);
  await failLook(queries, second);
  expect(shown()).not.toContain(staff.releases.allChecksPass);
  expect(shown()).toContain('Away.');
  expect(isOffered()).toBe(false);
  queries.setQueryData(second.queryKey, pair);
  expect(shown()).toContain(staff.releases.allChecksPass);
  expect(isOffered()).toBe(true);
});
