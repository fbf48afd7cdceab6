import { beforeEach, expect, test } from 'vitest';
import { ARTICLE, Document, inAnHour, type Kind, PAGE, type Row, SCHEDULED } from './documents.ts';
import { addContent, MEDIA } from './fixtures.ts';
import { ACCOUNTS, openDatabase } from './harness.ts';
import { newFile } from './rows.ts';

const database = openDatabase(addContent);
beforeEach(() => database.sql('delete from public.releases'));

const live = (kind: Kind, row?: Row) => Document.published(database, kind, row);
const due = async () => (await database.serviceClient().rpc('release_due')).data;
/** Live, and a change of its words for in an hour. */
async function withChange(kind: Kind, row?: Row): Promise<Document> {
  const it = await live(kind, row);
  await it.write('Approved.');
  await it.publish(inAnHour());
  return it;
}

test.each(SCHEDULED)('$noun: is hidden until its time, then released once', async (kind) => {
  const it = await Document.add(database, kind, { title: 'Summer' });
  await it.publish(inAnHour());
  expect([await it.state(), await it.visible()]).toEqual(['scheduled', null]);
  await it.write('Better.');
  expect([await it.state(), await it.visible()]).toEqual(['scheduled', null]);
  await it.publish(inAnHour());
  await due();
  expect([await it.state(), await it.visible()]).toEqual(['scheduled', null]);
  await it.letTimeCome();
  expect([await it.state(), await it.visibleWords()]).toEqual(['live', 'Better.']);
  const noted = () =>
    database.sql`select action, title from public.content_changes where entity_id = ${it.id}`;
  expect(await due()).toMatchObject({ status: 'queued' });
  expect(await noted()).toEqual([{ action: 'published', title: 'Summer' }]);
  await due();
  expect(await noted(), 'once').toHaveLength(1);
});

test.each(SCHEDULED)('$noun: a change follows at its time as it was approved', async (kind) => {
  const it = await live(kind);
  await it.write('Approved.');
  await it.save({ slug: `moved-${kind.noun}`, title: 'Approved' });
  const { version } = await it.row();
  const kept = await it.publish(inAnHour());
  expect(kept, 'visitors keep what they have').toMatchObject({ title: 'Oak stairs', version: 1 });
  await it.write('Written since.');
  expect(await it.scheduled()).toMatchObject([
    { words: 'Approved.', version, scheduled_by: ACCOUNTS.editor },
  ]);
  await due();
  expect([await it.visibleWords(), await it.state()]).toEqual([
    'First words.',
    'live_with_changes',
  ]);

  const at = await it.letTimeCome();
  const before = await database.value<number>('select public.content_version()');
  expect(await due()).toMatchObject({ status: 'queued' });
  const shown = await it.visible();
  expect(shown).toMatchObject({
    words: 'Approved.',
    title: 'Approved',
    slug: `moved-${kind.noun}`,
  });
  expect(Date.parse(String(shown?.updated_at)), 'however late').toBe(Date.parse(at));
  expect([await it.scheduled(), await it.state()]).toEqual([[], 'live_with_changes']);
  expect(await database.value<number>('select public.content_version()')).toBeGreaterThan(before);
  expect(await it.redirects()).toEqual([`own-${it.id.slice(0, 8)}`]);
});

test.each(SCHEDULED)('$noun: a change is replaced by a later one, or one at once', async (kind) => {
  const it = await withChange(kind);
  await it.write('Third.');
  await it.publish(inAnHour());
  expect(await it.scheduled()).toMatchObject([{ words: 'Third.' }]);
  await it.publish();
  expect([await it.scheduled(), await it.visibleWords()]).toEqual([[], 'Third.']);
});

test.each(SCHEDULED)('$noun: a change is called off, and visitors read the same', async (kind) => {
  const it = await withChange(kind);
  expect(await it.done(it.unpublish(true))).toMatchObject({ id: it.id });
  expect(await it.scheduled()).toEqual([]);
  expect((await it.row()).words).toBe('Approved.');
  expect([await it.visibleWords(), await it.state()]).toEqual([
    'First words.',
    'live_with_changes',
  ]);
});

test.each(SCHEDULED)('$noun: a change goes if discarded, off the site or binned', async (kind) => {
  for (const verb of ['discard', 'unpublish', 'bin'] as const) {
    const it = await withChange(kind);
    expect((await it[verb]()).message).toBe('');
    expect(await it.scheduled(), verb).toEqual([]);
  }
});

test.each(SCHEDULED)('$noun: one only scheduled is a draft when called off', async (kind) => {
  for (const keepsLive of [false, true]) {
    const it = await Document.add(database, kind);
    await it.publish(inAnHour());
    await it.unpublish(keepsLive);
    expect([await it.state(), await it.visible()]).toEqual(['draft', null]);
  }
});

test.each(SCHEDULED)('$noun: is not scheduled for the end of time', async (kind) => {
  const it = await Document.add(database, kind);
  expect((await it.tryToPublish('infinity')).sqlstate).toBe('23514');
});

test.each(SCHEDULED)('$noun: keeps the addresses that it has, will or may have', async (kind) => {
  const slugs = ['old', 'new', 'third'].map((name) => `${name}-${kind.noun}`);
  const it = await live(kind, { slug: slugs[0] });
  await it.save({ slug: slugs[1] });
  await it.publish(inAnHour());
  await it.save({ slug: slugs[2] });
  for (const slug of slugs) {
    const other = new Document(database, kind);
    const refused = await other.insert({ ...kind.complete('x'), slug });
    expect(refused, slug).toMatchObject({ sqlstate: 'PT409', hint: 'slug_taken' });
  }
});

test.each<{ kind: Kind; showing: Row; without: Row }>([
  {
    ...{ kind: ARTICLE, showing: { cover_media_id: MEDIA.draft } },
    without: { cover_media_id: null },
  },
  { kind: PAGE, showing: PAGE.text(`![x](media:${MEDIA.draft})`), without: PAGE.text('None.') },
])('$kind.noun: pictures of a change are public then', async ({ kind, showing, without }) => {
  const isPublic = () =>
    database.value<boolean>`
      select coalesce(public_since <= now(), false) from public.media where id = ${MEDIA.draft}`;
  const it = await live(kind);
  await it.save(showing);
  await it.publish(inAnHour());
  await it.save(without);
  expect(
    await database.sql`
      select distinct kind from public.media_usage
      where media_id = ${MEDIA.draft} and entity_id = ${it.id}`,
  ).toEqual([{ kind: `scheduled_${kind.entity}` }]);
  expect(await isPublic()).toBe(false);
  await it.letTimeCome();
  await due();
  expect(await isPublic()).toBe(true);
  await it.unpublish();
});

test('article: a picture that nobody described keeps it off the schedule', async () => {
  const it = await live(ARTICLE);
  const bare = await newFile(database, '');
  await it.save({ cover_media_id: bare });
  expect(await it.tryToPublish(inAnHour())).toMatchObject({ hint: 'missing_alt' });
});
