import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { presenceAt } from '#admin/queries/presence.ts';
import { staff } from '#languages/staff.ts';
import { Presence } from './Presence.tsx';

test('presence: a colleague is here as long as the server says so', async () => {
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  const shown = () =>
    renderToStaticMarkup(
      <QueryClientProvider client={queries}>
        <Presence thing="post:a" />
      </QueryClientProvider>,
    );
  const { queryKey } = presenceAt('post:a');
  queries.setQueryData(queryKey, [{ id: 'joe', name: 'Joe Marlow' }] as never);
  expect(shown()).toContain(staff.articles.isHereToo('Joe Marlow'));
  const away = { queryKey, retry: false, queryFn: () => Promise.reject(new Error('Away.')) };
  await expect(queries.fetchQuery({ ...away, staleTime: 0 })).rejects.toThrow();
  expect(shown()).not.toContain('Joe');
});
