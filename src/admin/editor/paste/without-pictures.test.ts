import { expect, test } from 'vitest';
import { read } from '../../../../tests/support/article-schema.ts';
import { withoutPictures } from './without-pictures.ts';

const PICTURE = '![Oak](media:00000000-0000-4000-8000-000000000001)';

test('paste: pictures copied from an article leave nothing behind, nor do the places of missing ones', () => {
  const copied = read(`An oak.\n\n${PICTURE}\n\n![](media:missing)\n\nAn elm.`);
  expect(copied.childCount).toBe(4);
  // From within the first paragraph to within the last.
  const slice = withoutPictures(copied.slice(4, copied.content.size - 1));
  expect([slice.openStart, slice.openEnd]).toEqual([1, 1]);
  expect(slice.content.content.map(({ textContent }) => textContent)).toEqual(['oak.', 'An elm.']);
  const alone = read(PICTURE);
  expect(withoutPictures(alone.slice(0, alone.content.size)).size).toBe(0);
});

test('paste: whatever else is pasted stays as it is', () => {
  const copied = read('An oak.\n\n- one\n- two\n\n| a |\n| --- |');
  const slice = copied.slice(0, copied.content.size);
  expect(withoutPictures(slice).eq(slice)).toBe(true);
});
