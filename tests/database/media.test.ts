import { expect, test } from 'vitest';
import { addContent, MEDIA } from './fixtures.ts';
import { ACCOUNTS, openDatabase } from './harness.ts';
import { contentVersion } from './return-steps.ts';

const database = openDatabase(addContent);

test('picture: is saved against a version, like an article', async () => {
  const save = `update public.media set alt = 'Oak', version = 9 where id = '${MEDIA.unused}'`;
  expect(await database.run('editor', save)).toMatchObject({ sqlstate: 'PT409', hint: '1' });
});

test('visitors: read every column of what is published, none of which is private', async () => {
  for (const table of [
    ...['published_posts', 'published_galleries', 'published_pages', 'media'],
    ...['post_redirects', 'gallery_redirects', 'page_redirects'],
  ]) {
    const { rows, message } = await database.run('nobody', `select * from public.${table}`);
    expect([table, message, rows.length > 0]).toEqual([table, '', true]);
  }
});

test('picture: visitors can meet it as long as what they read uses it, whatever happens', async () => {
  const wrong = () =>
    database.sql(
      `select title, public_since from public.media where coalesce(public_since <= now(), false) <> (
        exists (
          select from public.media_usage join public.published_posts on post_id = entity_id
          where media_id = media.id and media_usage.kind = 'published_post' and published_at <= now()
        ) or exists (
          select from public.media_usage join public.published_pages on page_id = entity_id
          where media_id = media.id and media_usage.kind = 'published_page' and published_at <= now()
        ) or exists (
          select from public.media_usage join public.published_galleries on gallery_id = entity_id
          where media_id = media.id and media_usage.kind = 'published_gallery'
        )
      )`,
    );
  const post = await database.value<string>`
    insert into public.posts (title, body, cover_media_id)
    values ('Using', ${`media:${MEDIA.draft}`}, ${MEDIA.unused}) returning id`;
  const gallery = await database.value<string>`
    insert into public.galleries (title, cover_media_id) values ('Using', ${MEDIA.unused})
    returning id`;
  const section = { order: [{ key: 'a', kind: 'text' }], fields: { a: { media: MEDIA.unused } } };
  const page = await database.value<string>`
    insert into public.pages (kind, title, content) values ('page', 'Using', ${section})
    returning id`;
  const publishing = `select public.publish_document('gallery', id, version, pictures_version => pictures_version)
    from public.galleries where id = '${gallery}'`;
  const setGallery = (change: string) =>
    `update public.galleries set ${change} where id = '${gallery}'`;
  for (const statement of [
    `select public.publish_document('post', '${post}', 1, now() + interval '1 day')`,
    `update public.published_posts set published_at = now() where post_id = '${post}'`,
    `update public.posts set cover_media_id = null, body = 'Nothing.' where id = '${post}'`,
    `select public.publish_document('post', '${post}', 2)`,
    `select public.publish_document('page', '${page}', 1, now() + interval '1 day')`,
    `update public.published_pages set published_at = now() where page_id = '${page}'`,
    `insert into public.portfolio_images (gallery_id, media_id, before_media_id)
      values ('${gallery}', '${MEDIA.draft}', '${MEDIA.unused}')`,
    publishing,
    setGallery('cover_media_id = null'),
    publishing,
    `update public.portfolio_images set media_id = '${MEDIA.scheduled}', before_media_id = null
      where gallery_id = '${gallery}'`,
    publishing,
    setGallery(`story = 'media:${MEDIA.unused}'`),
    publishing,
    setGallery('deleted_at = now()'),
    setGallery('deleted_at = null'),
    publishing,
    `select public.unpublish_document('gallery', '${gallery}')`,
    publishing,
    `delete from public.galleries where id = '${gallery}'`,
    `select public.unpublish_document('post', '${post}')`,
    `select public.unpublish_document('page', '${page}')`,
    `delete from public.posts where id = '${post}'`,
  ]) {
    await database.sql(statement);
    expect(await wrong(), statement).toEqual([]);
  }
});

test('picture: nobody declares one public', async () => {
  const since = `public_since = '2001-01-01'`;
  await database.run('editor', `update public.media set ${since} where id = '${MEDIA.unused}'`);
  await database.run(
    'editor',
    `insert into public.media (bucket, path, mime_type, bytes, width, height, public_since)
    values ('media', 'files/loose.jpg', 'image/jpeg', 1, 1, 1, '2001-01-01')`,
  );
  const rows = database.sql`
    select public_since from public.media where id = ${MEDIA.unused} or path = 'files/loose.jpg'`;
  expect(await rows).toEqual([{ public_since: null }, { public_since: null }]);
});

const asEditor = (statement: string) => database.run('editor', statement);
const textsOf = (media: string) =>
  database.sql`select * from public.media_texts where media_id = ${media}`;

test('picture: a text based on an old version is a conflict', async () => {
  const save = (alt: string) =>
    asEditor(
      `update public.media_texts set alt = '${alt}', version = 1 where media_id = '${MEDIA.draft}'`,
    );
  await save('Carvalho');
  const saved = { alt: 'Carvalho', version: 2, updated_by: ACCOUNTS.editor };
  expect(await textsOf(MEDIA.draft)).toMatchObject([saved]);
  expect(await save('Freixo')).toMatchObject({ sqlstate: 'PT409', hint: '2' });
});

test('picture: one that visitors meet has changed with its text, another has not', async () => {
  const before = await contentVersion(database);
  const write = (media: string) =>
    asEditor(
      `insert into public.media_texts (media_id, language, alt) values ('${media}', 'de', 'Eiche')`,
    );
  await write(MEDIA.unused);
  expect(await contentVersion(database)).toBe(before);
  await write(MEDIA.public);
  const approve = () =>
    database.sql(
      'select private.approve_picture(media_id, version) from public.unapproved_pictures',
    );
  await approve();
  expect(await database.sql`select * from public.changes_since(${before}::bigint)`).toEqual([
    { entity: 'media', entity_ids: [MEDIA.public] },
  ]);
  const inserted = await contentVersion(database);
  await asEditor(`update public.media_texts set alt = alt where language = 'de'`);
  expect(await contentVersion(database), 'the same again').toBe(inserted);
  await asEditor(
    `delete from public.media_texts where media_id = '${MEDIA.public}' and language = 'de'`,
  );
  await approve();
  expect(await contentVersion(database)).toBeGreaterThan(inserted);
});

test('picture: one that is deleted takes its texts with it', async () => {
  await database.sql`
    insert into public.media_texts (media_id, language) values (${MEDIA.binned}, 'pt')`;
  await database.sql`delete from public.media where id = ${MEDIA.binned}`;
  expect(await textsOf(MEDIA.binned)).toEqual([]);
});
