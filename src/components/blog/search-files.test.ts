import { afterEach, expect, test, vi } from 'vitest';
import type { FoundArticle, SearchManifest } from '#build/content/search-files.ts';
import { buildShards, weightsOf } from '#domain/search/search-index.ts';
import { findArticles } from './search-files.ts';

/** An index of one segment for each list of titles, as a build writes it. */
function filesOf(titles: readonly string[][]): Map<string, unknown> {
  const files = new Map<string, unknown>();
  const segments = titles.map((titles, number) => {
    const own = new Map<string, unknown>();
    const weights = titles.map((title) =>
      weightsOf({ title, tags: [], headings: [], summary: '', text: '' }),
    );
    const shards = buildShards(weights);
    for (const [name, shard] of shards) own.set(name, shard);
    const articles = titles.map((title): Partial<FoundArticle> => ({ title }));
    own.set('articles-0', articles);
    const version = `segment-${number}`;
    for (const [name, content] of own) files.set(`/search/${version}/${name}.json`, content);
    return {
      count: titles.length,
      files: Object.fromEntries([...own.keys()].map((name) => [name, version])),
    };
  });
  return files.set('/search/all/manifest.json', { segments } satisfies SearchManifest);
}

afterEach(() => vi.unstubAllGlobals());

test('search: finds articles in each segment of a large index', async () => {
  const files = filesOf([
    ['Oak', 'Walnut'],
    ['Oil', 'Wenge', 'Oak and oil'],
  ]);
  vi.stubGlobal('fetch', async (address: string) => Response.json(files.get(address)));
  const titlesFor = async (...words: string[]) => {
    const { count, articles } = await findArticles({ version: 'all', chunk: 50 }, words, 20);
    expect(articles).toHaveLength(count);
    return articles.map(({ title }) => title).sort();
  };
  expect(await titlesFor('oak')).toEqual(['Oak', 'Oak and oil']);
  expect(await titlesFor('oil')).toEqual(['Oak and oil', 'Oil']);
  expect(await titlesFor('walnut')).toEqual(['Walnut']);
  expect(await titlesFor('wenge')).toEqual(['Wenge']);
});

test('search: a file that could not be loaded is asked for again', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  const ask = () => findArticles({ version: 'later', chunk: 50 }, ['oak'], 20);
  await expect(ask()).rejects.toThrow('503');
  const files = filesOf([['Oak']]);
  const manifest = files.get('/search/all/manifest.json');
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.includes('later') ? manifest : files.get(address)),
  );
  expect((await ask()).count).toBe(1);
});
