import type { FoundArticle, SearchManifest } from '#build/content/search-files.ts';
import { isMultilingual, markLanguage } from '#business/language.ts';
import { searchResultWords } from '#business/words/search.ts';
import { readingTime } from '#business/words/times.ts';
import { find, type Segment } from '#domain/search/find.ts';
import { type Shard, shardOf } from '#domain/search/search-index.ts';
import { searchWords } from '#domain/search/words.ts';
import { shortDate } from '#domain/text/dates.ts';

const MAX_RESULTS = 20;

const files = new Map<string, Promise<unknown>>();
let latest = 0;

/**
 * Shows the results, and keeps the question in the address.
 *
 * @throws Error when a file of the index can’t be loaded.
 */
export async function showResults(search: HTMLElement, question: string): Promise<void> {
  latest += 1;
  const turn = latest;
  const words = searchWords(question);
  const found = words.length > 0 ? await answer(search, words) : null;
  // Stale: the visitor has typed on.
  if (turn !== latest) return;
  const status = search.querySelector('[role=status]');
  const list = search.querySelector('ol');
  if (status) status.textContent = found ? summary(found.count, question) : '';
  list?.replaceChildren(...(found?.articles.map(item) ?? []));
  const query = question.trim() ? `?${new URLSearchParams({ q: question.trim() })}` : '';
  history.replaceState(history.state, '', location.pathname + query);
}

async function answer(
  { dataset }: HTMLElement,
  words: string[],
): Promise<{ count: number; articles: FoundArticle[] }> {
  const { segments } = (await file(dataset.version ?? '', 'manifest')) as SearchManifest;
  const names = new Set(words.map(shardOf));
  const loaded = await Promise.all(segments.map((segment) => loadShards(segment, names)));
  const found = find(words, loaded);
  const chunk = Number(dataset.chunk);
  const articles = found.slice(0, MAX_RESULTS).map(async ({ segment, number }) => {
    const { version = '' } = segments[segment] ?? {};
    const articles = (await file(
      version,
      `articles-${Math.floor(number / chunk)}`,
    )) as FoundArticle[];
    return articles[number % chunk];
  });
  return {
    count: found.length,
    articles: (await Promise.all(articles)).filter((article) => article !== undefined),
  };
}

async function loadShards(
  { version, count, shards }: SearchManifest['segments'][number],
  names: ReadonlySet<string>,
): Promise<Segment> {
  const wanted = shards.filter((name) => names.has(name));
  const loaded = new Map(
    await Promise.all(
      wanted.map(async (name) => [name, (await file(version, name)) as Shard] as const),
    ),
  );
  return { count, shardFor: (word) => loaded.get(shardOf(word)) };
}

/** A file of the index, cached; a failed one is fetched again. */
function file(version: string, name: string): Promise<unknown> {
  const known = files.get(name);
  if (known) return known;
  const loading = fetch(`/search/${version}/${encodeURIComponent(name)}.json`).then((response) => {
    if (!response.ok) throw new Error(`The index answered ${response.status}.`);
    return response.json();
  });
  files.set(name, loading);
  loading.catch(() => files.delete(name));
  return loading;
}

function summary(count: number, question: string): string {
  if (count === 0) return searchResultWords.nothing(question.trim());
  if (count > MAX_RESULTS) return searchResultWords.best(MAX_RESULTS, count);
  return searchResultWords.found(count);
}

function item(found: FoundArticle): HTMLElement {
  const { path, title, summary: text, publishedAt, minutes } = found;
  const link = Object.assign(document.createElement('a'), { href: path, textContent: title });
  if (isMultilingual) markLanguage(link, found);
  const words = document.createElement('p');
  words.textContent = `${shortDate(new Date(publishedAt))} · ${readingTime(minutes)}. ${text}`;
  const entry = document.createElement('li');
  entry.append(link, words);
  return entry;
}
