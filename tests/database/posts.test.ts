import { expect, test } from 'vitest';
import { openDatabase } from './harness.ts';

const database = openDatabase();

test.each([
  ['slug', `'Oak'`],
  ['slug', `'oak--ash'`],
  ['slug', `'-oak'`],
  ['slug', `'oak-'`],
  ['slug', `'oak/ash'`],
  ['slug', `'oak ash'`],
  ['slug', `''`],
  ['slug', `'index'`],
  ['slug', `repeat('a', 97)`],
  ['title', `repeat('a', 201)`],
  ['summary', `repeat('a', 501)`],
  ['body', `repeat('a', 200001)`],
  ['author_name', `repeat('a', 121)`],
  ['seo_title', `repeat('a', 201)`],
  ['seo_description', `repeat('a', 501)`],
  ['tags', `array['']`],
  ['tags', `array[' oak']`],
  ['tags', `array[null]`],
  ['tags', `array[repeat('a', 41)]`],
  ['tags', `array_fill('a'::text, array[21])`],
])('article: is refused with %s = %s', async (column, value) => {
  const outcome = await database.attempt(
    'editor',
    `insert into public.posts (${column}) values (${value})`,
  );
  expect(outcome.sqlstate).toBe('23514');
});

test.each(['oak', 'oak-2', '2026', 'a'.repeat(96)])(
  'article: may have the slug %s',
  async (slug) => {
    const outcome = await database.attempt(
      'editor',
      `insert into public.posts (slug) values ('${slug}')`,
    );
    expect(outcome.sqlstate).toBeNull();
  },
);
