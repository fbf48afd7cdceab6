import type { FoundArticle, SearchManifest } from '#build/content/search-files.ts';
import { find, type Segment } from '#domain/search/find.ts';
import { type Shard, shardOf } from '#domain/search/search-index.ts';

/** What a page says of the index. */
interface Index {
  version: string;
  /** Articles in one file of results. */
  chunk: number;
}

const cached = new Map<string, Promise<unknown>>();

/**
 * The best articles for words, and how many there are.
 *
 * @throws Error when a file of the index can’t be loaded.
 */
export async function findArticles(
  { version, chunk }: Index,
  words: string[],
  most: number,
): Promise<{ count: number; articles: FoundArticle[] }> {
  const { segments } = (await file(version, 'manifest')) as SearchManifest;
  const names = new Set(words.map(shardOf));
  const loaded = await Promise.all(segments.map((segment) => loadShards(segment, names)));
  const found = find(words, loaded);
  const articles = found.slice(0, most).map(async ({ segment, number }) => {
    const name = `articles-${Math.floor(number / chunk)}`;
    const version = segments[segment]?.files[name] ?? '';
    return ((await file(version, name)) as FoundArticle[])[number % chunk];
  });
  return {
    count: found.length,
    articles: (await Promise.all(articles)).filter((article) => article !== undefined),
  };
}

async function loadShards(
  { count, files }: SearchManifest['segments'][number],
  names: ReadonlySet<string>,
): Promise<Segment> {
  const wanted = Object.entries(files).filter(([name]) => names.has(name));
  const loaded = new Map(
    await Promise.all(
      wanted.map(async ([name, version]) => [name, (await file(version, name)) as Shard] as const),
    ),
  );
  return { count, shardFor: (word) => loaded.get(shardOf(word)) };
}

/** A file of the index, cached; a failed one is fetched again. */
function file(version: string, name: string): Promise<unknown> {
  const address = `/search/${version}/${encodeURIComponent(name)}.json`;
  const known = cached.get(address);
  if (known) return known;
  const loading = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`The index answered ${response.status}.`);
    return response.json();
  });
  cached.set(address, loading);
  loading.catch(() => cached.delete(address));
  return loading;
}
