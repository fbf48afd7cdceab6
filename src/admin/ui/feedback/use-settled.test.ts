import { expect, test } from 'vitest';
import { isAwaited } from './use-settled.ts';

const ASKED = { isPending: true, fetchStatus: 'fetching', failureCount: 0 } as const;

test('screen: what is asked for the first time is waited for, and asking again is not', () => {
  expect(isAwaited(ASKED)).toBe(true);
  expect(isAwaited({ ...ASKED, isPending: false })).toBe(false);
});

test('screen: nothing waits for what fails, is switched off or has no connection', () => {
  expect(isAwaited({ ...ASKED, failureCount: 1 })).toBe(false);
  expect(isAwaited({ ...ASKED, fetchStatus: 'idle' })).toBe(false);
  expect(isAwaited({ ...ASKED, fetchStatus: 'paused' })).toBe(false);
});
