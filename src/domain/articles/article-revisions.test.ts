import { expect, test } from 'vitest';
import { listRevisions, type RevisionFacts } from './article-revisions.ts';

function revision(version: number, reason: RevisionFacts['reason'], minute: number, by = 'anna') {
  const createdAt = new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString();
  return { id: `${version}-${reason}`, version, reason, createdAt, createdBy: by };
}

test('article: of the saves of one sitting the last is listed, and whatever was published or restored', () => {
  const listed = listRevisions([
    ...[revision(7, 'save', 40), revision(6, 'restore', 38), revision(5, 'publish', 30)],
    ...[revision(4, 'save', 29), revision(3, 'save', 27), revision(2, 'save', 26, 'joe')],
    revision(1, 'save', 2, 'joe'),
  ]);
  expect(listed.map(({ id }) => id)).toEqual([
    ...['7-save', '6-restore', '5-publish', '4-save', '2-save', '1-save'],
  ]);
  expect(listRevisions([])).toEqual([]);
});
