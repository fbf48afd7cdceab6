import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepTrying, tellTabs } from './keep-trying.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const browser = new EventTarget();
const realImmediate = setImmediate;
let running: ReturnType<typeof keepTrying> | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('window', browser);
  vi.stubGlobal('document', page);
});
afterEach(() => {
  running?.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Starts attempts that fail until the given one. */
function failUntil(success: number) {
  const attempt = vi.fn(async () => attempt.mock.calls.length >= success);
  running = keepTrying(attempt, 'test');
  running.start();
  return attempt;
}

test('pauses grow from a second to half a minute, and end with success', async () => {
  const attempt = failUntil(8);
  const at: number[] = [];
  for (let second = 1; second <= 200; second += 1) {
    const before = attempt.mock.calls.length;
    await vi.advanceTimersByTimeAsync(1_000);
    if (attempt.mock.calls.length > before) at.push(second);
  }
  expect(at).toEqual([1, 2, 4, 8, 16, 32, 62, 92]);
});

test('an attempt that throws is one that failed', async () => {
  const attempt = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(true);
  running = keepTrying(attempt, 'test');
  running.start();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(attempt).toHaveBeenCalledTimes(2);
});

test('nothing is waited out when the connection or the person comes back', async () => {
  const attempt = failUntil(100);
  browser.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(attempt).toHaveBeenCalledTimes(1);
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(attempt).toHaveBeenCalledTimes(2);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(attempt).toHaveBeenCalledTimes(2);
  page.visibilityState = 'visible';
});

test('nor when another tab got through', async () => {
  const attempt = failUntil(100);
  tellTabs('test');
  // The message comes by itself, while the clock of the pauses stands still.
  for (let turn = 0; turn < 100_000 && attempt.mock.calls.length === 0; turn += 1) {
    await new Promise((next) => realImmediate(next));
  }
  expect(attempt).toHaveBeenCalledTimes(1);
});

test('a slow attempt is not joined by a second one, and stopping ends it all', async () => {
  const answer = Promise.withResolvers<boolean>();
  const attempt = vi.fn(() => answer.promise);
  running = keepTrying(attempt, 'test');
  running.start();
  running.start();
  await vi.advanceTimersByTimeAsync(1_000);
  browser.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempt).toHaveBeenCalledTimes(1);
  running.stop();
  answer.resolve(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempt).toHaveBeenCalledTimes(1);
});
