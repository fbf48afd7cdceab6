import { beforeEach, expect, test, vi } from 'vitest';
import { fetchDeadPaths } from './article-facts.ts';

const rows: Record<string, Record<string, unknown>[]> = {};

vi.mock('#data/client.ts', () => ({ backend: () => ({ from: (table: string) => asked(table) }) }));

/** What PostgREST answers: rows whose column is among these values. */
function asked(table: string, data = rows[table] ?? []) {
  const among = (column: string, values: readonly unknown[]) =>
    asked(
      table,
      data.filter((row) => values.includes(row[column])),
    );
  return {
    ...{ data, error: null, status: 200, select: () => asked(table, data), in: among },
    eq: (column: string, value: unknown) => among(column, [value]),
  };
}

beforeEach(() => {
  const published_at = '2026-01-01T00:00:00Z';
  Object.assign(rows, {
    published_posts: [
      { slug: 'oak', language: '', published_at },
      { slug: 'carvalho', language: 'pt', published_at },
      { slug: 'later', language: '', published_at: '9999-01-01T00:00:00Z' },
    ],
    post_redirects: [{ old_slug: 'old-oak', language: '' }],
    published_galleries: [{ slug: 'stairs' }],
    gallery_redirects: [
      { old_slug: 'old-stairs', language: '' },
      { old_slug: 'escadas', language: 'pt' },
    ],
  });
});

const LIVE = ['/blog/oak', '/blog/old-oak', '/portfolio/stairs', '/portfolio/old-stairs'];
const DEAD = ['/blog/carvalho', '/blog/nothing', '/portfolio/escadas', '/portfolio/nothing'];

test.each([
  ...[...LIVE, '/services/doors'].map((path) => [path, []] as const),
  ...DEAD.map((path) => [path, [{ path, isScheduled: false }]] as const),
  ['/blog/later', [{ path: '/blog/later', isScheduled: true }]] as const,
])('article: what %s leads to', async (path, dead) => {
  expect(await fetchDeadPaths([path])).toEqual(dead);
});
