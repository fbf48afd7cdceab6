import { beforeEach, describe, expect, test } from 'vitest';
import { ARTICLE, Document, GALLERY, INTRO, type Kind, NOWHERE, PAGE } from './documents.ts';
import { addContent, GALLERIES, MEDIA, POSTS } from './fixtures.ts';
import { openDatabase } from './harness.ts';
import { newFile } from './rows.ts';

const database = openDatabase(addContent);

const usage = (media: string) =>
  database.column`
    select concat_ws(' ', kind, field) from public.media_usage where media_id = ${media}
    order by kind, field`;
const isPublic = (media: string) =>
  database.value<boolean>`
    select coalesce(public_since <= now(), false) from public.media where id = ${media}`;
const binFile = (media: string) =>
  database.sql`update public.media set deleted_at = now() where id = ${media}`;

type Show = (it: Document, file: string | null) => Promise<unknown>;
const inPicture =
  (column: string): Show =>
  (it, file) =>
    it.database.sql(
      `update public.portfolio_images set ${column} = $1 where gallery_id = $2`,
      file ?? (column === 'media_id' ? MEDIA.public : null),
      it.id,
    );
const inSection: Show = (it, file) => {
  const items = file ? [{ key: 'a', picture: { media: file, alt: 'x' } }] : [];
  return it.save({ content: { ...INTRO, fields: { intro: { items } } } });
};
const inBody: Show = (it, file) => {
  const odd = `![gone](media:${NOWHERE}) ![x](media:nonsense)`;
  const text = `![A "joint"](media:${file} "Caption")\n\n![](media:${file?.toUpperCase()}) ${odd}`;
  return it.save(it.kind.text(file ? text : 'Without.'));
};
const asCover: Show = (it, file) => it.save({ cover_media_id: file });

test.each<{ kind: Kind; field: string; show: Show }>([
  { kind: ARTICLE, field: 'cover', show: asCover },
  { kind: ARTICLE, field: 'body', show: inBody },
  { kind: PAGE, field: 'image', show: inSection },
  { kind: PAGE, field: 'body', show: inBody },
  { kind: GALLERY, field: 'cover', show: asCover },
  { kind: GALLERY, field: 'body', show: inBody },
  { kind: GALLERY, field: 'image', show: inPicture('media_id') },
  { kind: GALLERY, field: 'before', show: inPicture('before_media_id') },
])('$kind.noun: $field is known, apart for staff and visitors', async ({ kind, field, show }) => {
  const [it, file] = [await Document.add(database, kind), await newFile(database)];
  const state = async () => [await usage(file), await isPublic(file)];
  const [draft, live] = [`${kind.entity} ${field}`, `published_${kind.entity} ${field}`];
  await binFile(file);
  await show(it, file);
  const binned = database.value`select deleted_at from public.media where id = ${file}`;
  expect(await binned, 'what is used again comes back').toBeNull();
  expect(await state()).toEqual([[draft], false]);
  await it.publish();
  expect(await state()).toEqual([[draft, live], true]);
  await show(it, null);
  expect(await state(), 'visitors still see it').toEqual([[live], true]);
  await it.publish();
  expect(await state()).toEqual([[], false]);
  await show(it, file);
  await it.publish();
  await it.bin();
  expect(await state(), 'the bin keeps what may come back').toEqual([[draft], false]);
  await database.run('editor', `delete from public.${kind.table} where id = '${it.id}'`);
  expect(await state()).toEqual([[], false]);
});

test('gallery: a picture that moves to another is used there', async () => {
  const [it, file] = [await Document.add(database, GALLERY), await newFile(database)];
  await inPicture('media_id')(it, file);
  await database.sql`
    update public.portfolio_images set gallery_id = ${GALLERIES.draft} where media_id = ${file}`;
  const at = database.value`select entity_id from public.media_usage where media_id = ${file}`;
  expect(await at).toBe(GALLERIES.draft);
});

describe('picture: one in use', () => {
  let file: string;
  beforeEach(async () => {
    file = await newFile(database);
    for (const post of [POSTS.draft, POSTS.binned]) {
      await inBody(new Document(database, ARTICLE, post), file);
    }
    await asCover(new Document(database, GALLERY, GALLERIES.draft), file);
    await inSection(await Document.add(database, PAGE), file);
  });
  const BINNED = `update public.media set deleted_at = now() where id = `;
  const bin = () => database.run('editor', `${BINNED}'${file}'`);
  const remove = () => database.run('editor', `delete from public.media where id = '${file}'`);

  test('goes neither to the bin nor away, and says where it is used', async () => {
    const message =
      'This file is in use in 1 gallery and 1 page and 2 articles. Take it out there first.';
    const refused = { hint: 'media_in_use', message };
    expect(await bin()).toMatchObject({ sqlstate: 'PT409', ...refused });
    expect((await database.call('editor', 'bin_media', [[file]])).rows).toEqual([]);
    // Through the API as well, and even with the secret key.
    const service = database.serviceClient();
    const { status, error } = await service.from('media').delete().eq('id', file);
    expect([status, error]).toMatchObject([409, { code: 'PT409', ...refused }]);
  });

  test('goes once nothing uses it, comes back, and is deleted out of the bin alone', async () => {
    await database.sql`delete from public.pages where content::text like ${`%${file}%`}`;
    await asCover(new Document(database, GALLERY, GALLERIES.draft), null);
    expect((await bin()).message).toContain('in use in 2 articles.');
    for (const post of [POSTS.draft, POSTS.binned]) {
      await inBody(new Document(database, ARTICLE, post), null);
    }
    expect((await remove()).count).toBe(0);
    expect((await bin()).count).toBe(1);
    const back = `update public.media set deleted_at = null where id = '${file}'`;
    expect((await database.run('editor', back)).count).toBe(1);
    await bin();
    expect((await remove()).count).toBe(1);
  });
});
