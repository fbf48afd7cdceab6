import { expect, test } from 'vitest';
import { CHECKED, guideLines } from './guides.ts';

test('guides: every line that the guides say to type has a test, or a reason why it has none', () => {
  expect(guideLines().sort()).toEqual(Object.keys(CHECKED).sort());
});
