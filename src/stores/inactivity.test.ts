import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ACTIVITY_EVENTS, INACTIVITY_LIMIT } from '#domain/accounts/inactivity.ts';
import { stubBrowserPage } from '../../tests/support/browser-page.ts';

const HOUR = 3_600_000;
/** Shared by all tabs. */
const kept = new Map<string, string>();
const onExpire = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  kept.clear();
  onExpire.mockClear();
  stubBrowserPage(kept, 'visible');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that has just been opened. */
async function open() {
  const { watchInactivity } = await import('./inactivity.ts');
  return watchInactivity(onExpire);
}

/** The clock goes on while nothing runs, as in a sleeping laptop. */
const sleep = (time: number) => vi.setSystemTime(Date.now() + time);

test('inactivity: eight quiet hours end the session, once, and each sign of life begins them anew', async () => {
  await open();
  // One that counts for nothing would be seen at the next: fourteen hours would have gone by.
  for (const name of ACTIVITY_EVENTS) {
    await vi.advanceTimersByTimeAsync(7 * HOUR);
    window.dispatchEvent(new Event(name));
  }
  await vi.advanceTimersByTimeAsync(INACTIVITY_LIMIT);
  expect(onExpire).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(24 * HOUR);
  expect(onExpire).toHaveBeenCalledOnce();
});

test.each([
  ['the first key', () => window.dispatchEvent(new Event('keydown'))],
  ['being shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the window in front', () => window.dispatchEvent(new Event('focus'))],
  ['the way back to it', () => window.dispatchEvent(new Event('pageshow'))],
])('inactivity: after a night asleep %s does not keep the session', async (_, act) => {
  await open();
  sleep(9 * HOUR);
  act();
  expect(onExpire).toHaveBeenCalledOnce();
});

test('inactivity: a session that is restored after a night away is ended, too', async () => {
  const stop = await open();
  stop();
  sleep(9 * HOUR);
  vi.resetModules();
  await open();
  await vi.advanceTimersByTimeAsync(0);
  expect(onExpire).toHaveBeenCalledOnce();
});

test.each([
  ['work in another tab', () => kept.set('last-activity', String(Date.now()))],
  ['work in a browser that refuses storage', () => window.dispatchEvent(new Event('scroll'))],
])('inactivity: %s keeps the session, for as long', async (what, work) => {
  if (what.endsWith('storage')) vi.stubGlobal('localStorage', undefined);
  await open();
  await vi.advanceTimersByTimeAsync(7 * HOUR);
  work();
  await vi.advanceTimersByTimeAsync(7 * HOUR);
  expect(onExpire).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2 * HOUR);
  expect(onExpire).toHaveBeenCalledOnce();
});
