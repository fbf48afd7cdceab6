import { beforeAll, beforeEach, expect, test } from 'vitest';
import { KINDS } from '#build/content/kinds.ts';
import { contentSource } from '#build/content/source.ts';
import { MEDIA } from './fixtures.ts';
import { ACCOUNTS } from './harness.ts';
import { openPages } from './page-steps.ts';

const steps = openPages();
let start: number;
beforeAll(async () => {
  await steps.database.sql('delete from public.scheduled_pages');
});
beforeEach(async () => {
  start = await steps.database.value('select public.content_version()');
});

/** What has been noted since the test began, as 'action entity title'. */
async function noted(): Promise<string[]> {
  const rows = await steps.database.sql<{ note: string }>`
    select concat_ws(' ', action, entity, title) as note from public.content_changes
    where version > ${start} order by version`;
  return rows.map(({ note }) => note);
}

test('page: a change is noted when visitors could notice, and only then', async () => {
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

test('page: a change of one of the folder is an update by its key, also when it is as the site came', async () => {
  const id = await steps.addOfFolder('home', { kind: 'home', content: { hidden: ['work'] } });
  await steps.publish(id);
  await steps.unpublish(id);
  expect(await noted()).toEqual(['updated page home', 'updated page home']);
});

test('page: a change is told to builds, who read what visitors may', async () => {
  const id = await steps.add();
  await steps.publish(id);
  const visitor = await steps.database.client('nobody');
  const { data } = await visitor.rpc('changes_since', { version: start });
  expect(data).toEqual([{ entity: 'page', entity_ids: [id] }]);
});

test('page: builds read pages and menu as visitors may, by their schemas', async () => {
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

test('page: the log tells who did what to pages', async () => {
  const id = await steps.add({ title: 'Logged', kind: 'service' });
  await steps.publish(id);
  await steps.save(id, { deleted_at: '2026-01-01' });
  const rows = await steps.database.sql<{ note: string }>`
    select concat_ws(' ', action, entity) as note from public.audit_log
    where entity_id = ${id} and actor = ${ACCOUNTS.editor} order by id`;
  expect(rows.map(({ note }) => note)).toEqual([
    ...['insert pages', 'insert published_pages', 'bin pages', 'delete published_pages'],
  ]);
});
