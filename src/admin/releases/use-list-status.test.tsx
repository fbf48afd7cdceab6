import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { PublicationState } from '#domain/articles/publication-status.ts';
import { nothingWaits } from '../../../tests/support/nothing-waits.ts';
import { staffHtml } from '../../../tests/support/staff-html.tsx';
import { useListStatus } from './use-list-status.ts';

function Row({ state }: { state: PublicationState }) {
  return useListStatus()('post:a', { state, publishedAt: null });
}

test('release: a row says that something is live when it is known what visitors have', () => {
  const queries = new QueryClient();
  const shown = (state: PublicationState) => staffHtml(<Row state={state} />, queries);
  expect([shown('live'), shown('live_with_changes'), shown('draft')]).toEqual(['', '', 'draft']);
  nothingWaits(queries, null);
  expect(shown('live')).toBe('live');
});
