import { describe, expect, test } from 'vitest';
import { find } from '#domain/search/find.ts';
import { buildShards, type Searchable, shardOf } from '#domain/search/search-index.ts';
import { searchWords } from '#domain/search/words.ts';

const article = (title: string, text = '', tags: string[] = []): Searchable => ({
  title,
  tags,
  headings: [],
  summary: '',
  text,
});

const ARTICLES = [
  article('Oak or walnut?', 'Oak is pale. Oak is hard.', ['timber', 'kitchens']),
  article('What a fitted kitchen costs', 'Walnut costs more than oak.'),
  article('How we finish timber', 'Three coats of oil on oak, ash and walnut.'),
  article('Café', 'Ein Stück Holz 橡木'),
  article('constructor', 'prototype __proto__'),
];
const SHARDS = buildShards(ARTICLES);

function ask(question: string): number[] {
  return find(searchWords(question), (word) => SHARDS.get(shardOf(word)), ARTICLES.length);
}

describe('words', () => {
  test('are plain, singular and worth finding', () => {
    expect(searchWords("The joiner's Cafés, and the batteries & boxes")).toEqual([
      'joiner',
      'cafe',
      'battery',
      'box',
    ]);
  });
});

describe('search', () => {
  test('puts a title before a mention', () => {
    expect(ask('oak')).toEqual([0, 1, 2]);
    expect(ask('timber')[0]).toBe(2);
  });

  test('finds the plural by the singular and the other way round', () => {
    expect(ask('kitchen').toSorted()).toEqual(ask('kitchens').toSorted());
    expect(ask('kitchens')).toEqual(expect.arrayContaining([0, 1]));
  });

  test('wants every word, and otherwise most of them', () => {
    expect(ask('walnut costs')).toEqual([1]);
    expect(ask('walnut zebra')).toEqual(expect.arrayContaining([0, 1, 2]));
  });

  test('finds by the beginning of a word', () => {
    expect(ask('waln')).toHaveLength(3);
  });

  test('has no answer to nothing', () => {
    for (const question of ['', ' ', 'the', '?', 'zebra']) expect(ask(question)).toEqual([]);
  });

  test('reads other scripts and accents, and no word is special', () => {
    expect(ask('cafe')).toEqual([3]);
    expect(ask('橡木')).toEqual([3]);
    expect(ask('constructor')).toEqual([4]);
    expect(ask('__proto__')).toEqual([4]);
    expect(ask('toString')).toEqual([]);
  });
});
