import { beforeEach, describe, expect, test } from 'vitest';
import { addContent, GALLERIES } from './fixtures.ts';
import { openDatabase } from './harness.ts';
import { newFile } from './rows.ts';

const database = openDatabase(addContent);
let gallery: string;
let other: string;
/** Files by letter. */
let files: Record<string, string>;

beforeEach(async () => {
  files = {};
  for (const letter of 'abcdef') files[letter] = await newFile(database);
  [gallery, other] = [await newGallery(), await newGallery()];
  await add('abcd');
});

const newGallery = () =>
  database.value<string>(`insert into public.galleries (title) values ('Order') returning id`);
const fileIds = (letters: string) => [...letters].map((letter) => files[letter] ?? '');
const placed = (place?: number) => (place === undefined ? {} : { place });

const add = (letters: string, place?: number, gallery_id = gallery) =>
  database.call('editor', 'add_portfolio_images', {
    ...{ gallery_id, media_ids: fileIds(letters) },
    ...placed(place),
  });

async function move(letters: string, place?: number, gallery_id = gallery, from = gallery) {
  const rows = await database.sql<{ id: string; media_id: string }>`
    select id, media_id from public.portfolio_images where gallery_id = ${from}`;
  const idOf = new Map(rows.map(({ id, media_id }) => [media_id, id]));
  const ids = fileIds(letters).map((file) => idOf.get(file) ?? crypto.randomUUID());
  return database.call('editor', 'move_portfolio_images', { ids, gallery_id, ...placed(place) });
}

/** The letters of a gallery in order; its places are 1, 2, 3, … without gaps. */
async function order(of = gallery): Promise<string> {
  const rows = await database.sql<{ media_id: string; position: number }>`
    select media_id, position from public.portfolio_images where gallery_id = ${of}
    order by position`;
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1));
  const letters = new Map(Object.entries(files).map(([letter, id]) => [id, letter]));
  return rows.map(({ media_id }) => letters.get(media_id)).join('');
}
const orders = async () => [await order(), await order(other)];
const BINNED = {
  sqlstate: 'PT404',
  message: 'This gallery is in the bin or has been deleted.',
};

test('gallery: adding pictures keeps the order of choosing, wherever they are put', async () => {
  expect(await order()).toBe('abcd');
  expect((await add('fe', 2)).rows).toMatchObject([{ position: 2 }, { position: 3 }]);
  expect(await order()).toBe('afebcd');
});

test('gallery: adding pictures leaves those where they are that are there already', async () => {
  expect((await add('cfcf', 1)).rows).toHaveLength(1);
  expect(await order()).toBe('fabcd');
});

test('gallery: adding pictures to one in the bin is refused', async () => {
  expect(await add('e', 1, GALLERIES.binned)).toMatchObject(BINNED);
});

describe('gallery: placing uploads', () => {
  const batch = crypto.randomUUID();
  const place = (letter: string, nth: number, to = gallery, of = batch) =>
    database.call('editor', 'place_upload', [to, files[letter], of, nth]);

  test('puts those that were chosen together in the order of choosing, as they arrive', async () => {
    for (const letter of 'cafbde') await place(letter, 'abcdef'.indexOf(letter), other);
    expect(await order(other)).toBe('abcdef');
  });

  test('puts a new one at the end, behind what a colleague has added meanwhile', async () => {
    await place('a', 0, other);
    await add('f', undefined, other);
    await place('b', 1, other);
    expect(await order(other)).toBe('afb');
  });

  test('puts a late one before those chosen after it, wherever somebody has moved them', async () => {
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
    expect(await orders()).toEqual(['abcdf', 'e']);
  });

  test('repeated, or of a picture that is there, changes nothing', async () => {
    for (const letter of 'eea') await place(letter, 0);
    expect(await order()).toBe('abcde');
  });

  test('into one in the bin is refused', async () => {
    expect(await place('e', 0, GALLERIES.binned)).toMatchObject(BINNED);
  });
});

test.each([
  ['d', 1, 'dabc'],
  ['a', 3, 'bcad'],
  ['a', undefined, 'bcda'],
  ['b', -5, 'bacd'],
  ['da', 2, 'bdac'],
  ['ca', 1, 'cabd'],
  ['b', 2, 'abcd'],
])('gallery: moving pictures %s to %s makes %s', async (letters, place, expected) => {
  const count = () =>
    database.value<number>`
      select pictures_version from public.galleries where id = ${gallery} and version = 1`;
  const before = await count();
  expect((await move(letters, place)).message).toBe('');
  expect(await order()).toBe(expected);
  // Of the changes of pictures, and not of the text.
  if (expected !== 'abcd') expect(await count()).toBe(before + 1);
});

test('gallery: moving pictures that somebody has taken out meanwhile leaves no gap', async () => {
  await database.sql`
    delete from public.portfolio_images where gallery_id = ${gallery} and media_id = ${files.b}`;
  expect((await move('bd', 1)).message).toBe('');
  expect(await order()).toBe('dac');
});

test('gallery: moving pictures to another gallery takes them out of this one', async () => {
  await add('ef', undefined, other);
  expect((await move('bd', 2, other)).message).toBe('');
  expect(await orders()).toEqual(['ac', 'ebdf']);
});

test('gallery: moving pictures to a gallery that has one of them moves none', async () => {
  await add('b', undefined, other);
  expect(await move('abc', 1, other)).toMatchObject({
    ...{ sqlstate: 'PT409', hint: 'picture_there' },
    message: 'This picture is in that gallery already, so nothing was moved.',
  });
  expect(await orders()).toEqual(['abcd', 'b']);
});

test('gallery: order and additions at once keep each picture', { tags: ['slow'] }, async () => {
  const clients = [await database.client('editor'), await database.client('admin')];
  const as = (turn: number) => clients[turn % 2] as (typeof clients)[number];
  const rows = await database.sql<{ id: string }>`
    select id from public.portfolio_images where gallery_id = ${gallery} order by position`;
  const moves = Array.from({ length: 30 }, (_, turn) => {
    const ids = [rows[turn % rows.length]?.id ?? ''];
    const given = { ids, gallery_id: gallery, place: (turn * 7) % 5 };
    return as(turn).rpc('move_portfolio_images', given);
  });
  const adding = [...'efef'].map((letter, turn) => {
    const given = { gallery_id: gallery, media_ids: fileIds(letter) };
    return as(turn).rpc('add_portfolio_images', given);
  });
  const answers = await Promise.all([...moves, ...adding]);
  expect(answers.filter(({ error }) => error)).toEqual([]);
  expect([...(await order())].sort().join('')).toBe('abcdef');
});
