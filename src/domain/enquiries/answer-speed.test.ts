import { expect, test } from 'vitest';
import { describeSpeed, explainSpeed, hasSpeed } from './answer-speed.ts';

test.each([
  [
    { minutes: 130, answered: 12, minutesBefore: 540, answeredBefore: 8 },
    'Answered in 2 h 10 min',
    'The middle of 12 enquiries of the last 30 days, in opening hours. A year ago: 9 h, of 8.',
  ],
  [
    { minutes: 0, answered: 1, minutesBefore: null, answeredBefore: 0 },
    'Answered within a minute',
    'The middle of 1 enquiry of the last 30 days, in opening hours.',
  ],
  [
    { minutes: null, answered: 0, minutesBefore: 60, answeredBefore: 3 },
    'Nothing answered in 30 days',
    'Of enquiries of the last 30 days none has an answer yet. A year ago: 1 h, of 3.',
  ],
])('answer: %o', (speed, short, long) => {
  expect(describeSpeed(speed)).toBe(short);
  expect(explainSpeed(speed)).toBe(long);
  expect(hasSpeed(speed)).toBe(true);
});

test('answer: a business that has just begun is told nothing of it', () => {
  const none = { minutes: null, answered: 0, minutesBefore: null, answeredBefore: 0 };
  expect(hasSpeed(none)).toBe(false);
});
