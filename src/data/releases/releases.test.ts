import { afterAll, expect, test, vi } from 'vitest';
import { fetchChangesAfter } from './releases.ts';

vi.stubGlobal('location', new URL('http://localhost:4321/admin'));
afterAll(() => vi.unstubAllGlobals());

test('release: every change that waits is read, however many', async () => {
  const waiting = Array.from({ length: 2500 }, (_, nth) => ({ version: 2600 - nth }));
  vi.stubGlobal('fetch', async (url: string) => {
    const asked = new URL(url).searchParams;
    const from = Number(asked.get('offset'));
    // As PostgREST does, whatever is asked for.
    const count = Math.min(Number(asked.get('limit') ?? 1000), 1000);
    return Response.json(waiting.slice(from, from + count));
  });
  const versions = (await fetchChangesAfter(100)).map(({ version }) => version);
  expect(versions).toEqual(waiting.map(({ version }) => version));
});
