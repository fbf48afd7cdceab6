import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { User } from '#data/accounts/auth.ts';
import { DataError } from '#data/errors.ts';
import { $session } from '#stores/session.ts';
import { until } from '../../../tests/support/until.ts';
import { queryClient } from './query-client.ts';

const MINUTE = 60_000;

function signedInAs(id: string | null): void {
  const user = id ? ({ id } as User) : null;
  $session.set({ ...$session.get(), loading: false, user });
}

test('queries: what was read is fresh for one minute and kept for ten', () => {
  const kept = { staleTime: MINUTE, gcTime: 10 * MINUTE };
  expect(queryClient.getDefaultOptions().queries).toMatchObject(kept);
});

test('queries: what can’t be fetched without a connection says so, and is fetched again once there is one', async () => {
  queryClient.mount();
  onlineManager.setOnline(false);
  const fetchPosts = vi.fn(async () => {
    if (!onlineManager.isOnline()) throw new DataError('offline');
    return ['a draft'];
  });
  const observer = new QueryObserver(queryClient, { queryKey: ['posts'], queryFn: fetchPosts });
  const stop = observer.subscribe(() => undefined);
  await until(() => expect(observer.getCurrentResult().isLoadingError).toBe(true));
  expect(fetchPosts).toHaveBeenCalledTimes(1);
  onlineManager.setOnline(true);
  await until(() => expect(observer.getCurrentResult().data).toEqual(['a draft']));
  stop();
  queryClient.unmount();
  queryClient.clear();
});

test.each([
  ['they sign out', null],
  ['another signs in', 'joe'],
])('queries: what one person has read is gone when %s', (_, next) => {
  signedInAs('anna');
  queryClient.setQueryData(['posts'], ['a draft']);
  signedInAs('anna');
  expect(queryClient.getQueryData(['posts'])).toEqual(['a draft']);
  signedInAs(next);
  expect(queryClient.getQueryData(['posts'])).toBeUndefined();
});
