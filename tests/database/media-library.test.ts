import { beforeAll, describe, expect, test } from 'vitest';
import { addContent, MEDIA } from './fixtures.ts';
import { openDatabase } from './harness.ts';

const database = openDatabase(addContent);
beforeAll(async () => {
  await database.sql(`update public.media set created_at = '2026-01-01'`);
  for (const [number, values] of PICTURES.entries()) {
    const { title, alt = '', caption = '', tags = [], bytes = 1000, width = 1600 } = values;
    await database.sql(
      `insert into public.media
        (bucket, path, title, alt, caption, tags, mime_type, bytes, width, height, decorative, created_at)
      values ('media', $1, $2, $3, $4, $5, $6, $7, $8, 900, $9, timestamptz '2026-02-01' + $10 * interval '1 day')`,
      `library/${number}.webp`,
      title,
      alt,
      caption,
      tags,
      number === 0 ? 'image/png' : 'image/webp',
      bytes,
      width,
      title === 'Texture',
      number,
    );
  }
});

/** In the order of their upload. */
const PICTURES: {
  title: string;
  alt?: string;
  caption?: string;
  tags?: string[];
  bytes?: number;
  width?: number;
}[] = [
  { title: 'Stairs', alt: 'An oak staircase', tags: ['Oak', 'stairs'] },
  { title: 'möbel_50%', caption: 'Ash drawers', bytes: 4_000_000 },
  { title: 'Texture', tags: ['stairs'], width: 4000 },
  { title: 'drawer', alt: 'A dovetail joint in Ash' },
];

async function titles(parameters: Record<string, unknown> = {}): Promise<string[]> {
  const editor = await database.client('editor');
  const { data, error } = await editor.rpc('search_media', parameters);
  if (error) throw error;
  return data.map(({ title }) => title);
}

const FIXTURES = ['draft', 'public', 'scheduled', 'unused'];

describe('the library is searched', () => {
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
  ])('for "%s"', async (words, expected) => {
    const found = await titles({ words });
    expect(found.filter((title) => !FIXTURES.includes(title))).toEqual(expected);
  });

  test('by tag and by kind of file', async () => {
    expect(await titles({ tag: 'stairs' })).toEqual(['Texture', 'Stairs']);
    expect(await titles({ tag: 'stairs', kind: 'image/png' })).toEqual(['Stairs']);
    expect(await titles({ kind: 'image/gif' })).toEqual([]);
  });

  test.each([
    ['unused', ['drawer', 'Texture', 'möbel_50%', 'Stairs', 'unused']],
    ['undescribed', ['möbel_50%']],
    ['large', ['Texture', 'möbel_50%']],
    ['bin', ['binned']],
  ])('for those that are %s', async (filter, expected) => {
    expect((await titles({ filter })).sort()).toEqual(expected.sort());
    const count = await (await database.client('editor')).rpc('count_media', {
      filter: filter as 'unused',
    });
    expect(count.data).toBe(expected.length);
  });

  test('for those in use, and each says whether it is', async () => {
    expect((await titles({ filter: 'used' })).sort()).toEqual(['draft', 'public', 'scheduled']);
    const editor = await database.client('editor');
    const { data } = await editor.rpc('search_media', {});
    const used = data?.filter((row) => row.is_used).map((row) => row.title);
    expect(used?.sort()).toEqual(['draft', 'public', 'scheduled']);
  });

  test.each([
    ['newest', ['drawer', 'Texture', 'möbel_50%', 'Stairs']],
    ['oldest', ['Stairs', 'möbel_50%', 'Texture', 'drawer']],
    ['name', ['drawer', 'möbel_50%', 'Stairs', 'Texture']],
    ['largest', ['möbel_50%']],
  ])('%s first, page after page, each picture once', async (sorted, expected) => {
    const editor = await database.client('editor');
    const found: string[] = [];
    let after: { after_value?: string; after_id?: string } = {};
    for (;;) {
      const { data, error } = await editor.rpc('search_media', {
        sorted: sorted as 'newest',
        page_size: 1,
        ...after,
      });
      expect(error).toBeNull();
      const [row] = data ?? [];
      if (!row) break;
      found.push(row.title);
      after = { after_value: row.sort_value, after_id: row.id };
    }
    expect(found).toHaveLength(PICTURES.length + FIXTURES.length);
    expect(new Set(found).size).toBe(found.length);
    expect(found.filter((title) => expected.includes(title))).toEqual(expected);
  });
});

test('tags are counted, without those of the bin', async () => {
  await database.sql`update public.media set tags = ${['lost']} where id = ${MEDIA.binned}`;
  const { data } = await (await database.client('editor')).rpc('media_tags');
  expect(data).toEqual([
    { tag: 'Oak', pictures: 1 },
    { tag: 'stairs', pictures: 2 },
  ]);
});

describe('many at once', () => {
  const tagsOf = async (title: string) =>
    await database.value`select tags from public.media where title = ${title}`;
  const idOf = (title: string) =>
    database.value<string>`select id from public.media where title = ${title}`;

  test('are tagged in the order in which the tags came, and nothing twice', async () => {
    const editor = await database.client('editor');
    const ids = [await idOf('Stairs'), await idOf('Texture'), await idOf('drawer')];
    const { data } = await editor.rpc('tag_media', {
      ids,
      add: ['stairs', 'shop'],
      remove: ['Oak'],
    });
    expect(data).toBe(3);
    expect(await tagsOf('Stairs')).toEqual(['stairs', 'shop']);
    expect(await tagsOf('drawer')).toEqual(['stairs', 'shop']);
    expect((await editor.rpc('tag_media', { ids, add: ['shop'] })).data).toBe(0);
  });

  test('are refused as a whole when one would have too many tags', async () => {
    const editor = await database.client('editor');
    const add = Array.from({ length: 19 }, (_, number) => `tag ${number}`);
    const { error } = await editor.rpc('tag_media', {
      ids: [await idOf('Stairs'), await idOf('möbel_50%')],
      add,
    });
    expect(error).toMatchObject({ code: 'PT422', hint: 'tags' });
    expect(await tagsOf('möbel_50%')).toEqual([]);
  });

  test('go to the bin and come back, without those in use', async () => {
    const editor = await database.client('editor');
    const ids = [await idOf('Stairs'), MEDIA.public, MEDIA.draft, MEDIA.unused];
    const binned = await editor.rpc('bin_media', { ids });
    expect(binned.data?.sort()).toEqual([ids[0], MEDIA.unused].sort());
    expect((await editor.rpc('count_media', { filter: 'bin' })).data).toBe(3);
    const back = await editor.rpc('restore_media', { ids });
    expect(back.data?.sort()).toEqual([ids[0], MEDIA.unused].sort());
  });

  test('are deleted for good only out of the bin', async () => {
    const editor = await database.client('editor');
    const { data } = await editor.rpc('delete_media', { ids: [MEDIA.unused, MEDIA.binned] });
    expect(data).toEqual([{ bucket: 'media', path: 'files/binned.jpg' }]);
  });
});
