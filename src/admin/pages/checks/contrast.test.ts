import { expect, test } from 'vitest';
import { partsOf } from './contrast.ts';

test('contrast: gradients are taken apart at the commas between them', () => {
  const one = 'linear-gradient(to top, rgb(1, 2, 3) 10%, color(srgb 0 0 0 / 0.5))';
  expect(partsOf(`${one}, none`)).toEqual([one, 'none']);
  expect(partsOf('to top, rgb(1, 2, 3) 10%, transparent')).toEqual([
    ...['to top', 'rgb(1, 2, 3) 10%', 'transparent'],
  ]);
});
