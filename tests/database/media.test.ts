import { describe, expect, test } from 'vitest';
import { addContent, GALLERIES, MEDIA, PICTURES, POSTS, publishGallery } from './fixtures.ts';
import { openDatabase } from './harness.ts';

const database = openDatabase(addContent);

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

describe('visitors see a file', () => {
  test('while a live article or a published gallery uses it', async () => {
    expect(await visitorsSee(MEDIA.public)).toBe(true);
    expect(await visitorsSee(MEDIA.scheduled)).toBe(false);
    expect(await visitorsSee(MEDIA.draft)).toBe(false);
    expect(await visitorsSee(MEDIA.unused)).toBe(false);
    expect(await visitorsSee(MEDIA.binned)).toBe(false);

    await database.sql`
      update public.published_posts set published_at = now() where post_id = ${POSTS.scheduled}`;
    expect(await visitorsSee(MEDIA.scheduled)).toBe(true);
    await database.sql`select public.unpublish_post(${POSTS.scheduled})`;
    expect(await visitorsSee(MEDIA.scheduled)).toBe(false);

    await publishGallery(database, GALLERIES.draft);
    expect(await visitorsSee(MEDIA.draft)).toBe(true);
    await database.sql`delete from public.portfolio_images where id = ${PICTURES.draft}`;
    expect(await visitorsSee(MEDIA.draft), 'until it is published').toBe(true);
    await database.sql`select public.unpublish_gallery(${GALLERIES.draft})`;
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
    database.sql`
      select title, public_since from public.media where coalesce(public_since <= now(), false)
      <> (
      exists (
      select from public.media_usage join public.published_posts on post_id = entity_id
      where media_id = media.id and kind = 'published_post' and published_at <= now()
      ) or exists (
      select from public.media_usage join public.published_galleries on gallery_id = entity_id
      where media_id = media.id and kind = 'published_gallery'
      )
      )`;
  const post = await database.value<string>(
    `insert into public.posts (title, body, cover_media_id)
    values ('Using', 'media:${MEDIA.draft}', '${MEDIA.unused}') returning id`,
  );
  const gallery = await database.value<string>`
    insert into public.galleries (title, cover_media_id) values ('Using', ${MEDIA.unused})
    returning id`;
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
