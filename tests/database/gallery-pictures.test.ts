import { beforeEach, describe, expect, test } from 'vitest';
import { addContent, GALLERIES } from './fixtures.ts';
import { openDatabase } from './harness.ts';

const database = openDatabase(addContent);
let gallery: string;
let other: string;
/** Files by letter. */
let files: Record<string, string>;

beforeEach(async () => {
  files = {};
  for (const letter of 'abcdef') {
    files[letter] = await database.value<string>`
      insert into public.media (bucket, path, title, mime_type, bytes, width, height)
      values ('portfolio-images', gen_random_uuid() || '.jpg', ${letter}, 'image/jpeg', 1, 1600,
      900) returning id`;
  }
  [gallery, other] = [await newGallery(), await newGallery()];
  await add('abcd');
});

const newGallery = () =>
  database.value<string>(`insert into public.galleries (title) values ('Order') returning id`);
const fileIds = (letters: string) => [...letters].map((letter) => files[letter] ?? '');

async function add(letters: string, place?: number, to = gallery) {
  const editor = await database.client('editor');
  return editor.rpc('add_portfolio_images', {
    gallery_id: to,
    media_ids: fileIds(letters),
    ...(place && { place }),
  });
}

async function move(letters: string, place?: number, to = gallery, from = gallery) {
  const editor = await database.client('editor');
  const rows = await database.sql<{ id: string; media_id: string }>`
    select id, media_id from public.portfolio_images where gallery_id = ${from}`;
  const idOf = new Map(rows.map(({ id, media_id }) => [media_id, id]));
  const ids = fileIds(letters).map((file) => idOf.get(file) ?? crypto.randomUUID());
  return editor.rpc('move_portfolio_images', { ids, gallery_id: to, ...(place && { place }) });
}

/** The letters of a gallery in order; its places are 1, 2, 3, … without gaps. */
async function order(of = gallery): Promise<string> {
  const rows = await database.sql<{ title: string; position: number }>`
    select title, position from public.portfolio_images join public.media on media.id = media_id
    where gallery_id = ${of} order by position`;
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1));
  return rows.map(({ title }) => title).join('');
}

describe('adding pictures', () => {
  test('keeps the order of choosing, wherever they are put', async () => {
    expect(await order()).toBe('abcd');
    const { data } = await add('fe', 2);
    expect(data?.map(({ position }) => position)).toEqual([2, 3]);
    expect(await order()).toBe('afebcd');
  });

  test('leaves those where they are that are there already', async () => {
    const { data } = await add('cfcf', 1);
    expect(data).toHaveLength(1);
    expect(await order()).toBe('fabcd');
  });

  test('to a gallery in the bin is refused', async () => {
    expect((await add('e', 1, GALLERIES.binned)).error).toMatchObject({
      code: 'PT404',
      message: 'This gallery is in the bin or has been deleted.',
    });
  });
});

describe('placing uploads', () => {
  const batch = crypto.randomUUID();
  const place = async (letter: string, nth: number, to = gallery, of = batch) => {
    const editor = await database.client('editor');
    return editor.rpc('place_upload', {
      ...{ gallery_id: to, media_id: files[letter] ?? '', batch: of, nth },
    });
  };

  test('puts those that were chosen together in the order of choosing, as they arrive', {
    tags: ['slow'],
  }, async () => {
    for (const [letter, nth] of [...'cafbde'].map((one) => [one, 'abcdef'.indexOf(one)] as const)) {
      expect((await place(letter, nth, other)).error).toBeNull();
    }
    expect(await order(other)).toBe('abcdef');
  });

  test('puts a new one at the end, behind what a colleague has added meanwhile', async () => {
    await place('a', 0, other);
    await add('f', undefined, other);
    await place('b', 1, other);
    expect(await order(other)).toBe('afb');
  });

  test('puts a late one before those chosen after it, wherever somebody has moved them', {
    tags: ['slow'],
  }, async () => {
    await place('b', 1, other);
    await place('c', 2, other);
    await add('de', undefined, other);
    await move('c', 1, other, other);
    expect(await order(other)).toBe('cbde');
    await place('a', 0, other);
    expect(await order(other)).toBe('acbde');
  });

  test('minds only its own batch, and only its gallery', async () => {
    await place('b', 1, gallery, crypto.randomUUID());
    await place('e', 1, other);
    await place('f', 0);
    expect([await order(), await order(other)]).toEqual(['abcdf', 'e']);
  });

  test('repeated, or of a picture that is there, changes nothing', async () => {
    await place('e', 0);
    await place('e', 0);
    await place('a', 1);
    expect(await order()).toBe('abcde');
  });

  test('into a gallery in the bin is refused', async () => {
    expect((await place('e', 0, GALLERIES.binned)).error).toMatchObject({ code: 'PT404' });
  });
});

describe('moving pictures', () => {
  test.each([
    ['d', 1, 'dabc'],
    ['a', 3, 'bcad'],
    ['a', undefined, 'bcda'],
    ['b', -5, 'bacd'],
    ['da', 2, 'bdac'],
    ['ca', 1, 'cabd'],
    ['b', 2, 'abcd'],
  ])('%s to %s makes %s', async (letters, place, expected) => {
    expect((await move(letters, place)).error).toBeNull();
    expect(await order()).toBe(expected);
  });

  test('that somebody has taken out meanwhile leaves no gap', async () => {
    await database.sql`
      delete from public.portfolio_images where gallery_id = ${gallery} and media_id = ${files.b}`;
    expect((await move('bd', 1)).error).toBeNull();
    expect(await order()).toBe('dac');
  });

  test('to another gallery takes them out of this one', async () => {
    await add('ef', undefined, other);
    expect((await move('bd', 2, other)).error).toBeNull();
    expect([await order(), await order(other)]).toEqual(['ac', 'ebdf']);
  });

  test('to a gallery that has one of them moves none', async () => {
    await add('b', undefined, other);
    const { error } = await move('abc', 1, other);
    expect(error).toMatchObject({
      code: 'PT409',
      hint: 'picture_there',
      message: 'This picture is in that gallery already, so nothing was moved.',
    });
    expect([await order(), await order(other)]).toEqual(['abcd', 'b']);
  });

  test('raises the count of picture changes, and not the version of the text', async () => {
    const versions = () =>
      database.sql`select version, pictures_version from public.galleries where id = ${gallery}`;
    const [before] = await versions();
    await move('d', 1);
    expect(await versions()).toEqual([
      { version: 1, pictures_version: Number(before?.pictures_version) + 1 },
    ]);
  });
});

test('two people who order and add at once end with every picture, once', {
  tags: ['slow'],
}, async () => {
  const editor = await database.client('editor');
  const admin = await database.client('admin');
  const rows = await database.sql<{ id: string }>`
    select id from public.portfolio_images where gallery_id = ${gallery} order by position`;
  const moves = Array.from({ length: 30 }, (_, turn) => {
    const id = rows[turn % rows.length]?.id ?? '';
    const client = turn % 2 ? editor : admin;
    return client.rpc('move_portfolio_images', {
      ids: [id],
      gallery_id: gallery,
      place: (turn * 7) % 5,
    });
  });
  const adding = [...'efef'].map((letter, turn) =>
    (turn % 2 ? editor : admin).rpc('add_portfolio_images', {
      gallery_id: gallery,
      media_ids: fileIds(letter),
    }),
  );
  const answers = await Promise.all([...moves, ...adding]);
  expect(answers.filter(({ error }) => error)).toEqual([]);
  expect([...(await order())].sort().join('')).toBe('abcdef');
});
