import { expect, test } from 'vitest';
import { isAwaited } from './use-settled.ts';

const ASKED = { isPending: true, fetchStatus: 'fetching', failureCount: 0 } as const;

test.each([
  ['is asked for the first time', {}, true],
  ['is asked for again', { isPending: false }, false],
  ['fails', { failureCount: 1 }, false],
  ['is switched off', { fetchStatus: 'idle' }, false],
  ['has no connection', { fetchStatus: 'paused' }, false],
] as const)('screen: whether what %s is waited for', (_, change, isWaited) => {
  expect(isAwaited({ ...ASKED, ...change })).toBe(isWaited);
});
