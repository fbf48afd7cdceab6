import { beforeEach, expect, test, vi } from 'vitest';
import { fetchDeadPaths } from './article-facts.ts';

const rows: Record<string, Record<string, unknown>[]> = {};

vi.mock('#data/client.ts', () => ({ backend: () => ({ from: (table: string) => asked(table) }) }));

/** What PostgREST answers: rows whose column is among these values. */
function asked(table: string, found = rows[table] ?? []) {
  return {
    data: found,
    error: null,
    status: 200,
    select: () => asked(table, found),
    eq: (column: string, value: unknown) =>
      asked(
        table,
        found.filter((row) => row[column] === value),
      ),
    in: (column: string, values: unknown[]) =>
      asked(
        table,
        found.filter((row) => values.includes(row[column])),
      ),
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

test.each([
  ...['/blog/oak', '/blog/old-oak', '/portfolio/stairs', '/portfolio/old-stairs'],
  '/services/doors',
])('article: %s leads somewhere', async (path) => {
  expect(await fetchDeadPaths([path])).toEqual([]);
});

test.each(['/blog/carvalho', '/blog/nothing', '/portfolio/escadas', '/portfolio/nothing'])(
  'article: %s leads nowhere',
  async (path) => {
    expect(await fetchDeadPaths([path])).toEqual([{ path, isScheduled: false }]);
  },
);

test('article: an article that is going to be there is said to be scheduled', async () => {
  expect(await fetchDeadPaths(['/blog/later'])).toEqual([
    { path: '/blog/later', isScheduled: true },
  ]);
});
