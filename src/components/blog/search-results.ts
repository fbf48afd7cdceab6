import type { FoundArticle } from '#build/content/search-files.ts';
import { isMultilingual, markLanguage } from '#business/language.ts';
import { searchResultMessages } from '#business/messages/search.ts';
import { readingTime } from '#business/messages/times.ts';
import { searchWords } from '#domain/search/words.ts';
import { shortDate } from '#domain/text/dates.ts';
import { findArticles } from './search-files.ts';

const MAX_RESULTS = 20;

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
  const { version = '', chunk } = search.dataset;
  const found =
    words.length > 0
      ? await findArticles({ version, chunk: Number(chunk) }, words, MAX_RESULTS)
      : null;
  // Stale: the visitor has typed on.
  if (turn !== latest) return;
  const status = search.querySelector('[role=status]');
  const list = search.querySelector('ol');
  if (status) status.textContent = found ? summary(found.count, question) : '';
  list?.replaceChildren(...(found?.articles.map(item) ?? []));
  const query = question.trim() ? `?${new URLSearchParams({ q: question.trim() })}` : '';
  history.replaceState(history.state, '', location.pathname + query);
}

function summary(count: number, question: string): string {
  if (count === 0) return searchResultMessages.nothing(question.trim());
  if (count > MAX_RESULTS) return searchResultMessages.best(MAX_RESULTS, count);
  return searchResultMessages.found(count);
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
