import { shortDate } from '#domain/dates.ts';
import { find } from '#domain/search/find.ts';
import { type Shard, shardOf } from '#domain/search/search-index.ts';
import { searchWords } from '#domain/search/words.ts';

/** As `FoundArticle` of src/build/content/search-files.ts, read from its file. */
interface Article {
  path: string;
  title: string;
  summary: string;
  publishedAt: string;
  minutes: number;
}

/** Nobody reads further. */
const MAX_RESULTS = 20;

const files = new Map<string, Promise<unknown>>();
let latest = 0;

/**
 * Shows the articles that answer a question, and keeps the question in the address.
 *
 * @throws Error when a file of the index can't be loaded.
 */
export async function showResults(search: HTMLElement, question: string): Promise<void> {
  latest += 1;
  const turn = latest;
  const words = searchWords(question);
  const found = words.length > 0 ? await answer(search, words) : null;
  // Somebody has typed on meanwhile.
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
): Promise<{ count: number; articles: Article[] }> {
  const { version = '' } = dataset;
  const shards = dataset.shards?.split(' ') ?? [];
  const names = new Set(words.map(shardOf).filter((name) => shards.includes(name)));
  const loaded = new Map<string, Shard>();
  for (const name of names) loaded.set(name, (await file(version, name)) as Shard);
  const numbers = find(words, (word) => loaded.get(shardOf(word)), Number(dataset.count));
  const chunk = Number(dataset.chunk);
  const articles = numbers.slice(0, MAX_RESULTS).map(async (number) => {
    const chunkOf = (await file(version, `articles-${Math.floor(number / chunk)}`)) as Article[];
    return chunkOf[number % chunk];
  });
  return {
    count: numbers.length,
    articles: (await Promise.all(articles)).filter((article) => article !== undefined),
  };
}

/** A file of the index, loaded once; one that failed is asked for again. */
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
  if (count === 0)
    return `Nothing found for “${question.trim()}”. Try a timber, a room or a joint.`;
  if (count > MAX_RESULTS) return `The best ${MAX_RESULTS} of ${count} articles`;
  return count === 1 ? 'One article' : `${count} articles`;
}

function item({ path, title, summary: text, publishedAt, minutes }: Article): HTMLElement {
  const link = Object.assign(document.createElement('a'), { href: path, textContent: title });
  const words = document.createElement('p');
  words.textContent = `${shortDate(new Date(publishedAt))} · ${minutes} min read. ${text}`;
  const entry = document.createElement('li');
  entry.append(link, words);
  return entry;
}
