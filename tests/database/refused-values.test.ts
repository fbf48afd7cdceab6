import { expect, test } from 'vitest';
import { addContent, GALLERIES, MEDIA, POSTS } from './fixtures.ts';
import { openDatabase } from './harness.ts';

const database = openDatabase(addContent);

/** Past every policy: what no row may be, whoever writes it. */
const set = (table: keyof typeof ROWS, column: string, value: string) =>
  database.attempt(
    'service',
    `update public.${table} set ${column} = ${value} where id = '${ROWS[table]}'`,
  );
const ROWS = {
  posts: POSTS.draft,
  galleries: GALLERIES.draft,
  media: MEDIA.unused,
};

test.each<[keyof typeof ROWS, string, string[]]>([
  ['posts', 'slug', [`'Oak'`, `'oak--ash'`, `'-oak'`, `'oak-'`, `'oak/ash'`, `'oak ash'`]],
  ['posts', 'slug', [`''`, `'index'`, `repeat('a', 97)`]],
  ['posts', 'title', [`repeat('a', 201)`]],
  ['posts', 'summary', [`repeat('a', 501)`]],
  ['posts', 'body', [`repeat('a', 200001)`]],
  ['posts', 'author_name', [`repeat('a', 121)`]],
  ['posts', 'seo_title', [`repeat('a', 201)`]],
  ['posts', 'seo_description', [`repeat('a', 501)`]],
  ['posts', 'tags', [`array['']`, `array[' oak']`, `array[null]`, `array[repeat('a', 41)]`]],
  ['posts', 'tags', [`array_fill('a'::text, array[21])`]],
  ['galleries', 'materials', [`array[' oak ']`]],
  ['galleries', 'position', ['-1']],
  ['media', 'bucket', [`'secrets'`]],
  ['media', 'path', [`'../other/x.jpg'`, `'a/../../x.jpg'`, `'a/./x.jpg'`, `'/x.jpg'`]],
  ['media', 'path', [`'a//x.jpg'`, `'a/'`, `'a\\x.jpg'`, `e'a\\nx.jpg'`, `''`, `'möbel.png'`]],
  ['media', 'path', [`'a/50%.png'`, `'a#b.png'`, `'a[1].png'`, `'a~b.png'`, `repeat('a', 513)`]],
  ['media', 'mime_type', [`'image/svg+xml'`, `'text/html'`]],
  ['media', 'bytes', ['0', '26214401']],
  ['media', 'width', ['0']],
  ['media', 'height', ['-1']],
  ['media', 'focal_x', ['1.01', `'NaN'`]],
  ['media', 'focal_y', ['-0.01']],
  ['media', 'sha256', [`'abc'`]],
  ['media', 'alt', [`repeat('a', 501)`]],
  ['media', 'caption', [`repeat('a', 501)`]],
  ['media', 'tags', [`array['']`]],
])('%s: refuses what %s may not be: %j', async (table, column, values) => {
  for (const value of values) {
    expect((await set(table, column, value)).sqlstate, value).toBe('23514');
  }
});

test.each(['', 'PT', 'pt-PT'])('picture: has no text in the language "%s"', async (language) => {
  const insert = `insert into public.media_texts (media_id, language) values`;
  const outcome = await database.attempt('editor', `${insert} ('${MEDIA.unused}', '${language}')`);
  expect(outcome.sqlstate).toBe('23514');
});

const LONGEST = 'a'.repeat(96);
test.each<[keyof typeof ROWS, string, string[]]>([
  ['posts', 'slug', ['oak', 'oak-2', '2026', LONGEST]],
  ['media', 'path', ['x.jpg', 'a/b/x.jpg', '..x/...jpg']],
  ['media', 'path', [`about us/kitchen (1) ''24'', oak & ash!.jpg`]],
])('%s: takes what %s may be: %j', async (table, column, values) => {
  for (const value of values) {
    expect((await set(table, column, `'${value}'`)).sqlstate, value).toBeNull();
  }
});
