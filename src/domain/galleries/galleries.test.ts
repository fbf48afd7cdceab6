import { expect, test } from 'vitest';
import { creditsOf } from '#domain/media/media.ts';
import { NO_FIELDS } from './fields.ts';
import { describeGalleryChanges, type GalleryContent } from './gallery-changes.ts';
import { moveTo, placeAfterKey } from './ordering.ts';

test.each([
  ['c', 1, 'cabd'],
  ['a', 4, 'bcda'],
  ['a', 99, 'bcda'],
  ['d', -3, 'dabc'],
  ['b', 2, 'abcd'],
])('gallery: %s moved to place %i', (id, place, expected) => {
  expect(moveTo([...'abcd'], id, place).join('')).toBe(expected);
});

test.each([
  ['ArrowRight', 5, 6],
  ['ArrowLeft', 5, 4],
  ['ArrowDown', 5, 8],
  ['ArrowUp', 5, 2],
  ['Home', 5, 1],
  ['End', 5, 10],
  ['a', 5, null],
  // Past neither end.
  ['ArrowUp', 2, 1],
  ['ArrowDown', 9, 10],
])('gallery: %s takes number %i of ten, three in a row, to %s', (key, place, expected) => {
  expect(placeAfterKey(key, { place, count: 10, columns: 3 })).toBe(expected);
});

const picture = (media_id: string, caption = '', before_media_id: string | null = null) => ({
  ...{ media_id, caption, before_media_id },
});
const published: GalleryContent = {
  ...NO_FIELDS,
  ...{ slug: 'oak', title: 'Oak', materials: ['Oak'], cover_media_id: null, noindex: false },
  pictures: [picture('a'), picture('b'), picture('c')],
};

test('gallery: is named by field and by what became of the pictures; is no other order when a picture only comes or goes', () => {
  expect(describeGalleryChanges({ ...published, materials: ['Oak'] }, published)).toEqual([]);
  const now = {
    ...published,
    title: 'Ash',
    year: 2026,
    pictures: [picture('c', 'New'), picture('a', '', 'x'), picture('d')],
  };
  expect(describeGalleryChanges(now, published)).toEqual([
    ...['Title', 'Year', '1 picture added', '1 picture taken out', 'Order of the pictures'],
    ...['1 caption', '1 view before the work'],
  ]);
  const pictures = [picture('d'), picture('a'), picture('c')];
  expect(describeGalleryChanges({ ...published, pictures }, published)).toEqual([
    '1 picture added',
    '1 picture taken out',
  ]);
});

test('gallery: a comparison names each person once', () => {
  const jo = { credit: 'Jo Park' };
  expect(creditsOf(jo, jo)).toBe('Jo Park');
  expect(creditsOf(jo, { credit: 'Ann Lee' })).toBe('Jo Park · Ann Lee');
  expect(creditsOf({ credit: '' }, null)).toBe('');
});
