import { expect, test } from 'vitest';
import { addContent, MEDIA } from './fixtures.ts';
import { ACCOUNTS, openDatabase } from './harness.ts';
import { contentVersion } from './return-steps.ts';

const database = openDatabase(addContent);
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
