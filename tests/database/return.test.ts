import { beforeEach, expect, test } from 'vitest';
import { ARTICLE, Document, GALLERY, KINDS, type Kind, PAGE, type Row } from './documents.ts';
import { addContent } from './fixtures.ts';
import { openDatabase } from './harness.ts';
import { contentVersion, goBack, press, putBack, release, select } from './return-steps.ts';

const database = openDatabase(addContent);
beforeEach(() => database.sql('delete from public.releases'));

const live = (kind: Kind, row?: Row) => Document.published(database, kind, row);
const draft = (kind: Kind, row?: Row) => Document.add(database, kind, row);
async function publishWith(it: Document, words: string): Promise<number> {
  await it.write(words);
  await it.publish();
  return contentVersion(database);
}

test.each(KINDS)('$noun: a return brings what visitors saw, and keeps newer text', async (kind) => {
  const [changed, binned] = [
    await live(kind, { title: 'Old' }),
    await live(kind, { title: 'Gone' }),
  ];
  const lost = await live(kind, { title: 'Lost' });
  const fresh = await draft(kind, { title: 'Fresh' });
  const earlier = await release(database);
  await publishWith(changed, 'Newer.');
  await fresh.publish();
  for (const it of [binned, lost]) await it.bin();
  await database.run('editor', `delete from public.${kind.table} where id = '${lost.id}'`);
  await release(database);

  const { names, release: next } = await goBack(database, earlier);
  expect(names).toEqual(['Fresh leaves', 'Gone returns', 'Lost lost', 'Old changes']);
  expect(next).toMatchObject({ status: 'queued', returns_to: earlier });
  expect([await changed.visibleWords(), await fresh.visible()]).toEqual(['First words.', null]);
  expect((await changed.row()).words).toBe('Newer.');
  expect(await changed.state(), 'the newer text waits').toBe('live_with_changes');
  expect((await fresh.row()).words).toBe('First words.');
  expect(await binned.visibleWords()).toBe('First words.');
  expect((await binned.row()).deleted_at, 'it left the bin').toBeNull();
});

test.each(KINDS)('$noun: a return is taken back, and brings nothing unpublished', async (kind) => {
  const it = await live(kind);
  const first = await release(database);
  await publishWith(it, 'Second.');
  const second = await release(database);
  const back = await goBack(database, first);
  await database.call('service', 'record_release', { id: back.release.id, status: 'live' });
  await release(database);
  expect(await it.visibleWords(), 'nobody published the newer text').toBe('First words.');
  await goBack(database, second);
  expect([await it.visibleWords(), await it.state()]).toEqual(['Second.', 'live']);
});

test.each(KINDS)('$noun: nothing waits once the older text is restored, too', async (kind) => {
  const it = await live(kind);
  const [right] = await it.revisions();
  const earlier = await release(database);
  await publishWith(it, 'Wrong.');
  await release(database);
  await goBack(database, earlier);
  await it.done(it.restore(right?.id));
  expect([await it.visibleWords(), await it.state()]).toEqual(['First words.', 'live']);
});

test.each(KINDS)('$noun: an address that was taken stops one return, not all', async (kind) => {
  const slug = `its-address-${kind.noun}`;
  const it = await live(kind, { slug });
  const then = await contentVersion(database);
  const earlier = await release(database);
  await it.save({ slug: `moved-${kind.noun}` });
  await it.publish();
  const newcomer = await live(kind, { slug });
  expect(await putBack(it, then)).toMatchObject({ sqlstate: 'PT409', hint: 'slug_taken' });
  expect((await it.visible())?.slug).toBe(`moved-${kind.noun}`);
  await goBack(database, earlier);
  expect([(await it.visible())?.slug, await newcomer.visible()]).toEqual([slug, null]);
});

test.each(KINDS)('$noun: one approved change is taken back, and brought again', async (kind) => {
  const it = await live(kind);
  const takenBack = async () =>
    (await it.done(it.call('taken_back', [[it.id]]))).taken_back as unknown[];
  const one = await publishWith(it, 'One.');
  await publishWith(it, 'Two.');
  expect(await takenBack()).toEqual([]);
  const { put_back_change: undo } = await it.done(putBack(it, one));
  expect([await it.visibleWords(), (await it.row()).words]).toEqual(['One.', 'Two.']);
  expect(await takenBack()).toEqual([it.id]);
  const isReturn = 'select is_return from public.content_changes order by version desc limit 1';
  expect(await database.value(isReturn)).toBe(true);
  // However many others have changed since.
  await database.sql`
    insert into public.content_changes (entity, entity_id, title, action)
    select ${kind.entity}, gen_random_uuid(), 'x', 'updated' from generate_series(1, 1500)`;
  expect(await takenBack()).toEqual([it.id]);
  await it.done(putBack(it, Number(undo)));
  expect([await it.visibleWords(), await it.state()]).toEqual(['Two.', 'live']);
  for (const [version, words] of [
    [one, 'One.'],
    [one + 1, 'Two.'],
  ] as const) {
    const { content_at: content } = await it.done(
      it.call('content_at', [kind.entity, it.id, version]),
    );
    expect(JSON.stringify(content)).toContain(words);
  }
});

test('testimonial: no such change goes back', async () => {
  const it = await live(ARTICLE);
  const outcome = await it.call('put_back_change', ['testimonial', it.id, 0]);
  expect(outcome.sqlstate).toBe('PT422');
});

const asked = async (it: Document, title = 'Right') => ({
  ...(await it.row().then(({ version, pictures_version }) => ({ version, pictures_version }))),
  ...{ id: it.id, title },
});
test.each(KINDS)('$noun: a selection approves what is chosen, or nothing at all', async (kind) => {
  const [right, wrong] = [await draft(kind), await draft(kind)];
  const start = await contentVersion(database);
  const choose = (...chosen: object[]) => select(database, { [kind.table]: chosen }, [], start);
  const stale = { ...(await asked(wrong, 'Wrong')), version: 7 };
  expect((await choose(await asked(right), stale)).error?.message).toBe(
    '“Wrong”: somebody has changed it since you looked. Look at it again. Nothing was published.',
  );
  expect(await right.visible()).toBeNull();
  expect(await database.value('select count(*) from public.releases')).toBe(0);
  expect((await choose(await asked(right))).data).toMatchObject({ status: 'queued' });
  expect([await right.visibleWords(), await wrong.visible()]).toEqual(['First words.', null]);

  const left = [{ entity: kind.entity, id: right.id }];
  expect((await select(database, {}, left, start)).error).toBeNull();
  expect([await right.visible(), await right.state()], 'it waits').toEqual([null, 'draft']);
});

test('gallery: the order of all goes back with a return', async () => {
  const it = await live(GALLERY);
  const order = async () =>
    (await database.sql('select gallery_id from public.published_galleries order by position')).map(
      ({ gallery_id }) => gallery_id,
    );
  const before = await order();
  const earlier = await release(database);
  await it.done(it.call('move_gallery', [it.id, 1]));
  expect(await order()).not.toEqual(before);
  await release(database);
  expect((await goBack(database, earlier)).names).toEqual(['The order of the galleries changes']);
  expect(await order()).toEqual(before);
});

test('page: a legal one goes back for administrators alone', async () => {
  const it = await draft(PAGE, { kind: 'legal', title: 'Terms' });
  const publish = () => it.tryToPublish(undefined, undefined, 'admin');
  await publish();
  const earlier = await release(database);
  await it.write('After.');
  await publish();
  await release(database);
  expect((await goBack(database, earlier)).names).toEqual([]);
  expect(await it.visibleWords()).toBe('After.');
  expect((await goBack(database, earlier, 'admin')).names).toEqual(['Terms changes']);
  expect(await it.visibleWords()).toBe('First words.');
});

test('page: one of the folder goes back to how the site came', async () => {
  const it = new Document(database, PAGE);
  await it.insert({ kind: 'home', key: 'home', of_folder: true });
  const earlier = await release(database);
  await it.publish();
  await release(database);
  expect((await goBack(database, earlier)).names).toEqual(['home changes']);
  expect(await it.visible()).toBeNull();
});

test('return: is refused when somebody has changed the site since it was looked at', async () => {
  const it = await live(ARTICLE);
  const earlier = await release(database);
  await publishWith(it, 'Seen.');
  const { rows } = await it.call('preview_return', [earlier]);
  await publishWith(it, 'Not seen.');
  const { message } = await it.call('return_to_release', [earlier, rows[0]?.seen_version]);
  expect(message).toMatch(/^Somebody has changed the site since you looked/);
  expect(await it.visibleWords()).toBe('Not seen.');
});

test('return: does not reach a release that failed', async () => {
  const { id } = await press(database);
  await database.call('service', 'record_release', { id, status: 'failed' });
  const { message } = await database.call('editor', 'preview_return', [id]);
  expect(message).toMatch(/can’t go back to this release/);
});

const history = async (given: Row) =>
  (await database.call('editor', 'release_history', given)).rows;

test('history: tells what each release brought, and to which one the site can go back', async () => {
  const it = await live(ARTICLE);
  const first = await release(database);
  await publishWith(it, 'For the history.');
  await publishWith(it, 'For the history, twice.');
  const second = await release(database);
  const change = { entity: 'post', entity_id: it.id, action: 'updated' };
  expect(await history({ count: 1 })).toMatchObject([
    {
      ...{ id: second, is_live: true, can_return: false },
      changes: { total: 1, is_first: false, first: [change] },
    },
  ]);
  expect(await history({ before_id: second })).toMatchObject([
    { id: first, is_live: false, can_return: true, changes: { is_first: true } },
  ]);
});

test('history: names each setting that a release brought', async () => {
  await release(database);
  const closed = `[{"from": "2099-12-24", "to": "2099-12-26", "reason": ""}]`;
  const statement = `update public.business_settings set email = 'two@example.com',
    closures = '${closed}'`;
  const { message } = await database.run('admin', statement);
  expect(message).toBe('');
  await release(database);
  expect(await history({ count: 1 })).toMatchObject([
    { changes: { total: 2, first: [{ title: 'email' }, { title: 'closures' }] } },
  ]);
});
