import { expect, test } from 'vitest';
import { contrastOf } from './contrast.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
  ['#ffffff', '#777777', 4.48],
  ['#ff0000', '#ffffff', 4],
])('contrast: %s and %s: %d to 1', (one, other, expected) => {
  expect(contrastOf(one, other)).toBeCloseTo(expected, 2);
});
