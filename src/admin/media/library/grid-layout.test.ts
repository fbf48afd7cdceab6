import { expect, test } from 'vitest';
import { layOutGrid, rowHeight, stepInGrid } from './grid-layout.ts';

test('library: a phone has three columns, a desk as many as fit; tiles and gaps fill the width, and names grow with the text', () => {
  expect(layOutGrid(358)).toMatchObject({ columns: 3, tile: 114, gap: 8 });
  expect(layOutGrid(776).columns).toBe(4);
  expect(layOutGrid(1156).columns).toBe(6);
  const { columns, tile, gap } = layOutGrid(901);
  expect(columns * tile + (columns - 1) * gap).toBeCloseTo(901);
  expect(rowHeight(layOutGrid(901, 32)) - rowHeight(layOutGrid(901, 16))).toBe(28);
});

// Ten pictures in rows of four:
//   0 1 2 3
//   4 5 6 7
//   8 9
test.each([
  ['ArrowRight', 3, 4],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 7, 9],
  ['ArrowDown', 9, 9],
  ['ArrowUp', 9, 5],
  ['ArrowUp', 2, 2],
  ['PageDown', 0, 9],
  ['PageUp', 9, 1],
  ['Home', 9, 0],
  ['End', 0, 9],
  ['a', 3, undefined],
])('library: %s from %i leads to %s', (key, from, to) => {
  expect(stepInGrid(key, from, 4, 10)).toBe(to);
});
