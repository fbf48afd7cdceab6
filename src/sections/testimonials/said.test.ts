import { expect, test } from 'vitest';
import { shownWords } from '#domain/settings/words.ts';
import { shownSaid } from './said.ts';

const words = shownWords({});
const jobs = ['kitchens', 'stairs'].map((service) => ({
  ...{ id: service, path: `/portfolio/${service}`, title: service, service },
}));
const testimonial = (id: string, changed: object = {}) => ({
  ...{ id, galleryId: 'kitchens', text: 'Good.\n\nTidy.', name: 'Ann', rating: null },
  ...{ ofSelection: false, ...changed },
});
const all = [
  ...[
    testimonial('d'),
    testimonial('c', { galleryId: 'stairs', rating: 4 }),
    testimonial('b', { galleryId: 'gone' }),
  ],
  testimonial('a'),
];
const show = (fields: Partial<Parameters<typeof shownSaid>[1]>, said = all) =>
  shownSaid(said, { show: 'all', most: 'all', ...fields }, { page: 'kitchens', words, jobs });

test('testimonials: come newest first, with job and points, and say when one is kept back', () => {
  expect(show({ most: 'three' }).said.map(({ id }) => id)).toEqual(['d', 'c', 'b']);
  expect(show({ show: 'service' }).said.map(({ id }) => id)).toEqual(['d', 'a']);
  const [first, second, third] = show({}).said;
  expect(first).toMatchObject({ paragraphs: ['Good.', 'Tidy.'], points: '' });
  expect(second?.job?.path).toBe('/portfolio/stairs');
  expect(second?.points).toContain('4');
  expect(third?.job).toBeNull();
  expect(show({}).note).toBe(words.allWords);
  expect(show({}, [...all, testimonial('e', { ofSelection: true })]).note).toBe(words.someWords);
});
