import { expect, test } from 'vitest';
import { addContent, MEDIA } from './fixtures.ts';
import { ACCOUNTS, openDatabase } from './harness.ts';

const database = openDatabase(addContent);

const version = () => database.value<number>('select public.content_version()');

test('picture: a text based on an old version is a conflict', async () => {
  const editor = await database.client('editor');
  const save = (alt: string) =>
    editor
      .from('media_texts')
      .update({ alt, version: 1 })
      .match({ media_id: MEDIA.draft, language: 'pt' })
      .select('alt, version, updated_by');
  expect((await save('Carvalho')).data).toEqual([
    { alt: 'Carvalho', version: 2, updated_by: ACCOUNTS.editor },
  ]);
  expect((await save('Freixo')).error).toMatchObject({ code: 'PT409', hint: '2' });
});

test('picture: a picture that visitors meet has changed with its text, another has not', async () => {
  const before = await version();
  const write = (media: string) =>
    database.run(
      'editor',
      `insert into public.media_texts (media_id, language, alt) values ('${media}', 'de', 'Eiche')`,
    );
  await write(MEDIA.unused);
  expect(await version()).toBe(before);
  await write(MEDIA.public);
  const approve = () =>
    database.sql`select private.approve_picture(media_id, version) from public.unapproved_pictures`;
  await approve();
  const changes = () => database.sql`select * from public.changes_since(${before}::bigint)`;
  expect(await changes()).toEqual([{ entity: 'media', entity_ids: [MEDIA.public] }]);

  const inserted = await version();
  const texts = `public.media_texts where media_id = '${MEDIA.public}' and language = 'de'`;
  await database.run('editor', `update public.media_texts set alt = alt where language = 'de'`);
  expect(await version(), 'the same again').toBe(inserted);
  await database.run('editor', `delete from ${texts}`);
  await approve();
  expect(await version()).toBeGreaterThan(inserted);
});

test('picture: a picture that is deleted takes its texts with it', async () => {
  await database.sql`
    insert into public.media_texts (media_id, language) values (${MEDIA.binned}, 'pt')`;
  await database.sql`delete from public.media where id = ${MEDIA.binned}`;
  const left = 'select from public.media_texts where media_id = $1';
  expect(await database.sql(left, MEDIA.binned)).toEqual([]);
});
