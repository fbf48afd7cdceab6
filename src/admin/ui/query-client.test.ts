import { expect, test } from 'vitest';
import type { User } from '#data/auth.ts';
import { $session } from '#stores/session.ts';
import { queryClient } from './query-client.ts';

const MINUTE = 60_000;

function signedInAs(id: string | null): void {
  const user = id ? ({ id } as User) : null;
  $session.set({ ...$session.get(), loading: false, user });
}

test('what was read is fresh for one minute and kept for ten', () => {
  expect(queryClient.getDefaultOptions().queries).toMatchObject({
    staleTime: MINUTE,
    gcTime: 10 * MINUTE,
  });
});

test('what one person has read is gone when they sign out', () => {
  signedInAs('anna');
  queryClient.setQueryData(['posts'], ['a draft']);
  signedInAs('anna');
  expect(queryClient.getQueryData(['posts'])).toEqual(['a draft']);
  signedInAs(null);
  expect(queryClient.getQueryData(['posts'])).toBeUndefined();
});

test('nor does the next person see it when nobody signed out in between', () => {
  signedInAs('anna');
  queryClient.setQueryData(['posts'], ['a draft']);
  signedInAs('joe');
  expect(queryClient.getQueryData(['posts'])).toBeUndefined();
});
