import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { find, type Segment } from './find.ts';
import {
  buildShards,
  INDEX_VERSION,
  type Searchable,
  segmentsOf,
  shardOf,
  weightsOf,
} from './search-index.ts';
import { searchWords } from './words.ts';

const article = (title: string, text = '', tags: string[] = []): Searchable => ({
  ...{ title, tags, headings: [], summary: '', text },
});

const ARTICLES = [
  article('Oak or walnut?', 'Oak is pale. Oak is hard.', ['timber', 'kitchens']),
  article('What a fitted kitchen costs', 'Walnut costs more than oak.'),
  article('How we finish timber', 'Three coats of oil on oak, ash and walnut.'),
  article('Café', 'Ein Stück Holz 橡木'),
  article('constructor', 'prototype __proto__'),
];

function segment(articles: readonly Searchable[]): Segment {
  const shards = buildShards(articles.map(weightsOf));
  return { count: articles.length, shardFor: (word) => shards.get(shardOf(word)) };
}

function ask(question: string): number[] {
  return find(searchWords(question), [segment(ARTICLES)]).map(({ number }) => number);
}

test('search words: are plain, singular and worth finding; are whole, wherever a mark may break them, and ß is ss', () => {
  expect(searchWords("The joiner's Cafés, and the batteries & boxes")).toEqual([
    ...['joiner', 'cafe', 'battery', 'box'],
  ]);
  expect(searchWords('Trep\u00adpen\u00adhaus \u200bFußboden')).toEqual(
    searchWords('Treppenhaus Fussboden'),
  );
});

test('search: the index of the same articles is another one only with another version', () => {
  const everywhere = {
    ...{ title: 'Ash', tags: ['Beech'], headings: ['Cedars'], summary: 'Douglas fir' },
    text: 'Elm elm elm elm elm: the best, if well dried.',
  };
  const index = JSON.stringify([...buildShards([...ARTICLES, everywhere].map(weightsOf))]);
  const digest = createHash('sha256').update(index).digest('hex').slice(0, 12);
  // Raise INDEX_VERSION when this digest changes: builds keep what they made.
  expect({ version: INDEX_VERSION, digest }).toEqual({ version: 3, digest: 'c92ee9756efd' });
});

test.each([
  // A title goes before a mention.
  ['oak', [0, 1, 2]],
  // Every word is wanted.
  ['walnut costs', [1]],
  // Other scripts and accents are read, and no word is special.
  ['cafe', [3]],
  ['橡木', [3]],
  ['constructor', [4]],
  ['__proto__', [4]],
  ...['toString', '', ' ', 'the', '?', 'zebra'].map((nothing): [string, number[]] => [nothing, []]),
])('search: %j finds %j', (question, found) => {
  expect(ask(question)).toEqual(found);
});

test.each([
  // The plural by the singular, the beginning of a word, and most of the words.
  ['kitchen', ask('kitchens').toSorted()],
  ['kitchens', [0, 1]],
  ['walnut zebra', [0, 1, 2]],
  ['waln', [0, 1, 2]],
])('search: %j finds %j, in whatever order', (question, found) => {
  expect(ask(question).toSorted()).toEqual(found);
  expect(ask('timber')[0], 'a title goes before a tag').toBe(2);
});

const items = (length: number) => Array.from({ length }, (_, number) => ({ id: `post-${number}` }));

test('search segments: hold about as many articles each, stay as they are but one, and answer as one index would', () => {
  expect(segmentsOf(items(300))).toHaveLength(1);
  expect(segmentsOf([])).toEqual([[]]);
  const sizes = segmentsOf(items(10_000)).map(({ length }) => length);
  expect(sizes).toHaveLength(64);
  expect(Math.max(...sizes)).toBeLessThan(250);
  expect(Math.min(...sizes)).toBeGreaterThan(80);
  const before = segmentsOf(items(1000));
  const after = segmentsOf(items(1001));
  expect(after).toHaveLength(before.length);
  const same = after.filter((segment, index) => segment.length === before[index]?.length);
  expect(same).toHaveLength(before.length - 1);
  const [one, two] = [ARTICLES.slice(0, 2), ARTICLES.slice(2)];
  const parts = [segment(one), segment(two)];
  for (const question of ['oak', 'walnut costs', 'waln', 'kitchens', '橡木', 'zebra']) {
    const places = find(searchWords(question), parts);
    const numbers = places.map(({ segment, number }) => number + segment * one.length);
    expect(numbers.toSorted()).toEqual(ask(question).toSorted());
    expect(numbers[0]).toBe(ask(question)[0]);
  }
});
