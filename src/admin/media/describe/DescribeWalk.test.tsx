import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { staff } from '#languages/staff.ts';
import { DescribeWalk } from './DescribeWalk.tsx';

/** The walk when all that is known so far have been described. */
function shown(state: { hasMore: boolean; error?: Error }): string {
  const query = {
    ...{ error: state.error ?? null, isFetching: false, isLoadingError: false, isStale: false },
    refetch: () => Promise.reject(),
  };
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <DescribeWalk
          query={query}
          media={[]}
          hasMore={state.hasMore}
          back={{ to: '/', label: 'Media', words: 'Back' }}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('pictures: the walk ends behind the last picture', () => {
  expect(shown({ hasMore: false })).toContain(staff.media.nothingToDescribe);
});

test('pictures: it waits for those that are still to be fetched', () => {
  const html = shown({ hasMore: true });
  expect(html).toContain(staff.media.fetchingThePictures);
  expect(html).not.toContain(staff.media.nothingToDescribe);
});

test('pictures: it says that those can’t be had', () => {
  const html = shown({ hasMore: true, error: new Error('No connection.') });
  expect(html).toContain('No connection.');
  expect(html).not.toContain(staff.media.nothingToDescribe);
});
