import { expect, test } from 'vitest';
import {
  ARTICLE,
  Document,
  GALLERY,
  inAnHour,
  KINDS,
  type Kind,
  NOWHERE,
  PAGE,
  type Row,
} from './documents.ts';
import { addContent, MEDIA } from './fixtures.ts';
import { openDatabase } from './harness.ts';

const database = openDatabase(addContent);

const add = (kind: Kind, row?: Row) => Document.add(database, kind, row);

test.each(KINDS)('$noun: is not shown as a draft, and once published as it was', async (kind) => {
  const it = await add(kind);
  expect([await it.state(), await it.visible()]).toEqual(['draft', null]);
  await it.publish();
  expect([await it.state(), await it.visibleWords()]).toEqual(['live', 'First words.']);
  const before = await it.visible();
  await it.write('Second words.');
  await it.save({ title: 'Changed' });
  expect(await it.visible()).toEqual(before);
  expect(await it.state()).toBe('live_with_changes');
  await it.publish();
  expect(await it.visible()).toMatchObject({
    ...{ title: 'Changed', words: 'Second words.', published_at: before?.published_at },
  });
  expect((await it.visible())?.updated_at).not.toBe(before?.updated_at);
  expect(await it.state()).toBe('live');
});

test('gallery: its pictures and captions are shown as they were when it was published', async () => {
  const it = await Document.published(database, GALLERY);
  const pictures = async () => (await it.visible())?.pictures;
  const [first, half] = [MEDIA.public, MEDIA.unused].map((media_id) => ({
    ...{ media_id, before_media_id: null, caption: '' },
  }));
  expect(await pictures()).toEqual([first]);
  await it.addPictures(MEDIA.unused);
  const mine = `where gallery_id = '${it.id}'`;
  await database.run('editor', `update public.portfolio_images set caption = 'Half' ${mine}`);
  const gone = `delete from public.portfolio_images ${mine} and media_id = '${MEDIA.public}'`;
  await database.run('editor', gone);
  expect([await pictures(), await it.state()]).toEqual([[first], 'live_with_changes']);
  await it.publish();
  expect([await pictures(), await it.state()]).toEqual([[{ ...half, caption: 'Half' }], 'live']);
});

test.each(KINDS)('$noun: is not published when it is another than on the screen', async (kind) => {
  const it = await add(kind);
  const seen = await it.seen();
  await it.write('Theirs.');
  const { version } = await it.row();
  expect(await it.tryToPublish(undefined, seen)).toMatchObject({
    ...{ sqlstate: 'PT409', message: 'version_conflict', hint: String(version) },
  });
  expect(await it.visible()).toBeNull();
});

test('gallery: is not published with other pictures than on the screen', async () => {
  const it = await add(GALLERY);
  const seen = await it.seen();
  await it.addPictures(MEDIA.unused);
  expect(await it.tryToPublish(undefined, seen)).toMatchObject({ message: 'version_conflict' });
});

test.each<{ kind: Kind; lack: string; row: Row }>([
  { kind: ARTICLE, lack: 'a title', row: { title: ' ' } },
  { kind: ARTICLE, lack: 'a text', row: { body: ' ' } },
  { kind: PAGE, lack: 'a title', row: { title: ' \u00a0' } },
  { kind: PAGE, lack: 'sections', row: { content: {} } },
  { kind: PAGE, lack: 'sections in its order', row: { content: { order: [] } } },
  { kind: GALLERY, lack: 'a title', row: { title: ' ' } },
])('$kind.noun: is not published without $lack', async ({ kind, row }) => {
  const it = await add(kind, row);
  const { sqlstate, hint, message } = await it.tryToPublish();
  expect([sqlstate, hint]).toEqual(['PT422', 'incomplete']);
  expect(message).toMatch(`Give the ${kind.noun} a title and `);
});

test('gallery: is not published without a picture', async () => {
  const it = await add(GALLERY);
  await database.sql`delete from public.portfolio_images where gallery_id = ${it.id}`;
  expect(await it.tryToPublish()).toMatchObject({ sqlstate: 'PT422', hint: 'incomplete' });
});

const BARE = 'ba000000-0000-4000-8000-000000000001';
const WAITING = {
  order: [{ key: 'intro', kind: 'head' }],
  fields: { intro: { picture: { media: BARE } } },
};
// Of articles: described-pictures.test.ts.
test.each<{ kind: Kind; picture: string; hint: string; row: Row }>([
  { kind: PAGE, picture: 'picture', hint: 'missing_alt', row: PAGE.text(`![](media:${BARE})`) },
  { kind: PAGE, picture: 'place', hint: 'missing_picture', row: PAGE.text('![](media:missing)') },
  { kind: PAGE, picture: 'section', hint: 'missing_alt', row: { content: WAITING } },
  {
    kind: GALLERY,
    picture: 'place',
    hint: 'missing_picture',
    row: { story: 'Of `media:missing`.\n\n![](media:missing)' },
  },
  {
    ...{ kind: GALLERY, picture: 'place in another language', hint: 'missing_picture' },
    row: { words: { pt: { title: 'Freixo', story: '![](media:missing)' } } },
  },
])('$kind.noun: is not published with a $picture: $hint', async ({ kind, hint, row }) => {
  await database.sql`
    insert into public.media (id, bucket, path, title, mime_type, bytes, width, height)
    values (${BARE}, 'media', 'bare.webp', 'New', 'image/webp', 1, 1, 1) on conflict do nothing`;
  const it = await add(kind);
  expect((await it.save(row)).message).toBe('');
  expect(await it.tryToPublish()).toMatchObject({ sqlstate: 'PT422', hint });
  expect(await it.visible()).toBeNull();
});

test('page: a picture whose alt text is empty decorates, and may be published', async () => {
  const { order } = PAGE.text('').content as Row;
  const picture = { media: BARE, alt: '' };
  const it = await add(PAGE, { content: { order, fields: { intro: { picture } } } });
  expect((await it.tryToPublish()).message).toBe('');
});

test.each(KINDS)('$noun: published again without a difference keeps its dates', async (kind) => {
  const it = await Document.published(database, kind);
  const before = await it.visible();
  await it.publish();
  expect([await it.visible(), await it.reasons()]).toEqual([before, ['publish']]);
});

test.each(KINDS)('$noun: nothing waits once it reads as published again', async (kind) => {
  const it = await Document.published(database, kind);
  await it.write('Typed.');
  expect(await it.state()).toBe('live_with_changes');
  await it.write('First words.');
  expect(await it.state()).toBe('live');
});

test('gallery: nothing waits once its pictures are in the order in which they were', async () => {
  const it = await add(GALLERY);
  await it.addPictures(MEDIA.unused);
  await it.publish();
  const first = await database.value<string>`
    select id from public.portfolio_images where gallery_id = ${it.id} order by position limit 1`;
  const states = [];
  for (const place of [2, 1]) {
    await it.done(it.call('move_portfolio_images', [[first], it.id, place]));
    states.push(await it.state());
  }
  expect(states).toEqual(['live_with_changes', 'live']);
});

test.each([
  ['article', ARTICLE, '2019-05-04T10:00:00+00:00'],
  ['page', PAGE, null],
] as const)('%s: a date in the past is the one of an article alone', async (_, kind, shown) => {
  const it = await add(kind);
  const before = Date.now();
  await it.publish('2019-05-04T10:00:00Z');
  const live = await it.visible();
  for (const time of [live?.published_at, live?.updated_at]) {
    if (shown) expect(time).toBe(shown);
    else expect(Date.parse(String(time))).toBeGreaterThan(before - 60_000);
  }
});

test.each(KINDS)('$noun: neither what is binned nor what is nowhere is published', async (kind) => {
  const it = await add(kind);
  await it.bin();
  const gone = { sqlstate: 'PT404', hint: kind.entity };
  for (const one of [it, new Document(database, kind, NOWHERE)]) {
    expect(await one.tryToPublish()).toMatchObject(gone);
    expect(await one.discard()).toMatchObject(gone);
  }
  expect(await new Document(database, kind, NOWHERE).unpublish()).toMatchObject(gone);
});

test.each(KINDS)('$noun: is taken off the site as the draft that it is, once', async (kind) => {
  const it = await Document.published(database, kind);
  for (const _ of ['once', 'twice']) {
    expect(await it.done(it.unpublish())).toMatchObject({ id: it.id, title: 'Oak stairs' });
    expect([await it.state(), await it.visible()]).toEqual(['draft', null]);
  }
  expect((await it.row()).words).toBe('First words.');
});

test.each(KINDS)('$noun: goes on and off the site by the permission for that', async (kind) => {
  const it = await Document.published(database, kind);
  const permission = `${kind.table}.publish`;
  const roles = await database.column`
    delete from public.role_permissions where permission = ${permission}::public.app_permission
    returning role`;
  const refusal = { sqlstate: '42501', hint: permission };
  expect(await it.tryToPublish()).toMatchObject(refusal);
  expect(await it.unpublish()).toMatchObject(refusal);
  for (const role of roles) {
    await database.sql`insert into public.role_permissions values (${role}, ${permission})`;
  }
});

test('article: what refuses it has its status in the API', async () => {
  const it = await add(ARTICLE, { title: '' });
  const editor = await database.client('editor');
  const publish = (version: number) =>
    editor.rpc('publish_document', { kind: 'post', id: it.id, version });
  expect((await publish(7)).status).toBe(409);
  expect((await publish(1)).status).toBe(422);
});

test('article: is dated by when it first appears, however it was scheduled', async () => {
  const it = await add(ARTICLE);
  await it.publish(inAnHour());
  const { first_published_at, published_at } = await it.publish();
  expect(first_published_at).toBe(published_at);
  expect(Date.parse(String(published_at))).toBeLessThanOrEqual(Date.now());
});
