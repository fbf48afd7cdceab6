import { expect, test } from 'vitest';
import { focalAfter, partInPixels, WHOLE } from './crop-geometry.ts';

test('picture: a turn takes the focal point along', () => {
  const focal = { x: 0.25, y: 0.1 };
  expect(focalAfter({ quarters: 0, part: WHOLE }, focal)).toEqual(focal);
  expect(focalAfter({ quarters: 1, part: WHOLE }, focal)).toEqual({ x: 0.9, y: 0.25 });
  expect(focalAfter({ quarters: 2, part: WHOLE }, focal)).toEqual({ x: 0.75, y: 0.9 });
  expect(focalAfter({ quarters: 3, part: WHOLE }, focal)).toEqual({ x: 0.1, y: 0.75 });
});

test('picture: a cut keeps the focal point where it is in the scene, or at the nearest edge', () => {
  const part = { x: 50, y: 0, width: 50, height: 50 };
  expect(focalAfter({ quarters: 0, part }, { x: 0.75, y: 0.25 })).toEqual({ x: 0.5, y: 0.5 });
  expect(focalAfter({ quarters: 0, part }, { x: 0.1, y: 0.9 })).toEqual({ x: 0, y: 1 });
});

test('picture: a part never leaves the picture, and never vanishes', () => {
  const size = { width: 301, height: 200 };
  expect(partInPixels(WHOLE, size)).toEqual({ x: 0, y: 0, ...size });
  expect(partInPixels({ x: 99.9, y: 100, width: 50, height: 0 }, size)).toEqual({
    ...{ x: 300, y: 199, width: 1, height: 1 },
  });
});
