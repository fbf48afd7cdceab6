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
  const uses = describeUses(rows, titles).map((use) => [
    ...[use.id, use.entity, use.title, use.as, use.isPublishedOnly, use.isBinned],
  ]);
  expect(uses).toEqual([
    ['p', 'page', 'About us', 'picture', true, false],
    ['g', 'gallery', 'Loft library', 'view before the work', true, true],
    ['a', 'article', 'Oak or walnut', 'cover, text', false, false],
    ['unknown', 'article', 'Untitled', 'text', false, false],
  ]);
});
