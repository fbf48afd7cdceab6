import { afterAll, beforeEach, expect, test } from 'vitest';
import { ARTICLE, Document } from './documents.ts';
import { addContent, MEDIA, POSTS } from './fixtures.ts';
import { TestDatabase } from './harness.ts';
import { approvePicture, contentVersion, goBack, release, select } from './return-steps.ts';

let database: TestDatabase;
let start: number;
beforeEach(async () => {
  await database?.close();
  database = await TestDatabase.open();
  await addContent(database);
  await database.sql('delete from public.releases');
  await database.sql('delete from public.scheduled_posts');
  start = await contentVersion(database);
});
afterAll(() => database.close());

const editor = () => database.client('editor');
const asEditor = async (statement: string) =>
  expect((await database.run('editor', statement)).message).toBe('');
async function publishWith(words: string) {
  const article = new Document(database, ARTICLE, POSTS.live);
  await article.write(words);
  await article.publish();
}
const describe = (alt: string) =>
  asEditor(`update public.media set alt = '${alt}' where id = '${MEDIA.public}'`);
const translate = (alt: string) =>
  asEditor(
    `update public.media_texts set alt = '${alt}' where media_id = '${MEDIA.public}' and language = 'pt'`,
  );
const changed = () => database.sql`select entity, entity_ids from public.changes_since(${start})`;
const waiting = () =>
  database.sql<{ version: number }>('select version::integer from public.unapproved_pictures');

/** What the build reads, as a visitor may. */
async function visitorsRead(id = MEDIA.public) {
  const visitor = await database.client('nobody');
  const picture = await visitor.from('published_media').select('*').eq('id', id).single();
  const texts = await visitor.from('published_media_texts').select('*').eq('media_id', id);
  expect([picture.error, texts.error]).toEqual([null, null]);
  const { alt, path, version } = picture.data ?? {};
  return { alt, path, version, texts: texts.data?.map((text) => text.alt) };
}
const inLibrary = async () =>
  (await database.sql`select alt, path from public.media where id = ${MEDIA.public}`)[0];

async function replace(path: string) {
  const files = (await editor()).storage.from('media');
  for (const name of ['files/public.jpg', path]) {
    const { error } = await files.upload(name, Buffer.from(name), { contentType: 'image/jpeg' });
    expect(error).toBeNull();
  }
  await asEditor(
    `update public.media set path = '${path}', width = 800, height = 600 where id = '${MEDIA.public}'`,
  );
}

const WAS = { alt: 'A board of oak', path: 'files/public.jpg', version: 1, texts: ['public'] };

test('picture: a release that nobody chose it for leaves a changed picture as it was', async () => {
  await describe('Ash');
  await translate('Freixo');
  await publishWith('New words.');
  await release(database);
  expect(await changed()).toEqual([{ entity: 'post', entity_ids: [POSTS.live] }]);
  expect(await visitorsRead()).toEqual(WAS);
  expect(await waiting()).toHaveLength(1);
});

test('picture: chosen, it goes live, in the state that was looked at and no other', async () => {
  await describe('Ash');
  const [seen] = await waiting();
  await translate('Freixo');
  const choose = async (version = 0) => {
    const pictures = [{ id: MEDIA.public, version, title: 'public' }];
    return select(database, { pictures }, [], start);
  };
  expect((await choose(seen?.version)).error).toMatchObject({
    code: 'PT409',
    message: expect.stringContaining('“public”: somebody has changed it'),
  });
  expect(await visitorsRead()).toEqual(WAS);
  expect((await choose((await waiting())[0]?.version)).error).toBeNull();
  expect(await changed()).toEqual([{ entity: 'media', entity_ids: [MEDIA.public] }]);
  expect(await visitorsRead()).toMatchObject({ alt: 'Ash', texts: ['Freixo'] });
  expect(await waiting()).toEqual([]);
});

test('picture: a discarded change is undone in the library too, with its file and its other languages', async () => {
  await replace('files/drawer.jpg');
  await describe('A drawer');
  await translate('Gaveta');
  await asEditor(
    `insert into public.media_texts (media_id, language, alt) values ('${MEDIA.public}', 'de', 'Schublade')`,
  );
  expect(await visitorsRead()).toEqual(WAS);
  const isKept = () =>
    database.value<boolean>(`select private.is_file_kept('media', 'files/public.jpg')`);
  expect(await isKept()).toBe(true);
  const [row] = await waiting();
  const { error } = await (await editor()).rpc('discard_picture_changes', {
    ...{ media_id: MEDIA.public, version: row?.version ?? 0 },
  });
  expect(error).toBeNull();
  expect(await inLibrary()).toEqual({ alt: WAS.alt, path: WAS.path });
  expect(await visitorsRead()).toMatchObject({ alt: WAS.alt, path: WAS.path, texts: WAS.texts });
  expect(await waiting()).toEqual([]);
  expect(await changed()).toEqual([]);
});

test('picture: nothing waits once it is as it was, of one that visitors do not meet, or that left the site', async () => {
  await describe('Ash');
  await describe(WAS.alt);
  await asEditor(`update public.media set alt = 'Ash' where id = '${MEDIA.draft}'`);
  expect(await waiting()).toEqual([]);
  await describe('Ash');
  // Published once more it never left.
  await publishWith('Another text.');
  expect(await waiting()).toHaveLength(1);
  await database.sql('delete from public.published_posts');
  await database.sql('delete from public.published_galleries');
  await database.sql('delete from public.published_pages');
  expect(await waiting()).toEqual([]);
});

test('picture: what a script changes goes with any release, and what waits beside it goes on waiting', async () => {
  await describe('Ash');
  await database.sql`update public.media set path = 'clean/public.jpg' where id = ${MEDIA.public}`;
  expect(await changed()).toEqual([{ entity: 'media', entity_ids: [MEDIA.public] }]);
  expect(await visitorsRead()).toMatchObject({ alt: WAS.alt, path: 'clean/public.jpg' });
  expect(await waiting()).toHaveLength(1);
});

test('picture: a return to an earlier release leaves what waits', async () => {
  const earlier = await release(database);
  await describe('Ash');
  await approvePicture(database, MEDIA.public);
  await release(database);
  await describe('Beech');
  expect((await goBack(database, earlier)).names).toEqual(['public changes']);
  expect(await visitorsRead()).toMatchObject({ alt: WAS.alt });
  expect(await inLibrary()).toMatchObject({ alt: 'Beech' });
  expect(await waiting()).toHaveLength(1);
});
