import { expect, test } from 'vitest';
import { focalAfter, partInPixels, WHOLE } from './crop-geometry.ts';

const HALF = { x: 50, y: 0, width: 50, height: 50 };
const focal = { x: 0.25, y: 0.1 };

test.each([
  [0, WHOLE, focal, focal],
  [1, WHOLE, focal, { x: 0.9, y: 0.25 }],
  [2, WHOLE, focal, { x: 0.75, y: 0.9 }],
  [3, WHOLE, focal, { x: 0.1, y: 0.75 }],
  // A cut keeps it where it is in the scene, or at the nearest edge.
  [0, HALF, { x: 0.75, y: 0.25 }, { x: 0.5, y: 0.5 }],
  [0, HALF, { x: 0.1, y: 0.9 }, { x: 0, y: 1 }],
] as const)('picture: %i turns, part %o: the focus %o is %o', (quarters, part, before, after) => {
  expect(focalAfter({ quarters, part }, before)).toEqual(after);
});

test('picture: a part never leaves the picture, and never vanishes', () => {
  const size = { width: 301, height: 200 };
  expect(partInPixels(WHOLE, size)).toEqual({ x: 0, y: 0, ...size });
  expect(partInPixels({ x: 99.9, y: 100, width: 50, height: 0 }, size)).toEqual({
    ...{ x: 300, y: 199, width: 1, height: 1 },
  });
});
