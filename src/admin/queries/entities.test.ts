import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { affectedBy, invalidate } from './entities.ts';

test('queries: a change makes what is derived from it untrue as well, each of it once', () => {
  expect(affectedBy(['enquiries'])).toEqual(['enquiries', 'counts']);
  expect(affectedBy(['posts', 'releases'])).toEqual([
    ...['posts', 'changes', 'counts', 'releases', 'live-build'],
  ]);
});

test('queries: everything about the entity is read again, and nothing else', async () => {
  const queries = new QueryClient();
  for (const key of [['posts', 'list'], ['posts', 'one', '1'], ['team', 'list'], ['counts']]) {
    queries.setQueryData(key, 'known');
  }
  await invalidate(queries, 'posts');
  const isStale = (...key: string[]) => queries.getQueryState(key)?.isInvalidated;
  expect([isStale('posts', 'list'), isStale('posts', 'one', '1'), isStale('counts')]).toEqual([
    ...[true, true, true],
  ]);
  expect(isStale('team', 'list')).toBe(false);
});
