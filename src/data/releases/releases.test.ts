import { expect, test } from 'vitest';
import { stubBackend } from '../../../tests/support/stub-backend.ts';
import { fetchChangesAfter } from './releases.ts';

const waiting = Array.from({ length: 2500 }, (_, nth) => ({ version: 2600 - nth }));
stubBackend(({ url }) => {
  const { searchParams: asked } = new URL(url);
  const from = Number(asked.get('offset'));
  // As PostgREST does, whatever is asked for.
  const count = Math.min(Number(asked.get('limit') ?? 1000), 1000);
  return Response.json(waiting.slice(from, from + count));
});

test('release: every change that waits is read, however many', async () => {
  const versions = (await fetchChangesAfter(100)).map(({ version }) => version);
  expect(versions).toEqual(waiting.map(({ version }) => version));
});
