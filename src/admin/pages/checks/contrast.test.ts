import { expect, test } from 'vitest';
import { contrastRatio, luminanceOf, partsOf } from './contrast.ts';

test('contrast: contrast is that of WCAG 2', () => {
  const of = (one: number[], other: number[]) =>
    Number(contrastRatio(luminanceOf(one), luminanceOf(other)).toFixed(2));
  expect(of([0, 0, 0], [255, 255, 255])).toBe(21);
  expect(of([119, 119, 119], [255, 255, 255])).toBe(4.48);
  expect(of([255, 0, 0], [255, 255, 255])).toBe(4);
  expect(of([7, 7, 7], [7, 7, 7])).toBe(1);
});

test('contrast: gradients are taken apart at the commas between them', () => {
  const one = 'linear-gradient(to top, rgb(1, 2, 3) 10%, color(srgb 0 0 0 / 0.5))';
  expect(partsOf(`${one}, none`)).toEqual([one, 'none']);
  expect(partsOf('to top, rgb(1, 2, 3) 10%, transparent')).toEqual([
    ...['to top', 'rgb(1, 2, 3) 10%', 'transparent'],
  ]);
});
