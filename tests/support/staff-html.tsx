import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect } from 'vitest';

/** Queries that ask for nothing that they know. */
export const knownQueries = () =>
  new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });

/** A part of the staff area as it stands with what these queries know. */
export const staffHtml = (part: ReactNode, queries = new QueryClient()) =>
  renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  );

/** The last look at something came to nothing. */
export async function failLook(
  queries: QueryClient,
  { queryKey }: { queryKey: readonly unknown[] },
) {
  const queryFn = () => Promise.reject(new Error('Away.'));
  const look = queries.fetchQuery({ queryKey, queryFn, staleTime: 0, retry: false });
  await expect(look).rejects.toThrow('Away.');
}
