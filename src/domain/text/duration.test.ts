import { expect, test } from 'vitest';
import { formatAge, formatMinutes } from './duration.ts';

test.each([
  [-3, '0 minutes'],
  [0.4, '0 minutes'],
  [1, '1 minute'],
  [59.4, '59 minutes'],
  [59.5, '1 h'],
  [130, '2 h 10 min'],
  [540, '9 h'],
  [60_060, '1,001 h'],
])('duration: %d minutes of work are %s', (minutes, words) => {
  expect(formatMinutes(minutes)).toBe(words);
});

test.each([
  [-1, '0 minutes'],
  [48, '48 minutes'],
  [59.9, '59 minutes'],
  [60, '1 hour'],
  [47 * 60 + 59, '47 hours'],
  [48 * 60, '2 days'],
])('duration: what is %d minutes old lasts %s', (minutes, words) => {
  expect(formatAge(minutes * 60_000)).toBe(words);
});
