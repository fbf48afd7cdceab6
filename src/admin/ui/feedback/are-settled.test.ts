import { expect, test } from 'vitest';
import { areSettled } from './are-settled.ts';

const ANSWERED = { isPending: false, fetchStatus: 'fetching', failureCount: 0 } as const;
const ASKED = { isPending: true, fetchStatus: 'fetching', failureCount: 0 } as const;

test('what is asked for the first time is waited for, and asking again is not', () => {
  expect(areSettled(ANSWERED, ASKED)).toBe(false);
  expect(areSettled(ANSWERED, ANSWERED)).toBe(true);
});

test('nothing waits for what fails, is switched off or has no connection', () => {
  expect(areSettled({ ...ASKED, failureCount: 1 })).toBe(true);
  expect(areSettled({ ...ASKED, fetchStatus: 'idle' })).toBe(true);
  expect(areSettled({ ...ASKED, fetchStatus: 'paused' })).toBe(true);
});
