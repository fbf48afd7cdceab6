import { beforeEach, expect, test } from 'vitest';
import { KINDS as READ } from '#build/content/kinds.ts';
import { contentSource } from '#build/content/source.ts';
import {
  ARTICLE,
  Document,
  GALLERY,
  INTRO,
  inAnHour,
  KINDS,
  ofFolder,
  PAGE,
  SCHEDULED,
} from './documents.ts';
import { addContent, GALLERIES, MEDIA, PICTURES } from './fixtures.ts';
import { ACCOUNTS, openDatabase } from './harness.ts';
import { contentVersion } from './return-steps.ts';

const database = openDatabase(addContent);
let start: number;
beforeEach(async () => {
  start = await contentVersion(database);
});

/** What has been noted since the test began, as 'action entity title'. */
const noted = () =>
  database.column`
    select concat_ws(' ', action, entity, title) from public.content_changes
    where version > ${start} order by version`;
const asEditor = async (statement: string) =>
  expect((await database.run('editor', statement)).message).toBe('');
const approvePictures = () =>
  database.sql('select private.approve_picture(media_id, version) from public.unapproved_pictures');
const changeFile = (id: string, change: string) =>
  asEditor(`update public.media set ${change} where id = '${id}'`);

test('changes: the version of the content is that of the last one, and visitors may know it', async () => {
  const last = await database.value('select max(version) from public.content_changes');
  expect(await database.answer('nobody', 'content_version')).toBe(last);
});

test.each(KINDS)('$noun: it is noted if visitors could notice, and only then', async (kind) => {
  const it = await Document.add(database, kind, { title: 'Noted' });
  expect(await noted(), 'a draft is nobody’s business').toEqual([]);
  await it.publish();
  await it.write('Two.');
  expect(await noted()).toEqual([`published ${kind.entity} Noted`]);
  for (const _ of ['once', 'twice']) await it.publish();
  if (kind === ARTICLE) {
    await it.save({ author_id: ACCOUNTS.admin });
    await it.publish();
  }
  await it.unpublish();
  await it.publish();
  await it.bin();
  await it.save({ deleted_at: null });
  expect(await noted()).toEqual(
    ['published', 'updated', 'unpublished', 'published', 'deleted'].map(
      (action) => `${action} ${kind.entity} Noted`,
    ),
  );
  const by = database.sql`
    select distinct actor from public.content_changes where entity_id = ${it.id}`;
  expect(await by).toEqual([{ actor: ACCOUNTS.editor }]);
});

test.each(SCHEDULED)('$noun: one that is taken off the schedule is no change', async (kind) => {
  const it = await Document.add(database, kind);
  await it.publish(inAnHour());
  await it.unpublish();
  expect(await noted()).toEqual([]);
});

test('page: a change of one of the folder is an update by its key, also when it is as the site came', async () => {
  const it = await ofFolder(database, 'home', { kind: 'home', content: { hidden: ['work'] } });
  await it.publish();
  await it.unpublish();
  expect(await noted()).toEqual(['updated page home', 'updated page home']);
});

test('gallery: captions and order of its pictures are a change once they are published', async () => {
  for (const change of [`caption = 'New'`, 'position = 7']) {
    await asEditor(
      `update public.portfolio_images set ${change} where id = '${PICTURES.published}'`,
    );
  }
  expect(await noted()).toEqual([]);
  await new Document(database, GALLERY, GALLERIES.published).publish();
  expect(await noted()).toEqual(['updated gallery published']);
});

test('gallery: one that is deleted without the bin is noted', async () => {
  const it = await Document.published(database, GALLERY, { title: 'At once' });
  await database.sql`delete from public.galleries where id = ${it.id}`;
  expect(await noted()).toEqual(['published gallery At once', 'deleted gallery At once']);
});

test('gallery: order is one change, and none when only drafts move', async () => {
  const other = await Document.published(database, GALLERY);
  start = await contentVersion(database);
  await asEditor(`select public.move_gallery('${GALLERIES.draft}', 1)`);
  await asEditor(`select public.move_gallery('${GALLERIES.draft}', 2)`);
  expect(await noted()).toEqual([]);
  await asEditor(`select public.move_gallery('${other.id}', 1)`);
  expect(await noted()).toEqual([expect.stringMatching(/^reordered gallery/)]);
});

test('picture: one in public use has changed once that is approved, others and what nobody sees have not', async () => {
  for (const change of [`alt = 'Oak'`, `caption = 'Oak'`, 'focal_x = 0.2', 'decorative = true']) {
    start = await contentVersion(database);
    await changeFile(MEDIA.public, change);
    expect(await noted(), change).toEqual([]);
    await approvePictures();
    expect(await noted(), change).toEqual(['updated media public']);
  }
  start = await contentVersion(database);
  await changeFile(MEDIA.public, `title = 'public', tags = array['oak']`);
  await changeFile(MEDIA.public, 'alt = alt');
  for (const id of [MEDIA.draft, MEDIA.unused]) await changeFile(id, `alt = 'Oak'`);
  await approvePictures();
  expect(await noted()).toEqual([]);
});

/** What a release reads anew, as a build asks. */
const changesSince = async () => {
  const { rows } = await database.call('nobody', 'changes_since', [start]);
  return Object.fromEntries(rows.map(({ entity, entity_ids }) => [entity, entity_ids]));
};

test('changes: a release has to read each thing once, and nothing when nothing changed', async () => {
  expect(await changesSince()).toEqual({});
  for (const _ of ['once', 'twice']) {
    await changeFile(MEDIA.public, `alt = alt || '!'`);
    await approvePictures();
  }
  expect(await noted()).toHaveLength(2);
  expect(await changesSince()).toEqual({ media: [MEDIA.public] });
});

// A hosted project sends a thousand rows and says nothing about the others.
test('changes: a release is told all after more of them than an answer has rows', async () => {
  await database.sql(`
    insert into public.content_changes (entity, entity_id, action)
    select 'post', gen_random_uuid(), 'published' from generate_series(1, 1500)
    union all select 'gallery', null, 'reordered'`);
  expect(await changesSince()).toEqual({ gallery: [], post: expect.any(Array) });
  expect((await changesSince()).post).toHaveLength(1500);
});

test('page: builds read pages and menu as visitors may, by their schemas', async () => {
  const { backend } = database;
  const address = { url: 'http://localhost', key: backend.publishableKey };
  const source = contentSource(address, (input, init) => backend.fetch(new Request(input, init)));
  const picture = { media: MEDIA.public, alt: 'A bench' };
  const text = `![](media:${MEDIA.unused})`;
  const content = { ...INTRO, fields: { intro: { items: [{ key: 'a', picture }], text } } };
  const row = { kind: 'service', title: 'Read', slug: null, names: { short: 'R' }, content };
  const { id } = await Document.published(database, PAGE, row);
  const rows = await READ.pages.read(source);
  const entries = await Promise.all(
    rows.map(async ({ entry }) => READ.pages.schema.parse(await entry())),
  );
  const read = entries.find((entry) => entry.id === id);
  expect(read).toMatchObject({ kind: 'service', slug: 'read', title: 'Read', content });
  expect(read && READ.pages.pictures?.(read).sort()).toEqual([MEDIA.public, MEDIA.unused]);
  expect(entries.map((entry) => entry.key)).not.toContain('own-00000002');
  const [menu] = await READ.menu.read(source);
  expect(READ.menu.schema.parse(await menu?.entry())).toEqual({ items: null, foot: null });
});
