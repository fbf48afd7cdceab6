import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addContent, GALLERIES, MEDIA, PICTURES, POSTS, publishGallery } from './fixtures.ts';
import { TestDatabase } from './harness.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await TestDatabase.open();
  await addContent(database);
});
afterAll(() => database.close());

/** Adds a file that nothing uses yet. */
let added = 0;
async function newFile(): Promise<string> {
  added += 1;
  return database.value<string>(
    `insert into public.media (bucket, path, title, alt, mime_type, bytes, width, height)
    values ('media', $1, 'New', 'A board of oak', 'image/webp', 1, 1, 1) returning id`,
    [`new/${added}.webp`],
  );
}

const usage = (media: string) =>
  database.sql(
    `select kind, entity_id, field from public.media_usage where media_id = $1
    order by kind, entity_id, field`,
    [media],
  );

const visitorsSee = async (media: string) =>
  (await database.attempt('nobody', `select id from public.media where id = '${media}'`)).count ===
  1;

describe('a file’s record', () => {
  test.each([
    ['bucket', `'secrets'`],
    ['path', `'../other/x.jpg'`],
    ['path', `'a/../../x.jpg'`],
    ['path', `'a/./x.jpg'`],
    ['path', `'/x.jpg'`],
    ['path', `'a//x.jpg'`],
    ['path', `'a/'`],
    ['path', `'a\\x.jpg'`],
    ['path', `e'a\\nx.jpg'`],
    ['path', `''`],
    ['path', `'möbel.png'`],
    ['path', `'a/50%.png'`],
    ['path', `'a#b.png'`],
    ['path', `'a[1].png'`],
    ['path', `'a~b.png'`],
    ['path', `repeat('a', 513)`],
    ['mime_type', `'image/svg+xml'`],
    ['mime_type', `'text/html'`],
    ['bytes', '0'],
    ['bytes', '26214401'],
    ['width', '0'],
    ['height', '-1'],
    ['focal_x', '1.01'],
    ['focal_y', '-0.01'],
    ['focal_x', `'NaN'`],
    ['sha256', `'abc'`],
    ['alt', `repeat('a', 501)`],
    ['caption', `repeat('a', 501)`],
    ['tags', `array['']`],
  ])('is refused with %s = %s', async (column, value) => {
    const outcome = await database.attemptAsService(
      `update public.media set ${column} = ${value} where id = '${MEDIA.unused}'`,
    );
    expect(outcome.sqlstate).toBe('23514');
  });

  test.each(['x.jpg', 'a/b/x.jpg', '..x/...jpg', `about us/kitchen (1) ''24'', oak & ash!.jpg`])(
    'may lie at %s',
    async (path) => {
      const outcome = await database.attemptAsService(
        `update public.media set path = '${path}' where id = '${MEDIA.unused}'`,
      );
      expect(outcome.sqlstate).toBeNull();
    },
  );

  test('is saved against a version, like an article', async () => {
    const editor = await database.client('editor');
    const { error } = await editor
      .from('media')
      .update({ alt: 'Oak', version: 9 })
      .eq('id', MEDIA.unused);
    expect(error).toMatchObject({ code: 'PT409', hint: '1' });
  });
});

describe('usage', () => {
  test('follows an article’s cover and text', async () => {
    const [one, two, three] = [await newFile(), await newFile(), await newFile()];
    const post = POSTS.draft;
    const set = (body: string, cover: string | null) =>
      database.sql('update public.posts set body = $1, cover_media_id = $2 where id = $3', [
        body,
        cover,
        post,
      ]);

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
      [`![](media:${file})`],
    );
    await database.sql('select public.publish_post($1, 1)', [post]);
    await database.sql(`update public.posts set body = 'Without.' where id = $1`, [post]);
    expect(await usage(file)).toEqual([{ kind: 'published_post', entity_id: post, field: 'body' }]);
    await database.sql('select public.publish_post($1, 2)', [post]);
    expect(await usage(file)).toEqual([]);

    await database.sql('update public.posts set body = $1 where id = $2', [
      `![](media:${file})`,
      post,
    ]);
    await database.sql('select public.publish_post($1, 3)', [post]);
    await database.sql('update public.posts set deleted_at = now() where id = $1', [post]);
    expect(await usage(file), 'the bin keeps what may come back').toEqual([
      { kind: 'post', entity_id: post, field: 'body' },
    ]);
    await database.sql('delete from public.posts where id = $1', [post]);
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
      [cover, `![](media:${story})`],
    );
    await database.sql(
      'insert into public.portfolio_images (gallery_id, media_id, before_media_id) values ($1, $2, $3)',
      [gallery, image, before],
    );
    const used = (kind: string, field: string) => [{ kind, entity_id: gallery, field }];
    expect(await usage(cover)).toEqual(used('gallery', 'cover'));
    expect(await usage(story)).toEqual(used('gallery', 'body'));
    expect(await usage(image)).toEqual(used('gallery', 'image'));
    expect(await usage(before)).toEqual(used('gallery', 'before'));

    const [from, to] = [gallery, GALLERIES.draft];
    await database.sql(
      'update public.portfolio_images set gallery_id = $1, before_media_id = null where gallery_id = $2',
      [to, from],
    );
    expect(await usage(image)).toEqual([{ kind: 'gallery', entity_id: to, field: 'image' }]);
    expect(await usage(before)).toEqual([]);

    await database.sql('delete from public.portfolio_images where media_id = $1', [image]);
    expect(await usage(image)).toEqual([]);
    await database.sql('delete from public.galleries where id = $1', [gallery]);
    expect(await usage(cover)).toEqual([]);
    expect(await usage(story)).toEqual([]);
  });

  test('follows both copies of a gallery', async () => {
    const [image, before] = [await newFile(), await newFile()];
    const gallery = await database.value<string>(
      `insert into public.galleries (title) values ('Both') returning id`,
    );
    await database.sql(
      'insert into public.portfolio_images (gallery_id, media_id, before_media_id) values ($1, $2, $3)',
      [gallery, image, before],
    );
    await publishGallery(database, gallery);
    const used = (kind: string, field: string) => ({ kind, entity_id: gallery, field });
    expect(await usage(image)).toEqual([
      used('gallery', 'image'),
      used('published_gallery', 'image'),
    ]);

    await database.sql('delete from public.portfolio_images where gallery_id = $1', [gallery]);
    expect(await usage(before), 'visitors still see it').toEqual([
      used('published_gallery', 'before'),
    ]);
    await database.sql('select public.unpublish_gallery($1)', [gallery]);
    expect(await usage(before)).toEqual([]);
  });
});

describe('a file in use', () => {
  let file: string;
  beforeEach(async () => {
    file = await newFile();
    await database.sql('update public.posts set body = $1 where id = any ($2)', [
      `![](media:${file})`,
      [POSTS.draft, POSTS.binned],
    ]);
    await database.sql(
      'insert into public.portfolio_images (gallery_id, media_id) values ($1, $2)',
      [GALLERIES.draft, file],
    );
    await database.sql('update public.galleries set cover_media_id = $1 where id = $2', [
      file,
      GALLERIES.draft,
    ]);
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
    await database.sql('delete from public.portfolio_images where media_id = $1', [file]);
    await database.sql('update public.galleries set cover_media_id = null where id = $1', [
      GALLERIES.draft,
    ]);
    const editor = await database.client('editor');
    const bin = () =>
      editor.from('media').update({ deleted_at: 'now' }).eq('id', file).select('deleted_at');
    expect((await bin()).error?.message).toContain('in use in 2 articles.');
    await database.sql(`update public.posts set body = 'Text.' where id = any ($1)`, [
      [POSTS.draft, POSTS.binned],
    ]);
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
  await database.sql(`update public.posts set body = 'x' where id = $1`, [POSTS.draft]);
  const file = await newFile();
  await database.sql('update public.media set deleted_at = now() where id = $1', [file]);
  await database.sql('update public.posts set body = $1 where id = $2', [
    `![](media:${file})`,
    POSTS.draft,
  ]);
  expect(
    await database.value('select deleted_at from public.media where id = $1', [file]),
  ).toBeNull();
});

describe('visitors see a file', () => {
  test('while a live article or a published gallery uses it', async () => {
    expect(await visitorsSee(MEDIA.public)).toBe(true);
    expect(await visitorsSee(MEDIA.scheduled)).toBe(false);
    expect(await visitorsSee(MEDIA.draft)).toBe(false);
    expect(await visitorsSee(MEDIA.unused)).toBe(false);
    expect(await visitorsSee(MEDIA.binned)).toBe(false);

    await database.sql(
      `update public.published_posts set published_at = now() where post_id = $1`,
      [POSTS.scheduled],
    );
    expect(await visitorsSee(MEDIA.scheduled)).toBe(true);
    await database.sql('select public.unpublish_post($1)', [POSTS.scheduled]);
    expect(await visitorsSee(MEDIA.scheduled)).toBe(false);

    await publishGallery(database, GALLERIES.draft);
    expect(await visitorsSee(MEDIA.draft)).toBe(true);
    await database.sql('delete from public.portfolio_images where id = $1', [PICTURES.draft]);
    expect(await visitorsSee(MEDIA.draft), 'until it is published').toBe(true);
    await database.sql('select public.unpublish_gallery($1)', [GALLERIES.draft]);
    expect(await visitorsSee(MEDIA.draft)).toBe(false);
  });

  test('with every column, none of which is private', async () => {
    const visitor = await database.client('nobody');
    for (const table of [
      'published_posts',
      'published_galleries',
      'gallery_redirects',
      'media',
      'post_redirects',
    ] as const) {
      const { data, error } = await visitor.from(table).select('*');
      expect(error, table).toBeNull();
      expect(data?.length, table).toBeGreaterThan(0);
    }
  });
});

test('what visitors can meet follows from where files are used, whatever happens', async () => {
  const wrong = () =>
    database.sql(
      `select title, public_since from public.media where coalesce(public_since <= now(), false) <> (
        exists (
          select from public.media_usage join public.published_posts on post_id = entity_id
          where media_id = media.id and kind = 'published_post' and published_at <= now()
        ) or exists (
          select from public.media_usage join public.published_galleries on gallery_id = entity_id
          where media_id = media.id and kind = 'published_gallery'
        )
      )`,
    );
  const post = await database.value<string>(
    `insert into public.posts (title, body, cover_media_id)
    values ('Using', 'media:${MEDIA.draft}', '${MEDIA.unused}') returning id`,
  );
  const gallery = await database.value<string>(
    `insert into public.galleries (title, cover_media_id) values ('Using', '${MEDIA.unused}') returning id`,
  );
  const publishing = `select public.publish_gallery(id, version, pictures_version)
    from public.galleries where id = '${gallery}'`;
  for (const statement of [
    `select public.publish_post('${post}', 1, now() + interval '1 day')`,
    `update public.published_posts set published_at = now() where post_id = '${post}'`,
    `update public.posts set cover_media_id = null, body = 'Nothing.' where id = '${post}'`,
    `select public.publish_post('${post}', 2)`,
    `insert into public.portfolio_images (gallery_id, media_id, before_media_id)
      values ('${gallery}', '${MEDIA.draft}', '${MEDIA.unused}')`,
    publishing,
    `update public.galleries set cover_media_id = null where id = '${gallery}'`,
    publishing,
    `update public.portfolio_images set media_id = '${MEDIA.scheduled}', before_media_id = null
      where gallery_id = '${gallery}'`,
    publishing,
    `update public.galleries set story = 'media:${MEDIA.unused}' where id = '${gallery}'`,
    publishing,
    `update public.galleries set deleted_at = now() where id = '${gallery}'`,
    `update public.galleries set deleted_at = null where id = '${gallery}'`,
    publishing,
    `select public.unpublish_gallery('${gallery}')`,
    publishing,
    `delete from public.galleries where id = '${gallery}'`,
    `select public.unpublish_post('${post}')`,
    `delete from public.posts where id = '${post}'`,
  ]) {
    await database.sql(statement);
    expect(await wrong(), statement).toEqual([]);
  }
});

test('nobody declares a file public', async () => {
  const editor = await database.client('editor');
  const { data } = await editor
    .from('media')
    .update({ public_since: '2001-01-01T00:00:00Z' })
    .eq('id', MEDIA.unused)
    .select('public_since, version');
  expect(data).toMatchObject([{ public_since: null }]);
  const added = await editor
    .from('media')
    .insert({
      bucket: 'media',
      path: 'files/loose.jpg',
      mime_type: 'image/jpeg',
      bytes: 1,
      width: 1,
      height: 1,
      public_since: '2001-01-01T00:00:00Z',
    })
    .select('public_since');
  expect(added.data).toEqual([{ public_since: null }]);
});
