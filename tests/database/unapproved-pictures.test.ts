import { afterAll, beforeEach, expect, test } from 'vitest';
import { MEDIA, POSTS } from './fixtures.ts';
import { PublishingSteps } from './publishing-steps.ts';

let steps: PublishingSteps;
let start: number;
beforeEach(async () => {
  await steps?.database.close();
  steps = await PublishingSteps.open();
  start = await steps.reset();
});
afterAll(() => steps.database.close());

const editor = () => steps.database.client('editor');
const describe = (alt: string) =>
  steps.asEditor(`update public.media set alt = '${alt}' where id = '${MEDIA.public}'`);
const translate = (alt: string) =>
  steps.asEditor(
    `update public.media_texts set alt = '${alt}' where media_id = '${MEDIA.public}' and language = 'pt'`,
  );
const changed = () =>
  steps.database.sql('select entity, entity_ids from public.changes_since($1)', [start]);
const waiting = () =>
  steps.database.sql<{ version: number }>(
    'select version::integer from public.unapproved_pictures',
  );

/** What the build reads, as a visitor may. */
async function visitorsRead(id = MEDIA.public) {
  const visitor = await steps.database.client('nobody');
  const picture = await visitor.from('published_media').select('*').eq('id', id).single();
  const texts = await visitor.from('published_media_texts').select('*').eq('media_id', id);
  expect([picture.error, texts.error]).toEqual([null, null]);
  const { alt, path, version } = picture.data ?? {};
  return { alt, path, version, texts: texts.data?.map((text) => text.alt) };
}
const inLibrary = async () =>
  (await steps.database.sql('select alt, path from public.media where id = $1', [MEDIA.public]))[0];

async function replace(path: string) {
  const files = (await editor()).storage.from('media');
  for (const name of ['files/public.jpg', path]) {
    const { error } = await files.upload(name, Buffer.from(name), { contentType: 'image/jpeg' });
    expect(error).toBeNull();
  }
  await steps.asEditor(
    `update public.media set path = '${path}', width = 800, height = 600 where id = '${MEDIA.public}'`,
  );
}

const WAS = { alt: 'A board of oak', path: 'files/public.jpg', version: 1, texts: ['public'] };

test('a release that nobody chose it for leaves a changed picture as it was', async () => {
  await describe('Ash');
  await translate('Freixo');
  await steps.write(POSTS.live, 'New words.');
  await steps.publish(POSTS.live);
  await steps.release();
  expect(await changed()).toEqual([{ entity: 'post', entity_ids: [POSTS.live] }]);
  expect(await visitorsRead()).toEqual(WAS);
  expect(await waiting()).toHaveLength(1);
});

test('a chosen picture goes live, in the state that was looked at and no other', async () => {
  await describe('Ash');
  const [seen] = await waiting();
  await translate('Freixo');
  const choose = async (version = 0) => {
    const pictures = [{ id: MEDIA.public, version, title: 'public' }];
    const none = { posts: [], galleries: [], left_out: [], live_version: start };
    return (await editor()).rpc('release_selection', { ...none, pictures });
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

test('a discarded change is undone in the library too, with its file and its other languages', async () => {
  await replace('files/drawer.jpg');
  await describe('A drawer');
  await translate('Gaveta');
  await steps.asEditor(
    `insert into public.media_texts (media_id, language, alt) values ('${MEDIA.public}', 'de', 'Schublade')`,
  );
  expect(await visitorsRead()).toEqual(WAS);
  const isKept = () =>
    steps.database.value<boolean>(`select private.is_file_kept('media', 'files/public.jpg')`);
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

test('nothing waits once a picture is as it was, of one that visitors do not meet, or that left the site', async () => {
  await describe('Ash');
  await describe(WAS.alt);
  await steps.asEditor(`update public.media set alt = 'Ash' where id = '${MEDIA.draft}'`);
  expect(await waiting()).toEqual([]);
  await describe('Ash');
  // Published once more it never left.
  await steps.write(POSTS.live, 'Another text.');
  await steps.publish(POSTS.live);
  expect(await waiting()).toHaveLength(1);
  await steps.database.sql('delete from public.published_posts');
  await steps.database.sql('delete from public.published_galleries');
  await steps.database.sql('delete from public.published_pages');
  expect(await waiting()).toEqual([]);
});

test('what a script changes goes with any release, and what waits beside it goes on waiting', async () => {
  await describe('Ash');
  await steps.database.sql(`update public.media set path = 'clean/public.jpg' where id = $1`, [
    MEDIA.public,
  ]);
  expect(await changed()).toEqual([{ entity: 'media', entity_ids: [MEDIA.public] }]);
  expect(await visitorsRead()).toMatchObject({ alt: WAS.alt, path: 'clean/public.jpg' });
  expect(await waiting()).toHaveLength(1);
});

test('a return to an earlier release leaves what waits', async () => {
  const earlier = await steps.release();
  await describe('Ash');
  await steps.approve(MEDIA.public);
  await steps.release();
  await describe('Beech');
  expect((await steps.goBack(earlier)).names).toEqual(['public changes']);
  expect(await visitorsRead()).toMatchObject({ alt: WAS.alt });
  expect(await inLibrary()).toMatchObject({ alt: 'Beech' });
  expect(await waiting()).toHaveLength(1);
});
