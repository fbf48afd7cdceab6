import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { KINDS } from '#build/content/kinds.ts';
import { contentSource } from '#build/content/source.ts';
import { MEDIA, PAGES } from './fixtures.ts';
import { ACCOUNTS, type Person } from './harness.ts';
import { PageSteps } from './page-steps.ts';

let steps: PageSteps;
let start: number;
beforeAll(async () => {
  steps = await PageSteps.open();
  await steps.database.sql('delete from public.scheduled_pages');
});
beforeEach(async () => {
  await steps.database.sql('delete from public.releases');
  start = await steps.database.value('select public.content_version()');
});
afterAll(() => steps.database.close());

/** What has been noted since the test began, as 'action entity title'. */
async function noted(): Promise<string[]> {
  const rows = await steps.database.sql<{ note: string }>(
    `select concat_ws(' ', action, entity, title) as note from public.content_changes
    where version > $1 order by version`,
    [start],
  );
  return rows.map(({ note }) => note);
}

/** A release of the present content that went live; its id. */
async function release(): Promise<number> {
  const editor = await steps.database.client('editor');
  const { data, error } = await editor.rpc('request_release');
  if (error) throw new Error(error.message);
  await steps.database.serviceClient().rpc('record_release', { id: data.id, status: 'live' });
  return data.id;
}

async function goBack(id: number, person: Person = 'editor'): Promise<string[]> {
  const client = await steps.database.client(person);
  const preview = await client.rpc('preview_return', { id });
  if (preview.error) throw new Error(preview.error.message);
  const seen_version =
    preview.data[0]?.seen_version ?? (await client.rpc('content_version')).data ?? 0;
  const { error } = await client.rpc('return_to_release', { id, seen_version });
  if (error) throw new Error(error.message);
  return preview.data.map(({ title, effect }) => `${title} ${effect}`);
}

async function putBack(id: string, version: number, person: Person = 'editor') {
  const client = await steps.database.client(person);
  return client.rpc('put_back_change', { entity: 'page', entity_id: id, version });
}

describe('a change of a page', () => {
  test('is noted when visitors could notice, and only then', async () => {
    const id = await steps.add({ title: 'Noted' });
    expect(await noted(), 'a draft is nobody’s business').toEqual([]);
    await steps.publish(id);
    await steps.write(id, 'Two.');
    expect(await noted()).toEqual(['published page Noted']);
    await steps.publish(id);
    await steps.publish(id);
    await steps.unpublish(id);
    await steps.publish(id);
    await steps.save(id, { deleted_at: '2026-01-01' });
    expect(await noted()).toEqual([
      ...['published page Noted', 'updated page Noted', 'unpublished page Noted'],
      ...['published page Noted', 'deleted page Noted'],
    ]);
  });

  test('of the folder is an update by its key, also when it is as the site came', async () => {
    const id = await steps.addOfFolder('home', { kind: 'home', content: { hidden: ['work'] } });
    await steps.publish(id);
    await steps.unpublish(id);
    expect(await noted()).toEqual(['updated page home', 'updated page home']);
  });

  test('is told to builds, who read what visitors may', async () => {
    const id = await steps.add();
    await steps.publish(id);
    const visitor = await steps.database.client('nobody');
    const { data } = await visitor.rpc('changes_since', { version: start });
    expect(data).toEqual([{ entity: 'page', entity_ids: [id] }]);
  });
});

test('builds read pages and menu as visitors may, by their schemas', async () => {
  const { backend } = steps.database;
  const address = { url: 'http://localhost', key: backend.publishableKey };
  const source = contentSource(address, (input, init) => backend.fetch(new Request(input, init)));
  const picture = { media: MEDIA.public, alt: 'A bench' };
  const text = `![](media:${MEDIA.unused})`;
  const content = {
    order: [{ key: 'intro', kind: 'head' }],
    fields: { intro: { items: [{ key: 'a', picture }], text } },
  };
  const id = await steps.add({ kind: 'service', title: 'Read', names: { short: 'R' }, content });
  await steps.publish(id);
  const rows = await KINDS.pages.read(source);
  const entries = await Promise.all(
    rows.map(async ({ entry }) => KINDS.pages.schema.parse(await entry())),
  );
  const read = entries.find((entry) => entry.id === id);
  expect(read).toMatchObject({ kind: 'service', slug: 'read', title: 'Read', content });
  expect(read && KINDS.pages.pictures?.(read).sort()).toEqual([MEDIA.public, MEDIA.unused]);
  expect(entries.map((entry) => entry.key)).not.toContain('own-00000002');
  const [menu] = await KINDS.menu.read(source);
  expect(KINDS.menu.schema.parse(await menu?.entry())).toEqual({ items: null });
});

describe('a return to an earlier release', () => {
  test('gives visitors what they saw, and leaves staff what is newer', async () => {
    const [old, fresh, gone] = [await steps.add(), await steps.add(), await steps.add()];
    const home = await steps.addOfFolder('home', { kind: 'home' });
    for (const [id, title] of [
      [old, 'Old'],
      [fresh, 'Fresh'],
      [gone, 'Gone'],
    ] as const) {
      await steps.save(id, { title });
    }
    await steps.write(old, 'Before.');
    await steps.publish(old);
    await steps.publish(gone);
    const earlier = await release();
    await steps.write(old, 'After.');
    for (const id of [old, fresh, home]) await steps.publish(id);
    await steps.save(gone, { deleted_at: '2026-01-01' });
    await release();
    const effects = await goBack(earlier);
    expect(effects.sort()).toEqual([
      ...['Fresh leaves', 'Gone returns', 'Old changes', 'home changes'],
    ]);
    expect(await steps.visibleWords(old)).toBe('Before.');
    expect((await steps.working(old)).content).toMatchObject({
      fields: { intro: { title: 'After.' } },
    });
    expect(await steps.state(old)).toBe('live_with_changes');
    expect([await steps.visible(fresh), await steps.visible(home)]).toEqual([null, null]);
    expect(await steps.visible(gone)).not.toBeNull();
    expect((await steps.working(gone)).deleted_at, 'it left the bin').toBeNull();
  });

  test('names what is gone for good', async () => {
    const id = await steps.add({ title: 'For good' });
    await steps.publish(id);
    const earlier = await release();
    await steps.save(id, { deleted_at: '2026-01-01' });
    await (await steps.database.client('editor')).from('pages').delete().eq('id', id);
    await release();
    expect(await goBack(earlier)).toEqual(['For good lost']);
  });

  test('takes legal pages along for administrators alone', async () => {
    const id = await steps.add({ kind: 'legal', title: 'Terms' });
    await steps.write(id, 'Before.');
    await steps.publish(id, { person: 'admin' });
    const earlier = await release();
    await steps.write(id, 'After.');
    await steps.publish(id, { person: 'admin' });
    await release();
    expect(await goBack(earlier)).toEqual([]);
    expect(await steps.visibleWords(id)).toBe('After.');
    expect(await goBack(earlier, 'admin')).toEqual(['Terms changes']);
    expect(await steps.visibleWords(id)).toBe('Before.');
  });

  test('is refused where an address has been taken', async () => {
    const id = await steps.add({ slug: 'its-address' });
    await steps.publish(id);
    const earlier = await release();
    await steps.save(id, { slug: 'moved' });
    await steps.publish(id);
    await steps.add({ slug: 'its-address' }).then((other) => steps.publish(other));
    await release();
    const version = await steps.database.value<number>(
      'select content_version from public.releases where id = $1',
      [earlier],
    );
    expect((await putBack(id, version)).error).toMatchObject({ code: 'PT409', hint: 'slug_taken' });
    expect((await steps.visible(id))?.slug).toBe('moved');
    // What took it leaves with a return of everything.
    await goBack(earlier);
    expect((await steps.visible(id))?.slug).toBe('its-address');
  });
});

describe('one change that was approved', () => {
  test('is taken back, and brought again', async () => {
    await steps.write(PAGES.live, 'One.');
    await steps.publish(PAGES.live);
    const one = await steps.database.value<number>('select public.content_version()');
    await steps.write(PAGES.live, 'Two.');
    await steps.publish(PAGES.live);
    const { data: undo } = await putBack(PAGES.live, one);
    expect(await steps.visibleWords(PAGES.live)).toBe('One.');
    await putBack(PAGES.live, undo ?? 0);
    expect(await steps.visibleWords(PAGES.live)).toBe('Two.');
    expect(await steps.state(PAGES.live)).toBe('live');
    const { data } = await (await steps.database.client('editor')).rpc('content_at', {
      ...{ entity: 'page', entity_id: PAGES.live, version: one },
    });
    expect(data).toMatchObject({ content: { fields: { intro: { title: 'One.' } } } });
  });
});

describe('a selection', () => {
  test('approves pages with articles, or nothing at all', async () => {
    const [right, wrong] = [await steps.add(), await steps.add()];
    const editor = await steps.database.client('editor');
    const select = (...pages: { id: string; version: number; title: string }[]) =>
      editor.rpc('release_selection', {
        ...{ posts: [], galleries: [], left_out: [], live_version: start, pages },
      });
    const one = { id: right, version: 1, title: 'Right' };
    const { error } = await select(one, { id: wrong, version: 7, title: 'Wrong' });
    expect(error?.message).toBe(
      '“Wrong”: somebody has changed it since you looked. Look at it again. Nothing was published.',
    );
    expect(await steps.visible(right)).toBeNull();
    expect((await select(one)).error).toBeNull();
    expect(await steps.visible(right)).not.toBeNull();
    const left_out = [{ entity: 'page', id: right }];
    const rest = { posts: [], galleries: [], left_out, live_version: start };
    expect((await editor.rpc('release_selection', rest)).error).toBeNull();
    expect([await steps.visible(right), await steps.state(right)]).toEqual([null, 'draft']);
  });
});

test('the log tells who did what to pages', async () => {
  const id = await steps.add({ title: 'Logged', kind: 'service' });
  await steps.publish(id);
  await steps.save(id, { deleted_at: '2026-01-01' });
  const rows = await steps.database.sql<{ note: string }>(
    `select concat_ws(' ', action, entity) as note from public.audit_log
    where entity_id = $1 and actor = $2 order by id`,
    [id, ACCOUNTS.editor],
  );
  expect(rows.map(({ note }) => note)).toEqual([
    ...['insert pages', 'insert published_pages', 'bin pages', 'delete published_pages'],
  ]);
});
