import { expect, test } from 'vitest';
import { publicationState } from './publication.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const published = (version: number, time: string) => ({ version, publishedAt: new Date(time) });

test.each([
  ['draft', 3, null],
  ['scheduled', 1, published(1, '2026-11-20T12:00:01Z')],
  ['scheduled', 2, published(1, '2026-12-01T00:00:00Z')],
  ['live', 1, published(1, '2026-11-20T12:00:00Z')],
  ['live_with_changes', 2, published(1, '2026-11-01T00:00:00Z')],
] as const)('article: %s', (state, version, copy) => {
  expect(publicationState({ version, published: copy }, NOW)).toBe(state);
});
