import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addContent, GALLERIES, MEDIA, PICTURES } from './fixtures.ts';
import { TestDatabase } from './harness.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await TestDatabase.open();
  await addContent(database);
});
afterAll(() => database.close());

test.each([
  ['title', `''`],
  ['slug', `'No'`],
  ['service', `'No'`],
  ['year', '1899'],
  ['duration_weeks', '0'],
  ['story', `repeat('a', 50001)`],
  ['materials', `array[' oak ']`],
  ['position', '-1'],
])('a published gallery is refused with %s = %s', async (column, value) => {
  const outcome = await database.attempt(
    'editor',
    `update public.galleries set ${column} = ${value} where id = '${GALLERIES.published}'`,
  );
  expect(outcome.sqlstate).toBe('23514');
});

test('a gallery is saved against a version', async () => {
  const editor = await database.client('editor');
  const save = (version: number) =>
    editor
      .from('galleries')
      .update({ place: `Version ${version}`, version })
      .eq('id', GALLERIES.draft)
      .select('version');
  expect((await save(1)).data).toEqual([{ version: 2 }]);
  expect((await save(1)).error).toMatchObject({ code: 'PT409', hint: '2' });
});

test('visitors see neither a draft nor what is in the bin, nor their pictures', async () => {
  const visitor = await database.client('nobody');
  const galleries = await visitor.from('galleries').select('id, portfolio_images(id)');
  expect(galleries.data).toEqual([
    { id: GALLERIES.published, portfolio_images: [{ id: PICTURES.published }] },
  ]);
  const pictures = await visitor.from('portfolio_images').select('id');
  expect(pictures.data).toEqual([{ id: PICTURES.published }]);
});

describe('order', () => {
  const positions = () =>
    database.sql('select id, position, version from public.galleries order by position');

  test('new galleries and pictures go to the end', async () => {
    const before = await positions();
    const editor = await database.client('editor');
    const { data } = await editor
      .from('galleries')
      .insert({ title: 'Newest' })
      .select('position')
      .single();
    expect(data?.position).toBe(before.length + 1);

    const pictures = await editor
      .from('portfolio_images')
      .insert([
        { gallery_id: GALLERIES.draft, media_id: MEDIA.public },
        { gallery_id: GALLERIES.draft, media_id: MEDIA.unused },
      ])
      .select('position');
    expect(pictures.data).toEqual([{ position: 2 }, { position: 3 }]);
  });

  test('changes in one call, without a conflict for whoever is editing', async () => {
    const editor = await database.client('editor');
    const before = await positions();
    const ids = before.map(({ id }) => String(id)).reverse();
    expect((await editor.rpc('reorder_galleries', { ids })).error).toBeNull();
    const after = await positions();
    expect(after.map(({ id }) => id)).toEqual(ids);
    expect(after.map(({ version }) => version)).toEqual(
      before.map(({ version }) => version).reverse(),
    );
  });

  test('of pictures stays inside the gallery', async () => {
    const editor = await database.client('editor');
    const { data } = await editor
      .from('portfolio_images')
      .select('id')
      .eq('gallery_id', GALLERIES.draft)
      .order('position', { ascending: false });
    const ids = (data ?? []).map(({ id }) => id);
    await editor.rpc('reorder_portfolio_images', {
      gallery_id: GALLERIES.draft,
      ids: [...ids, PICTURES.published],
    });
    const after = await editor
      .from('portfolio_images')
      .select('id')
      .eq('gallery_id', GALLERIES.draft)
      .order('position');
    expect(after.data?.map(({ id }) => id)).toEqual(ids);
    expect(
      await database.value('select position from public.portfolio_images where id = $1', [
        PICTURES.published,
      ]),
    ).toBe(1);
  });
});

test('a picture is in a gallery once, and is not its own before', async () => {
  const insert = (columns: string) =>
    database.attempt('editor', `insert into public.portfolio_images ${columns}`);
  expect(
    await insert(`(gallery_id, media_id) values ('${GALLERIES.draft}', '${MEDIA.draft}')`),
  ).toMatchObject({ sqlstate: '23505' });
  expect(
    await insert(
      `(gallery_id, media_id, before_media_id) values ('${GALLERIES.binned}', '${MEDIA.unused}', '${MEDIA.unused}')`,
    ),
  ).toMatchObject({ sqlstate: '23514' });
});

test('a binned gallery goes for good with its pictures; a kept one does not', async () => {
  const editor = await database.client('editor');
  const remove = (id: string) => editor.from('galleries').delete().eq('id', id).select('id');
  expect((await remove(GALLERIES.published)).data).toEqual([]);
  expect((await remove(GALLERIES.binned)).data).toEqual([{ id: GALLERIES.binned }]);
  expect(
    await database.sql('select from public.portfolio_images where id = $1', [PICTURES.binned]),
  ).toEqual([]);
});
