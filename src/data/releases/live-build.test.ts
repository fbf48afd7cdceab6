import { afterAll, expect, test, vi } from 'vitest';
import { fetchLiveBuild } from './live-build.ts';

afterAll(() => vi.unstubAllGlobals());

const answering = (body: string, status: number) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }));

test('release: a site that can’t say what is live counts as unknown, and not as up to date', async () => {
  answering('{"contentVersion":5,"builtAt":"today","commit":null}', 200);
  expect(await fetchLiveBuild()).toMatchObject({ contentVersion: 5 });
  // In development.
  answering('Not Found', 404);
  expect(await fetchLiveBuild()).toBeNull();
  answering('The site is being built and will be here in a moment.', 503);
  await expect(fetchLiveBuild()).rejects.toMatchObject({ code: 'unavailable' });
});
