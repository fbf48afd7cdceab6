import { expect, test } from 'vitest';
import { AttemptThrottle, TokenBucket } from '#local/backend/throttle.ts';
import { Clock } from './support.ts';

test('whoever tries as often as allowed has about a hundred tries a day', () => {
  const clock = new Clock();
  const tries = new AttemptThrottle(clock.now);
  let looked = 0;
  for (let second = 0; second < 86_400; second += 1) {
    if (tries.consume('account') === 0) looked += 1;
    clock.forward(1);
  }
  expect(looked).toBeGreaterThan(90);
  expect(looked).toBeLessThanOrEqual(110);
});

test('waits double up to a quarter of an hour, and a right try ends them', () => {
  const clock = new Clock();
  const tries = new AttemptThrottle(clock.now);
  for (let number = 0; number < 10; number += 1) expect(tries.consume('account')).toBe(0);
  const waits = [];
  for (let number = 0; number < 7; number += 1) {
    const wait = tries.consume('account');
    waits.push(wait / 1000);
    clock.forward(wait / 1000);
    expect(tries.consume('account')).toBe(0);
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900]);
  tries.reset('account');
  expect(tries.consume('account')).toBe(0);
  expect(tries.consume('account')).toBe(0);
});

test('thousands of other accounts do not push one under attack out of memory', () => {
  const clock = new Clock();
  const tries = new AttemptThrottle(clock.now);
  for (let number = 0; number < 11; number += 1) tries.consume('account');
  for (let number = 0; number < 9_000; number += 1) tries.consume(`account ${number}`);
  expect(tries.consume('account')).toBeGreaterThan(0);
});

test('a bucket fills again over time, and never above its brim', () => {
  const clock = new Clock();
  const bucket = new TokenBucket(clock.now, 2, 3000);
  expect([bucket.take(), bucket.take(), bucket.take()]).toEqual([0, 0, 3000]);
  clock.forward(3);
  expect([bucket.take(), bucket.take()]).toEqual([0, 3000]);
  clock.forward(60);
  bucket.refund();
  expect([bucket.take(), bucket.take(), bucket.take()]).toEqual([0, 0, 3000]);
});
