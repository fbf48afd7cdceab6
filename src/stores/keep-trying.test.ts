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

function begin(attempt: () => Promise<boolean>) {
  running = keepTrying(attempt, 'test');
  running.start();
  return running;
}

/** Starts attempts that fail until the given one. */
function failUntil(success: number) {
  const attempt = vi.fn(async () => attempt.mock.calls.length >= success);
  begin(attempt);
  return attempt;
}

test('attempts: pauses grow from a second to half a minute, and end with success', async () => {
  const attempt = failUntil(8);
  const at: number[] = [];
  for (let second = 1; second <= 200; second += 1) {
    const before = attempt.mock.calls.length;
    await vi.advanceTimersByTimeAsync(1_000);
    if (attempt.mock.calls.length > before) at.push(second);
  }
  expect(at).toEqual([1, 2, 4, 8, 16, 32, 62, 92]);
});

test('attempts: one that throws is one that failed', async () => {
  const attempt = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(true);
  begin(attempt);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(attempt).toHaveBeenCalledTimes(2);
});

test('attempts: nothing is waited out when the connection or the person comes back', async () => {
  const attempt = failUntil(100);
  for (const [target, event, visibilityState, times] of [
    [browser, 'online', 'visible', 1],
    [page, 'visibilitychange', 'visible', 2],
    [page, 'visibilitychange', 'hidden', 2],
  ] as const) {
    page.visibilityState = visibilityState;
    target.dispatchEvent(new Event(event));
    await vi.advanceTimersByTimeAsync(0);
    expect(attempt).toHaveBeenCalledTimes(times);
  }
  page.visibilityState = 'visible';
});

test('attempts: nor when another tab got through', async () => {
  const attempt = failUntil(100);
  tellTabs('test');
  // The message comes by itself, while the clock of the pauses stands still.
  for (let turn = 0; turn < 100_000 && attempt.mock.calls.length === 0; turn += 1) {
    await new Promise((next) => realImmediate(next));
  }
  expect(attempt).toHaveBeenCalledTimes(1);
});

test('attempts: a slow one is not joined by a second one, and stopping ends it all', async () => {
  const answer = Promise.withResolvers<boolean>();
  const attempt = vi.fn(() => answer.promise);
  const trying = begin(attempt);
  trying.start();
  await vi.advanceTimersByTimeAsync(1_000);
  browser.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempt).toHaveBeenCalledTimes(1);
  trying.stop();
  answer.resolve(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempt).toHaveBeenCalledTimes(1);
});
