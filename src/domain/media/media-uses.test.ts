import { expect, test } from 'vitest';
import { describeUses } from './media-uses.ts';

test('library: an article that uses a picture twice is one line, and galleries stand among them by title', () => {
  const rows = [
    { kind: 'post', entity_id: 'a', field: 'cover' },
    { kind: 'published_post', entity_id: 'a', field: 'cover' },
    { kind: 'post', entity_id: 'a', field: 'body' },
    { kind: 'published_gallery', entity_id: 'g', field: 'before' },
    { kind: 'post', entity_id: 'unknown', field: 'body' },
    { kind: 'scheduled_page', entity_id: 'p', field: 'image' },
  ];
  const titles = new Map([
    ['a', { title: 'Oak or walnut', isBinned: false }],
    ['g', { title: 'Loft library', isBinned: true }],
    ['p', { title: 'About us', isBinned: false }],
  ]);
  expect(describeUses(rows, titles)).toEqual([
    {
      ...{ id: 'p', entity: 'page', title: 'About us', as: 'picture', isPublishedOnly: true },
      isBinned: false,
    },
    {
      ...{ id: 'g', entity: 'gallery', title: 'Loft library', as: 'view before the work' },
      ...{ isPublishedOnly: true, isBinned: true },
    },
    {
      ...{ id: 'a', entity: 'article', title: 'Oak or walnut', as: 'cover, text' },
      ...{ isPublishedOnly: false, isBinned: false },
    },
    {
      ...{ id: 'unknown', entity: 'article', title: 'Untitled', as: 'text' },
      ...{ isPublishedOnly: false, isBinned: false },
    },
  ]);
});
