import { expect, test } from 'vitest';
import { ARTICLE, Document, GALLERY, KINDS, type Kind, NOWHERE, type Row } from './documents.ts';
import { addContent, MEDIA } from './fixtures.ts';
import { ACCOUNTS, openDatabase } from './harness.ts';
import { newFile } from './rows.ts';

const database = openDatabase(addContent);

const live = (kind: Kind, row?: Row) => Document.published(database, kind, row);

/** Of an article each save is kept; of the others what was published or would be lost. */
test.each(KINDS)('$noun: a revision is kept of what was published or discarded', async (kind) => {
  const it = await live(kind);
  await it.publish();
  await it.write('Second words.');
  await it.publish();
  await it.write('Third words.');
  await it.discard();
  expect(await it.reasons()).toEqual([
    ...['publish', 'publish', 'discard'],
    ...(kind === ARTICLE ? ['publish'] : []),
  ]);
  const [first, second] = await it.revisions();
  const words = (revision: Row | undefined) => JSON.stringify(revision?.content ?? revision);
  expect(first?.created_by).toBe(ACCOUNTS.editor);
  expect([words(first), words(second)]).toEqual([
    expect.stringContaining('First words.'),
    expect.stringContaining('Second words.'),
  ]);
});

test('article: each save is kept, that which is published once', async () => {
  const it = await Document.add(database, ARTICLE);
  await it.write('Second words.');
  await it.publish();
  expect(await it.revisions()).toMatchObject([
    { version: 1, reason: 'save', body: 'First words.', created_by: ACCOUNTS.editor },
    { version: 2, reason: 'publish', body: 'Second words.', created_by: ACCOUNTS.editor },
  ]);
});

test.each(KINDS)('$noun: discarded words give way to live ones, and come back', async (kind) => {
  const it = await live(kind);
  const published = await it.row();
  await it.write('Gone astray.');
  await it.save({ title: 'Worse', slug: `astray-${kind.noun}` });
  if (kind === GALLERY) await it.addPictures(MEDIA.unused);
  const seen = await it.visible();
  const version = await database.value('select public.content_version()');
  const astray = await it.row();
  expect((await it.discard()).message).toBe('');
  const { title, words, slug } = published;
  const now = await it.row();
  expect(now).toMatchObject({ title, words, slug });
  expect(now.version).toBeGreaterThan(astray.version);
  expect(await it.state(), 'nothing waits').toBe('live');
  expect(await it.visible(), 'visitors notice nothing').toMatchObject({
    ...{ ...seen, version: now.version },
    ...(kind === GALLERY && { pictures_version: now.pictures_version }),
  });
  expect(await database.value('select public.content_version()')).toBe(version);

  const discarded = (await it.revisions()).find(({ reason }) => reason === 'discard');
  expect((await it.restore(discarded?.id)).message).toBe('');
  expect(await it.row(), 'but its address').toMatchObject({
    title: 'Worse',
    words: 'Gone astray.',
    slug,
  });
  expect(await it.state()).toBe('live_with_changes');
  // Of an article its version stays marked as one that was published.
  expect((await it.reasons()).includes('restore')).toBe(kind !== ARTICLE);
});

test('gallery: pictures and captions come back with what is discarded, and go with it', async () => {
  const it = await Document.add(database, GALLERY);
  await it.addPictures(MEDIA.draft);
  await it.publish();
  const pictures = () =>
    database.sql`
      select media_id, caption from public.portfolio_images where gallery_id = ${it.id} order by
      position`;
  const before = await pictures();
  await it.addPictures(MEDIA.unused);
  const mine = `where gallery_id = '${it.id}'`;
  const statement = `delete from public.portfolio_images ${mine} and media_id = '${MEDIA.public}'`;
  await database.run('editor', statement);
  await database.run('editor', `update public.portfolio_images set caption = 'Half' ${mine}`);
  const half = await pictures();
  const { revision } = await it.done(it.discard());
  expect(await pictures()).toEqual(before);
  await it.done(it.restore(revision));
  expect(await pictures()).toEqual(half);
});

test.each(KINDS)('$noun: with nothing to discard nothing is kept', async (kind) => {
  const it = await live(kind);
  const { id, version } = await it.row();
  const nothing = { document: { id, version }, revision: null };
  expect(await it.done(it.discard())).toMatchObject(nothing);
  expect(await it.reasons()).toEqual(['publish']);
});

test.each(KINDS)('$noun: what made way comes back with its address', async (kind) => {
  const it = await live(kind);
  const slug = `back-${kind.noun}`;
  await it.save({ slug, title: 'Mine' });
  const { revision } = await it.done(it.discard());
  expect(
    await it.done(it.restore(revision, { ...(await it.seen()), with_address: true })),
  ).toMatchObject({ document: { slug, title: 'Mine' } });
});

test.each(KINDS)('$noun: is discarded or restored only as it is on the screen', async (kind) => {
  const it = await live(kind);
  const seen = await it.seen();
  await it.write('Theirs.');
  const conflict = { sqlstate: 'PT409', hint: String((await it.row()).version) };
  expect(await it.discard(seen)).toMatchObject({ ...conflict, message: 'version_conflict' });
  const [first] = await it.revisions();
  expect(await it.restore(first?.id, seen)).toMatchObject(conflict);
  expect((await it.row()).words).toBe('Theirs.');
  expect(await it.restore(NOWHERE)).toMatchObject({ sqlstate: 'PT404', hint: 'revision' });
});

test.each(KINDS)('$noun: a draft has nothing to go back to', async (kind) => {
  const it = await Document.add(database, kind);
  expect(await it.discard()).toMatchObject({ sqlstate: 'PT409', hint: 'not_published' });
});

test('article: comes back without a cover that is gone', async () => {
  const cover_media_id = await newFile(database);
  const it = await Document.add(database, ARTICLE, { cover_media_id });
  await it.save({ cover_media_id: null });
  await database.sql`update public.media set deleted_at = now() where id = ${cover_media_id}`;
  await database.sql`delete from public.media where id = ${cover_media_id}`;
  const [first] = await it.revisions();
  expect(first?.cover_media_id).toBe(cover_media_id);
  const document = { cover_media_id: null, title: 'Oak stairs' };
  expect(await it.done(it.restore(first?.id))).toMatchObject({ document });
});

test('gallery: comes back without pictures that are gone', async () => {
  const file = await newFile(database);
  const it = await Document.add(database, GALLERY);
  await it.addPictures(file);
  await it.publish();
  await database.sql`delete from public.portfolio_images where media_id = ${file}`;
  await it.publish();
  await database.sql`update public.media set deleted_at = now() where id = ${file}`;
  await database.sql`delete from public.media where id = ${file}`;
  const [first] = await it.revisions();
  await it.done(it.restore(first?.id));
  expect(
    await database.sql`select media_id from public.portfolio_images where gallery_id = ${it.id}`,
  ).toEqual([{ media_id: MEDIA.public }]);
});

test('article: its newest 200 saves are kept, and all published', { tags: ['slow'] }, async () => {
  const it = await live(ARTICLE);
  await database.sql(
    `do $$ begin
      for number in 1..205 loop
        update public.posts set body = number::text where id = '${it.id}';
      end loop;
    end $$`,
  );
  expect(
    await database.sql`
      select reason, count(*), min(version), max(version) from public.post_revisions
      where post_id = ${it.id} group by reason order by reason`,
  ).toEqual([
    { reason: 'save', count: 200, min: 7, max: 206 },
    { reason: 'publish', count: 1, min: 1, max: 1 },
  ]);
});
