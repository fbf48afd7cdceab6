import { beforeEach, expect, test } from 'vitest';
import { ARTICLE, Document } from './documents.ts';
import { addContent } from './fixtures.ts';
import { openDatabase } from './harness.ts';
import { approvePicture, contentVersion, goBack, release, select } from './return-steps.ts';
import { newFile } from './rows.ts';

const database = openDatabase(addContent);
let start: number;
/** A picture of an article that visitors read, described in two languages. */
let file: string;
let path: string;
let article: Document;
beforeEach(async () => {
  await database.sql('delete from public.releases');
  file = await newFile(database);
  path = await database.value`select path from public.media where id = ${file}`;
  await database.sql`
    insert into public.media_texts (media_id, language, alt) values (${file}, 'pt', 'Carvalho')`;
  article = await Document.published(database, ARTICLE, { cover_media_id: file });
  start = await contentVersion(database);
});

const asEditor = async (statement: string) =>
  expect((await database.run('editor', statement)).message).toBe('');
async function publishWith(words: string) {
  await article.write(words);
  await article.publish();
}
const describe = (alt: string) =>
  asEditor(`update public.media set alt = '${alt}' where id = '${file}'`);
const translate = (alt: string) =>
  asEditor(
    `update public.media_texts set alt = '${alt}' where media_id = '${file}' and language = 'pt'`,
  );
const changed = () => database.sql`select entity, entity_ids from public.changes_since(${start})`;
const waiting = () =>
  database.sql<{ version: number }>`
    select version::integer from public.unapproved_pictures where media_id = ${file}`;
const ITSELF = () => [{ entity: 'media', entity_ids: [file] }];

/** What the build reads, as a visitor may. */
async function visitorsRead() {
  const [picture] = (
    await database.run('nobody', `select * from public.published_media where id = '${file}'`)
  ).rows;
  const texts = `select alt from public.published_media_texts where media_id = '${file}'`;
  const { rows } = await database.run('nobody', texts);
  return { alt: picture?.alt, path: picture?.path, texts: rows.map(({ alt }) => alt) };
}
const inLibrary = async () =>
  (await database.sql`select alt, path from public.media where id = ${file}`)[0];
const was = () => ({ alt: 'Oak', path, texts: ['Carvalho'] });

test('picture: a release that nobody chose it for leaves a changed picture as it was', async () => {
  await describe('Ash');
  await translate('Freixo');
  await publishWith('New words.');
  await release(database);
  expect(await changed()).toEqual([{ entity: 'post', entity_ids: [article.id] }]);
  expect(await visitorsRead()).toEqual(was());
  expect(await waiting()).toHaveLength(1);
});

test('picture: chosen, it goes live, in the state that was looked at and no other', async () => {
  await describe('Ash');
  const [seen] = await waiting();
  await translate('Freixo');
  const choose = async (version = 0) =>
    select(database, { pictures: [{ id: file, version, title: 'public' }] }, [], start);
  expect((await choose(seen?.version)).error).toMatchObject({
    code: 'PT409',
    message: expect.stringContaining('“public”: somebody has changed it'),
  });
  expect(await visitorsRead()).toEqual(was());
  expect((await choose((await waiting())[0]?.version)).error).toBeNull();
  expect(await changed()).toEqual(ITSELF());
  expect(await visitorsRead()).toMatchObject({ alt: 'Ash', texts: ['Freixo'] });
  expect(await waiting()).toEqual([]);
});

test('picture: a discarded change is undone in the library too, with its file and its other languages', async () => {
  const files = (await database.client('editor')).storage.from('media');
  for (const name of [path, `new-${path}`]) {
    const stored = await files.upload(name, Buffer.from(name), { contentType: 'image/jpeg' });
    expect(stored.error).toBeNull();
  }
  const replaced = `path = 'new-${path}', width = 800, height = 600`;
  await asEditor(`update public.media set ${replaced} where id = '${file}'`);
  await describe('A drawer');
  await translate('Gaveta');
  await asEditor(
    `insert into public.media_texts (media_id, language, alt) values ('${file}', 'de', 'Schublade')`,
  );
  expect(await visitorsRead()).toEqual(was());
  expect(await database.value`select private.is_file_kept('media', ${path})`).toBe(true);
  const [row] = await waiting();
  await database.answer('editor', 'discard_picture_changes', [file, row?.version]);
  const { texts: _, ...kept } = was();
  expect(await inLibrary()).toEqual(kept);
  expect(await visitorsRead()).toEqual(was());
  expect([await waiting(), await changed()]).toEqual([[], []]);
});

test('picture: nothing waits once it is as it was, of one that visitors do not meet, or that left the site', async () => {
  await describe('Ash');
  await describe('Oak');
  expect(await waiting()).toEqual([]);
  await describe('Ash');
  // Published once more it never left.
  await publishWith('Another text.');
  expect(await waiting()).toHaveLength(1);
  await article.unpublish();
  expect(await waiting()).toEqual([]);
  await describe('Beech');
  expect(await waiting()).toEqual([]);
});

test('picture: what a script changes goes with any release, and what waits beside it goes on waiting', async () => {
  await describe('Ash');
  await database.sql`update public.media set path = 'clean/public.jpg' where id = ${file}`;
  expect(await changed()).toEqual(ITSELF());
  expect(await visitorsRead()).toMatchObject({ alt: 'Oak', path: 'clean/public.jpg' });
  expect(await waiting()).toHaveLength(1);
});

test('picture: a return to an earlier release leaves what waits', async () => {
  const earlier = await release(database);
  await describe('Ash');
  await approvePicture(database, file);
  await release(database);
  await describe('Beech');
  expect((await goBack(database, earlier)).names).toEqual(['New changes']);
  expect(await visitorsRead()).toMatchObject({ alt: 'Oak' });
  expect(await inLibrary()).toMatchObject({ alt: 'Beech' });
  expect(await waiting()).toHaveLength(1);
});
