import { describe, expect, test } from 'vitest';
import { addContent, GALLERIES, MEDIA, PICTURES } from './fixtures.ts';
import { openDatabase } from './harness.ts';

const database = openDatabase(addContent);

test('gallery: a caption is saved against the version of its picture, which no move raises', async () => {
  const editor = await database.client('editor');
  const save = (version: number) =>
    editor
      .from('portfolio_images')
      .update({ caption: `Version ${version}`, version })
      .eq('id', PICTURES.draft)
      .select('version');
  expect((await save(1)).data).toEqual([{ version: 2 }]);
  await editor.rpc('move_portfolio_images', {
    ids: [PICTURES.draft],
    gallery_id: GALLERIES.draft,
    place: 1,
  });
  expect((await save(1)).error).toMatchObject({ code: 'PT409', hint: '2' });
  expect((await save(2)).data).toEqual([{ version: 3 }]);
});

test('gallery: how often the pictures changed is counted here, whatever a client claims', async () => {
  const editor = await database.client('editor');
  const count = async () =>
    (await editor.from('galleries').select('pictures_version').eq('id', GALLERIES.draft).single())
      .data?.pictures_version;
  const before = await count();
  await editor.from('galleries').update({ pictures_version: 1000 }).eq('id', GALLERIES.draft);
  expect(await count()).toBe(before);
  await editor.from('portfolio_images').update({ caption: 'Oak' }).eq('id', PICTURES.draft);
  expect(await count()).toBe((before ?? 0) + 1);
});

test('gallery: the list says where each stands, with its pictures and its cover', async () => {
  const editor = await database.client('editor');
  const { data } = await editor
    .from('gallery_states')
    .select('title, state, pictures, cover_media_id')
    .is('deleted_at', null)
    .order('title');
  expect(data).toEqual([
    { title: 'draft', state: 'draft', pictures: 1, cover_media_id: MEDIA.draft },
    { title: 'published', state: 'live', pictures: 1, cover_media_id: MEDIA.public },
  ]);
});

test('gallery: a picture is in a gallery once, and is not its own before', async () => {
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

describe('gallery: order', () => {
  const order = async () =>
    (
      await database.sql<{ id: string }>`
        select id from public.galleries where deleted_at is null order by position`
    ).map(({ id }) => id);

  test('new ones go to the end, and each moves to the place that is named', async () => {
    const editor = await database.client('editor');
    const { data } = await editor.from('galleries').insert({ title: 'Newest' }).select().single();
    const newest = data?.id ?? '';
    expect(await order()).toEqual([GALLERIES.published, GALLERIES.draft, newest]);
    const move = (gallery_id: string, place: number) =>
      editor.rpc('move_gallery', { gallery_id, place });
    await move(newest, 1);
    expect(await order()).toEqual([newest, GALLERIES.published, GALLERIES.draft]);
    await move(newest, 2);
    expect(await order()).toEqual([GALLERIES.published, newest, GALLERIES.draft]);
    await move(GALLERIES.published, 99);
    expect(await order()).toEqual([newest, GALLERIES.draft, GALLERIES.published]);
    expect((await move(GALLERIES.binned, 1)).error).toMatchObject({ code: 'PT404' });
  });

  test('is the same for visitors, and disturbs nobody who is editing', async () => {
    const positions = await database.sql`
      select galleries.position = published_galleries.position as is_same, galleries.version
      from public.galleries join public.published_galleries on gallery_id = id`;
    expect(positions).toEqual([{ is_same: true, version: 1 }]);
  });
});
