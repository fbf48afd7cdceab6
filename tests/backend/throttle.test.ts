import { expect, test } from 'vitest';
import { AttemptThrottle } from '#server/embedded/auth/throttle.ts';
import { Clock } from './sessions.ts';

test('throttle: ten tries at once, then one an interval', () => {
  const clock = new Clock();
  const throttle = new AttemptThrottle(clock.now, 3000);
  for (let number = 0; number < 10; number += 1) expect(throttle.consume('one')).toBe(0);
  expect(throttle.consume('one')).toBe(3000);
  clock.forward(2);
  expect(throttle.consume('one'), 'a refused try costs nothing').toBe(1000);
  clock.forward(1);
  expect(throttle.consume('one')).toBe(0);
  expect(throttle.consume('one')).toBe(3000);
  expect(throttle.consume('another')).toBe(0);

  throttle.reset('one');
  for (let number = 0; number < 10; number += 1) expect(throttle.consume('one')).toBe(0);
  clock.forward(3600);
  for (let number = 0; number < 10; number += 1) expect(throttle.consume('one')).toBe(0);
  expect(throttle.consume('one'), 'an hour of rest earns no more than ten').toBe(3000);
});

test('throttle: looking counts nothing', () => {
  const clock = new Clock();
  const throttle = new AttemptThrottle(clock.now, 3000, 1);
  expect([throttle.peek('one'), throttle.consume('one'), throttle.peek('one')]).toEqual([
    0, 0, 3000,
  ]);
});

test('throttle: ten thousand accounts are remembered, those tried last', () => {
  const clock = new Clock();
  const throttle = new AttemptThrottle(clock.now, 3000, 1);
  throttle.consume('first');
  for (let number = 0; number < 9999; number += 1) throttle.consume(`other ${number}`);
  expect(throttle.peek('first')).toBe(3000);
  throttle.consume('one too many');
  expect(throttle.peek('first')).toBe(0);
});
