import { describe, expect, test } from 'vitest';
import { addContent, MEDIA } from './fixtures.ts';
import { openDatabase, type TestDatabase } from './harness.ts';

/** In the order of their upload. */
const PICTURES = [
  { title: 'Stairs', alt: 'An oak staircase', tags: ['Oak', 'stairs'], mime_type: 'image/png' },
  { title: 'möbel_50%', caption: 'Ash drawers', bytes: 4_000_000 },
  { title: 'Texture', tags: ['stairs'], width: 4000, decorative: true },
  { title: 'drawer', alt: 'A dovetail joint in Ash' },
];
const FIXTURES = ['draft', 'public', 'scheduled', 'unused'];

async function addPictures(it: TestDatabase) {
  await it.sql(`update public.media set created_at = '2026-01-01'`);
  for (const [number, picture] of PICTURES.entries()) {
    const row = {
      ...{ alt: '', caption: '', tags: [], bytes: 1000, width: 1600, decorative: false },
      ...{ mime_type: 'image/webp', ...picture },
    };
    await it.sql`
      insert into public.media (bucket, path, title, alt, caption, tags, mime_type, bytes, width,
        height, decorative, created_at)
      values ('media', ${`library/${number}.webp`}, ${row.title}, ${row.alt}, ${row.caption},
        ${row.tags}, ${row.mime_type}, ${row.bytes}, ${row.width}, 900, ${row.decorative},
        timestamptz '2026-02-01' + ${number} * interval '1 day')`;
  }
}
const database = openDatabase(addContent, addPictures);

const search = async (given: Record<string, unknown> = {}) => {
  const { rows, message } = await database.call('editor', 'search_media', given);
  expect(message).toBe('');
  return rows;
};
const titles = async (given?: Record<string, unknown>) =>
  (await search(given)).map(({ title }) => String(title));
const count = (filter: string) => database.answer('editor', 'count_media', { filter });

test.each([
  ['', ['drawer', 'Texture', 'möbel_50%', 'Stairs']],
  ['ASH', ['drawer', 'möbel_50%']],
  ['ash  draw', ['drawer', 'möbel_50%']],
  ['oak', ['Stairs']],
  ['stairs', ['Texture', 'Stairs']],
  ['MÖBEL', ['möbel_50%']],
  // Nothing in the words means anything to the database.
  ['50%', ['möbel_50%']],
  ['%', ['möbel_50%']],
  ['_', ['möbel_50%']],
  [`' or true --`, []],
  ['  oak  ', ['Stairs']],
])('library: is searched for "%s"', async (words, expected) => {
  const found = await titles({ words });
  expect(found.filter((title) => !FIXTURES.includes(title))).toEqual(expected);
});

test('library: is searched by tag and by kind of file', async () => {
  expect(await titles({ tag: 'stairs' })).toEqual(['Texture', 'Stairs']);
  expect(await titles({ tag: 'stairs', kind: 'image/png' })).toEqual(['Stairs']);
  expect(await titles({ kind: 'image/gif' })).toEqual([]);
});

test.each([
  ['unused', ['drawer', 'Texture', 'möbel_50%', 'Stairs', 'unused']],
  ['undescribed', ['möbel_50%']],
  ['large', ['Texture', 'möbel_50%']],
  ['bin', ['binned']],
  ['used', ['draft', 'public', 'scheduled']],
])('library: is searched for those that are %s', async (filter, expected) => {
  expect((await titles({ filter })).sort()).toEqual(expected.sort());
  expect(await count(filter)).toBe(expected.length);
  const used = (await search()).filter(({ is_used }) => is_used).map(({ title }) => title);
  if (filter === 'used') expect(used.sort()).toEqual(expected);
});

test.each([
  ['newest', ['drawer', 'Texture', 'möbel_50%', 'Stairs']],
  ['oldest', ['Stairs', 'möbel_50%', 'Texture', 'drawer']],
  ['name', ['drawer', 'möbel_50%', 'Stairs', 'Texture']],
  ['largest', ['möbel_50%']],
])('library: is searched %s first, page after page, each once', async (sorted, expected) => {
  const found: string[] = [];
  let after = {};
  for (;;) {
    const [row] = await search({ sorted, page_size: 1, ...after });
    if (!row) break;
    found.push(String(row.title));
    after = { after_value: row.sort_value, after_id: row.id };
  }
  expect(found).toHaveLength(PICTURES.length + FIXTURES.length);
  expect(new Set(found).size).toBe(found.length);
  expect(found.filter((title) => expected.includes(title))).toEqual(expected);
});

test('library: tags are counted, without those of the bin', async () => {
  await database.sql`update public.media set tags = '{lost}' where id = ${MEDIA.binned}`;
  expect((await database.call('editor', 'media_tags')).rows).toEqual([
    { tag: 'Oak', pictures: 1 },
    { tag: 'stairs', pictures: 2 },
  ]);
});

describe('library: many at once', () => {
  const tagsOf = (title: string) =>
    database.value`select tags from public.media where title = ${title}`;
  const idsOf = (...names: string[]) =>
    Promise.all(
      names.map(
        (title) => database.value<string>`select id from public.media where title = ${title}`,
      ),
    );

  test('are tagged in the order in which the tags came, and nothing twice', async () => {
    const ids = await idsOf('Stairs', 'Texture', 'drawer');
    const tag = (given: object) => database.answer('editor', 'tag_media', { ids, ...given });
    expect(await tag({ add: ['stairs', 'shop'], remove: ['Oak'] })).toBe(3);
    expect(await tagsOf('Stairs')).toEqual(['stairs', 'shop']);
    expect(await tagsOf('drawer')).toEqual(['stairs', 'shop']);
    expect(await tag({ add: ['shop'] })).toBe(0);
  });

  test('are refused as a whole when one would have too many tags', async () => {
    const ids = await idsOf('Stairs', 'möbel_50%');
    const add = Array.from({ length: 19 }, (_, number) => `tag ${number}`);
    const outcome = await database.call('editor', 'tag_media', { ids, add });
    expect(outcome).toMatchObject({ sqlstate: 'PT422', hint: 'tags' });
    expect(await tagsOf('möbel_50%')).toEqual([]);
  });

  test('go to the bin and come back, without those in use', async () => {
    const [stairs] = await idsOf('Stairs');
    const ids = [stairs, MEDIA.public, MEDIA.draft, MEDIA.unused];
    const moved = async (name: string) =>
      (await database.call('editor', name, [ids])).rows.flatMap(Object.values).sort();
    expect(await moved('bin_media')).toEqual([stairs, MEDIA.unused].sort());
    expect(await count('bin')).toBe(3);
    expect(await moved('restore_media')).toEqual([stairs, MEDIA.unused].sort());
  });

  test('are deleted for good only out of the bin', async () => {
    const deleted = database.call('editor', 'delete_media', [[MEDIA.unused, MEDIA.binned]]);
    expect((await deleted).rows).toEqual([{ bucket: 'media', path: 'files/binned.jpg' }]);
  });
});
