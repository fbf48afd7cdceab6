import { expect, test } from 'vitest';
import { describeSpeed, explainSpeed } from './answer-speed.ts';

test.each([
  [
    { minutes: 130, answered: 12, minutesBefore: 540, answeredBefore: 8 },
    'Answered in 2 h 10 min',
    'The middle of 12 enquiries of the last 30 days, in opening hours. A year ago: 9 h, of 8.',
  ],
  [
    { minutes: 0, answered: 1, minutesBefore: null, answeredBefore: 0 },
    'Answered within a minute',
    'The middle of 1 enquiry of the last 30 days, in opening hours. Of a year ago there is nothing to count.',
  ],
  [
    { minutes: null, answered: 0, minutesBefore: null, answeredBefore: 0 },
    'Nothing answered in 30 days',
    'Of enquiries of the last 30 days none has an answer yet. Of a year ago there is nothing to count.',
  ],
])('%o', (speed, short, long) => {
  expect(describeSpeed(speed)).toBe(short);
  expect(explainSpeed(speed)).toBe(long);
});
