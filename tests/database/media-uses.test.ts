import { beforeEach, describe, expect, test } from 'vitest';
import { addContent, GALLERIES, MEDIA, POSTS, publishGallery } from './fixtures.ts';
import { openDatabase } from './harness.ts';

const database = openDatabase(addContent);

/** Adds a file that nothing uses yet. */
let added = 0;
async function newFile(): Promise<string> {
  added += 1;
  return database.value<string>(
    `insert into public.media (bucket, path, title, alt, mime_type, bytes, width, height)
    values ('media', $1, 'New', 'A board of oak', 'image/webp', 1, 1, 1) returning id`,
    `new/${added}.webp`,
  );
}

const usage = (media: string) =>
  database.sql`
    select kind, entity_id, field from public.media_usage where media_id = ${media}
    order by kind, entity_id, field`;

describe('usage', () => {
  test('follows an article’s cover and text', async () => {
    const [one, two, three] = [await newFile(), await newFile(), await newFile()];
    const post = POSTS.draft;
    const set = (body: string, cover: string | null) =>
      database.sql`
        update public.posts set body = ${body}, cover_media_id = ${cover} where id = ${post}`;

    await set(
      `![A "joint"](media:${one} "Caption")\n\ntext ![](media:${two.toUpperCase()})\n` +
        `![twice](media:${one}) ![gone](media:${crypto.randomUUID()}) ![x](media:nonsense)`,
      three,
    );
    expect(await usage(one)).toEqual([{ kind: 'post', entity_id: post, field: 'body' }]);
    expect(await usage(two)).toEqual([{ kind: 'post', entity_id: post, field: 'body' }]);
    expect(await usage(three)).toEqual([{ kind: 'post', entity_id: post, field: 'cover' }]);

    await set(`![](media:${two})`, two);
    expect(await usage(one)).toEqual([]);
    expect(await usage(two)).toHaveLength(2);
    expect(await usage(three)).toEqual([]);

    await set('Text.', MEDIA.draft);
    expect(await usage(two)).toEqual([]);
  });

  test('knows the published text apart from the working copy', async () => {
    const file = await newFile();
    const post = await database.value<string>(
      `insert into public.posts (title, body) values ('x', $1) returning id`,
      `![](media:${file})`,
    );
    await database.sql`select public.publish_post(${post}, 1)`;
    await database.sql`update public.posts set body = 'Without.' where id = ${post}`;
    expect(await usage(file)).toEqual([{ kind: 'published_post', entity_id: post, field: 'body' }]);
    await database.sql`select public.publish_post(${post}, 2)`;
    expect(await usage(file)).toEqual([]);

    await database.sql(
      'update public.posts set body = $1 where id = $2',
      `![](media:${file})`,
      post,
    );
    await database.sql`select public.publish_post(${post}, 3)`;
    await database.sql`update public.posts set deleted_at = now() where id = ${post}`;
    expect(await usage(file), 'the bin keeps what may come back').toEqual([
      { kind: 'post', entity_id: post, field: 'body' },
    ]);
    await database.sql`delete from public.posts where id = ${post}`;
    expect(await usage(file)).toEqual([]);
  });

  test('follows a gallery’s cover, story and pictures', async () => {
    const [cover, story, image, before] = [
      await newFile(),
      await newFile(),
      await newFile(),
      await newFile(),
    ];
    const gallery = await database.value<string>(
      'insert into public.galleries (cover_media_id, story) values ($1, $2) returning id',
      cover,
      `![](media:${story})`,
    );
    await database.sql`
      insert into public.portfolio_images (gallery_id, media_id, before_media_id) values
      (${gallery}, ${image}, ${before})`;
    const used = (kind: string, field: string) => [{ kind, entity_id: gallery, field }];
    expect(await usage(cover)).toEqual(used('gallery', 'cover'));
    expect(await usage(story)).toEqual(used('gallery', 'body'));
    expect(await usage(image)).toEqual(used('gallery', 'image'));
    expect(await usage(before)).toEqual(used('gallery', 'before'));

    const [from, to] = [gallery, GALLERIES.draft];
    await database.sql`
      update public.portfolio_images set gallery_id = ${to}, before_media_id = null where
      gallery_id = ${from}`;
    expect(await usage(image)).toEqual([{ kind: 'gallery', entity_id: to, field: 'image' }]);
    expect(await usage(before)).toEqual([]);

    await database.sql`delete from public.portfolio_images where media_id = ${image}`;
    expect(await usage(image)).toEqual([]);
    await database.sql`delete from public.galleries where id = ${gallery}`;
    expect(await usage(cover)).toEqual([]);
    expect(await usage(story)).toEqual([]);
  });

  test('follows both copies of a gallery', async () => {
    const [image, before] = [await newFile(), await newFile()];
    const gallery = await database.value<string>`
      insert into public.galleries (title) values ('Both') returning id`;
    await database.sql`
      insert into public.portfolio_images (gallery_id, media_id, before_media_id) values
      (${gallery}, ${image}, ${before})`;
    await publishGallery(database, gallery);
    const used = (kind: string, field: string) => ({ kind, entity_id: gallery, field });
    expect(await usage(image)).toEqual([
      used('gallery', 'image'),
      used('published_gallery', 'image'),
    ]);

    await database.sql`delete from public.portfolio_images where gallery_id = ${gallery}`;
    expect(await usage(before), 'visitors still see it').toEqual([
      used('published_gallery', 'before'),
    ]);
    await database.sql`select public.unpublish_gallery(${gallery})`;
    expect(await usage(before)).toEqual([]);
  });
});

describe('a file in use', () => {
  let file: string;
  beforeEach(async () => {
    file = await newFile();
    await database.sql(
      'update public.posts set body = $1 where id = any ($2)',
      `![](media:${file})`,
      [POSTS.draft, POSTS.binned],
    );
    await database.sql`
      insert into public.portfolio_images (gallery_id, media_id) values (${GALLERIES.draft},
      ${file})`;
    await database.sql`
      update public.galleries set cover_media_id = ${file} where id = ${GALLERIES.draft}`;
  });

  test('goes neither to the bin nor away, and says where it is used', async () => {
    const editor = await database.client('editor');
    const message = 'This file is in use in 1 gallery and 2 articles. Take it out there first.';
    const bin = await editor.from('media').update({ deleted_at: 'now' }).eq('id', file);
    expect(bin.status).toBe(409);
    expect(bin.error).toMatchObject({ code: 'PT409', hint: 'media_in_use', message });

    // Past the API as well: not even with the secret key.
    const service = database.serviceClient();
    const removal = await service.from('media').delete().eq('id', file);
    expect(removal.error).toMatchObject({ code: 'PT409', hint: 'media_in_use', message });
  });

  test('goes once nothing uses it, and comes back', async () => {
    await database.sql`delete from public.portfolio_images where media_id = ${file}`;
    await database.sql`
      update public.galleries set cover_media_id = null where id = ${GALLERIES.draft}`;
    const editor = await database.client('editor');
    const bin = () =>
      editor.from('media').update({ deleted_at: 'now' }).eq('id', file).select('deleted_at');
    expect((await bin()).error?.message).toContain('in use in 2 articles.');
    await database.sql`
      update public.posts set body = 'Text.' where id = any (${[POSTS.draft, POSTS.binned]})`;
    expect((await bin()).data).toEqual([{ deleted_at: expect.any(String) }]);
    const back = await editor
      .from('media')
      .update({ deleted_at: null })
      .eq('id', file)
      .select('deleted_at');
    expect(back.data).toEqual([{ deleted_at: null }]);

    await bin();
    const removal = await editor.from('media').delete().eq('id', file).select('id');
    expect(removal.data).toEqual([{ id: file }]);
  });

  test('is deleted only out of the bin', async () => {
    const unused = await newFile();
    const editor = await database.client('editor');
    expect((await editor.from('media').delete().eq('id', unused).select('id')).data).toEqual([]);
  });
});

test('a file in the bin comes back when it is used again', async () => {
  await database.sql`update public.posts set body = 'x' where id = ${POSTS.draft}`;
  const file = await newFile();
  await database.sql`update public.media set deleted_at = now() where id = ${file}`;
  await database.sql(
    'update public.posts set body = $1 where id = $2',
    `![](media:${file})`,
    POSTS.draft,
  );
  expect(await database.value`select deleted_at from public.media where id = ${file}`).toBeNull();
});
