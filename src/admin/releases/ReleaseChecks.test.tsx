import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { deadPaths, knownPictures } from '#admin/queries/article-facts.ts';
import { contentPair } from '#admin/queries/waiting.ts';
import { waitingItems } from '#domain/releases/waiting-items.ts';
import { staff } from '#languages/staff.ts';
import { ReleaseChecks, useReleaseChecks } from './ReleaseChecks.tsx';

const SAVED = {
  ...{ entity: 'post' as const, title: 'Oak', at: '2026-11-20T10:00:00Z', actor: null, version: 2 },
  ...{ goesLiveAt: null, wasTakenBack: false },
};
const ITEMS = waitingItems(
  [],
  [
    { ...SAVED, id: 'a' },
    { ...SAVED, id: 'b' },
  ],
);

function Shown() {
  return <ReleaseChecks {...useReleaseChecks(ITEMS, 1)} />;
}

test('release: nothing is found to mend when all of it has been looked over', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  const shown = () =>
    renderToStaticMarkup(
      <QueryClientProvider client={queries}>
        <MemoryRouter>
          <Shown />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  const [first, second] = ITEMS.map((item) => contentPair(item, 1));
  if (!first || !second) throw new Error('Two wait.');
  const next = { title: 'Oak', body: 'It is hard.' } as never;
  queries.setQueryData(knownPictures([]).queryKey, new Map());
  queries.setQueryData(deadPaths([]).queryKey, []);
  queries.setQueryData(first.queryKey, { seen: null, next });
  expect(shown()).toContain(staff.releases.lookingItOver);

  const failing = { ...second, retry: false, queryFn: () => Promise.reject(new Error('Away.')) };
  await expect(queries.fetchQuery(failing)).rejects.toThrow('Away.');
  expect(shown()).not.toContain(staff.releases.allChecksPass);
  expect(shown()).toContain('Away.');

  queries.setQueryData(second.queryKey, { seen: null, next });
  expect(shown()).toContain(staff.releases.allChecksPass);
});
