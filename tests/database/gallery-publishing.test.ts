import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TablesUpdate } from '#supabase/database.types.ts';
import { addContent, MEDIA } from './fixtures.ts';
import { TestDatabase } from './harness.ts';

let database: TestDatabase;
let gallery: string;
beforeAll(async () => {
  database = await TestDatabase.open();
  await addContent(database);
});
afterAll(() => database.close());

beforeEach(async () => {
  const editor = await database.client('editor');
  const { data } = await editor
    .from('galleries')
    .insert({ title: 'A loft in ash' })
    .select()
    .single();
  gallery = data?.id ?? '';
  await add(MEDIA.public, MEDIA.draft);
});

const add = async (...media_ids: string[]) =>
  (await database.client('editor')).rpc('add_portfolio_images', { gallery_id: gallery, media_ids });
const save = async (fields: TablesUpdate<'galleries'>) =>
  (await database.client('editor')).from('galleries').update(fields).eq('id', gallery);

/** The gallery as staff have it, with its pictures in order. */
async function working() {
  const editor = await database.client('editor');
  const { data, error } = await editor
    .from('galleries')
    .select('*, portfolio_images(media_id, before_media_id, caption, position)')
    .eq('id', gallery)
    .order('position', { referencedTable: 'portfolio_images' })
    .single();
  if (error) throw new Error(error.message);
  return data;
}

async function versions() {
  const { version, pictures_version } = await working();
  return { version, pictures_version };
}

const publish = async () =>
  (await database.client('editor')).rpc('publish_gallery', {
    gallery_id: gallery,
    ...(await versions()),
  });
const discard = async () =>
  (await database.client('editor')).rpc('discard_gallery_changes', {
    gallery_id: gallery,
    ...(await versions()),
  });

async function whatVisitorsSee() {
  const visitor = await database.client('nobody');
  const { data } = await visitor.from('published_galleries').select('*').eq('gallery_id', gallery);
  return data?.[0] ?? null;
}

async function state() {
  const editor = await database.client('editor');
  const { data } = await editor.from('gallery_states').select('state').eq('gallery_id', gallery);
  return data?.[0]?.state;
}

const pictures = (...files: string[]) =>
  files.map((media_id) => ({ media_id, before_media_id: null, caption: '' }));

describe('publishing', () => {
  test('shows visitors the gallery and its pictures, and no later change until that is published', async () => {
    expect([await state(), await whatVisitorsSee()]).toEqual(['draft', null]);
    expect((await publish()).error).toBeNull();
    expect(await state()).toBe('live');
    const published = await whatVisitorsSee();
    expect(published).toMatchObject({
      title: 'A loft in ash',
      pictures: pictures(MEDIA.public, MEDIA.draft),
    });

    await save({ title: 'Half done' });
    await add(MEDIA.unused);
    const editor = await database.client('editor');
    await editor.from('portfolio_images').update({ caption: 'Half' }).eq('gallery_id', gallery);
    await editor
      .from('portfolio_images')
      .delete()
      .eq('media_id', MEDIA.public)
      .eq('gallery_id', gallery);
    expect(await whatVisitorsSee()).toEqual(published);
    expect(await state()).toBe('live_with_changes');

    await publish();
    expect(await state()).toBe('live');
    expect(await whatVisitorsSee()).toMatchObject({
      title: 'Half done',
      published_at: published?.published_at,
      pictures: [
        { media_id: MEDIA.draft, before_media_id: null, caption: 'Half' },
        { media_id: MEDIA.unused, before_media_id: null, caption: 'Half' },
      ],
    });
  });

  test('of other words or pictures than those on the screen is a conflict', async () => {
    const seen = await versions();
    const editor = await database.client('editor');
    const stale = () => editor.rpc('publish_gallery', { gallery_id: gallery, ...seen });
    await add(MEDIA.unused);
    expect((await stale()).error).toMatchObject({ code: 'PT409', message: 'version_conflict' });
    await save({ title: 'Theirs' });
    expect((await stale()).error).toMatchObject({ code: 'PT409', message: 'version_conflict' });
    expect(await whatVisitorsSee()).toBeNull();
  });

  test('needs a title and a picture', async () => {
    const incomplete = {
      code: 'PT422',
      message: 'Give the gallery a title and at least one picture before you publish it.',
    };
    await save({ title: ' ' });
    expect((await publish()).error).toMatchObject(incomplete);
    await save({ title: 'Oak' });
    await database.sql('delete from public.portfolio_images where gallery_id = $1', [gallery]);
    expect((await publish()).error).toMatchObject(incomplete);
  });

  test('is refused where a picture of its story, in any language, did not come along', async () => {
    const missing = { code: 'PT422', hint: 'missing_picture' };
    await save({ story: 'Of `media:missing`.\n\n![](media:missing)' });
    expect((await publish()).error).toMatchObject(missing);
    await save({ story: 'Ash.', words: { pt: { title: 'Freixo', story: '![](media:missing)' } } });
    expect((await publish()).error).toMatchObject(missing);
    await save({ words: {} });
    expect((await publish()).error).toBeNull();
  });

  test('again without a difference changes no date, and keeps no revision', async () => {
    await publish();
    const before = await whatVisitorsSee();
    await publish();
    expect(await whatVisitorsSee()).toEqual(before);
    expect(await reasons()).toEqual(['publish']);
  });

  test('needs the permission to publish', async () => {
    await database.sql(
      `delete from public.role_permissions where permission = 'galleries.publish'`,
    );
    expect((await publish()).error).toMatchObject({ code: '42501', hint: 'galleries.publish' });
    await database.sql(
      `insert into public.role_permissions values ('editor', 'galleries.publish'), ('admin', 'galleries.publish')`,
    );
  });
});

const reasons = async () =>
  (
    await database.sql<{ reason: string }>(
      'select reason from public.gallery_revisions where gallery_id = $1 order by created_at',
      [gallery],
    )
  ).map(({ reason }) => reason);

describe('what was changed and changed back', () => {
  test('does not wait', async () => {
    await publish();
    await save({ place: 'Kew' });
    expect(await state()).toBe('live_with_changes');
    await save({ place: '' });
    expect(await state()).toBe('live');

    const [first] = await database.sql<{ id: string }>(
      'select id from public.portfolio_images where gallery_id = $1 order by position limit 1',
      [gallery],
    );
    const editor = await database.client('editor');
    const move = (place: number) =>
      editor.rpc('move_portfolio_images', { ids: [first?.id ?? ''], gallery_id: gallery, place });
    await move(2);
    expect(await state()).toBe('live_with_changes');
    await move(1);
    expect(await state()).toBe('live');
  });
});

describe('discarding', () => {
  test('brings back what visitors see, and can be taken back itself', async () => {
    await publish();
    const before = await working();
    await save({ title: 'Half done', materials: ['Ash'] });
    await add(MEDIA.unused);
    const editor = await database.client('editor');
    await editor
      .from('portfolio_images')
      .delete()
      .eq('gallery_id', gallery)
      .eq('media_id', MEDIA.public);
    await editor.from('portfolio_images').update({ caption: 'Half' }).eq('gallery_id', gallery);
    const half = await working();

    const { data: kept, error } = await discard();
    expect(error).toBeNull();
    expect(await state()).toBe('live');
    const { portfolio_images, title, materials } = await working();
    expect({ portfolio_images, title, materials }).toEqual({
      portfolio_images: before.portfolio_images,
      title: before.title,
      materials: before.materials,
    });

    await editor.rpc('restore_gallery_revision', {
      revision_id: kept ?? '',
      ...(await versions()),
    });
    expect(await state()).toBe('live_with_changes');
    expect(await working()).toMatchObject({
      title: 'Half done',
      materials: ['Ash'],
      portfolio_images: half.portfolio_images.map((picture, index) => ({
        ...picture,
        position: index + 1,
      })),
    });
    expect(await reasons()).toEqual(['publish', 'discard', 'restore']);
  });

  test('has nothing to go back to in a draft, and refuses an older version', async () => {
    expect((await discard()).error).toMatchObject({ code: 'PT409', hint: 'not_published' });
    await publish();
    const seen = await versions();
    await save({ title: 'Theirs' });
    const editor = await database.client('editor');
    const { error } = await editor.rpc('discard_gallery_changes', { gallery_id: gallery, ...seen });
    expect(error).toMatchObject({ code: 'PT409', message: 'version_conflict' });
  });

  test('restores without files that are gone', async () => {
    const file = await database.value<string>(
      `insert into public.media (bucket, path, mime_type, bytes, width, height)
      values ('media', 'gone.jpg', 'image/jpeg', 1, 1, 1) returning id`,
    );
    await add(file);
    await publish();
    await database.sql('delete from public.portfolio_images where media_id = $1', [file]);
    await publish();
    await database.sql('update public.media set deleted_at = now() where id = $1', [file]);
    await database.sql('delete from public.media where id = $1', [file]);
    const [oldest] = await database.sql<{ id: string }>(
      'select id from public.gallery_revisions where gallery_id = $1 order by created_at limit 1',
      [gallery],
    );
    const editor = await database.client('editor');
    const { error } = await editor.rpc('restore_gallery_revision', {
      revision_id: oldest?.id ?? '',
      ...(await versions()),
    });
    expect(error).toBeNull();
    expect((await working()).portfolio_images.map(({ media_id }) => media_id)).toEqual([
      MEDIA.public,
      MEDIA.draft,
    ]);
  });
});

describe('taking off the site', () => {
  test('leaves a draft as it is; so does the bin', async () => {
    await publish();
    const editor = await database.client('editor');
    await editor.rpc('unpublish_gallery', { gallery_id: gallery });
    expect([await state(), await whatVisitorsSee()]).toEqual(['draft', null]);
    await publish();
    await save({ deleted_at: new Date().toISOString() });
    expect(await whatVisitorsSee()).toBeNull();
    await save({ deleted_at: null });
    expect(await state()).toBe('draft');
    expect((await working()).portfolio_images).toHaveLength(2);
  });
});

test('an address that visitors knew leads on, until a gallery takes it', async () => {
  await publish();
  const old = (await whatVisitorsSee())?.slug ?? '';
  const redirects = async () => {
    const visitor = await database.client('nobody');
    return (await visitor.from('gallery_redirects').select('*').eq('gallery_id', gallery)).data;
  };
  await save({ slug: `${old}-moved` });
  expect(await redirects(), 'not before it is published').toEqual([]);
  await publish();
  expect(await redirects()).toMatchObject([{ old_slug: old }]);
  const editor = await database.client('editor');
  const { data } = await editor
    .from('galleries')
    .insert({ title: 'A loft in ash' })
    .select()
    .single();
  expect(data?.slug, 'links are not cut off by chance').not.toBe(old);
  await save({ slug: old });
  await publish();
  expect(await redirects()).toMatchObject([{ old_slug: `${old}-moved` }]);
});
