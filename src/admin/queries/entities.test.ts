import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { affectedBy, invalidate } from './entities.ts';

test('queries: a change makes what is derived from it untrue as well, each of it once', () => {
  expect(affectedBy(['enquiries'])).toEqual(['enquiries', 'counts']);
  const both = ['posts', 'changes', 'counts', 'releases', 'live-build'];
  expect(affectedBy(['posts', 'releases'])).toEqual(both);
});

test('queries: everything about the entity is read again, and nothing else', async () => {
  const queries = new QueryClient();
  const keys = [['posts', 'list'], ['posts', 'one', '1'], ['team', 'list'], ['counts']];
  for (const key of keys) queries.setQueryData(key, 'known');
  await invalidate(queries, 'posts');
  const isStale = (key: string[]) => queries.getQueryState(key)?.isInvalidated;
  expect(keys.map(isStale)).toEqual([true, true, false, true]);
});
