import { expect, test } from 'vitest';
import { creditsOf } from '#domain/media/media.ts';
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
  ['ArrowRight', 6],
  ['ArrowLeft', 4],
  ['ArrowDown', 8],
  ['ArrowUp', 2],
  ['Home', 1],
  ['End', 10],
  ['a', null],
])('gallery: %s takes the fifth of ten, three in a row, to %s', (key, expected) => {
  expect(placeAfterKey(key, { place: 5, count: 10, columns: 3 })).toBe(expected);
});

test('gallery: no key leads past either end', () => {
  expect(placeAfterKey('ArrowUp', { place: 2, count: 10, columns: 3 })).toBe(1);
  expect(placeAfterKey('ArrowDown', { place: 9, count: 10, columns: 3 })).toBe(10);
});

const picture = (media_id: string, caption = '', before_media_id: string | null = null) => ({
  ...{ media_id, caption, before_media_id },
});
const published: GalleryContent = {
  ...{ slug: 'oak', title: 'Oak', summary: '', story: '', place: '', year: null, service: null },
  ...{ materials: ['Oak'], duration_weeks: null, cover_media_id: null, noindex: false },
  pictures: [picture('a'), picture('b'), picture('c')],
};

test('gallery, what waits: is nothing when the two are the same', () => {
  expect(describeGalleryChanges({ ...published, materials: ['Oak'] }, published)).toEqual([]);
});

test('gallery, what waits: is named by field and by what became of the pictures', () => {
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
});

test('gallery, what waits: is no other order when a picture only comes or goes', () => {
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
