import { expect, test } from 'vitest';
import { Document, INTRO, inAnHour, ofFolder, PAGE, type Row } from './documents.ts';
import { addContent, MEDIA, PAGES } from './fixtures.ts';
import { openDatabase } from './harness.ts';

const database = openDatabase(addContent);
const add = (row: Row = {}) => Document.add(database, PAGE, row);

test('page: one of the folder needs neither a title nor sections', async () => {
  const it = await ofFolder(database, 'home', { kind: 'home' });
  await it.publish();
  expect(await it.visible()).toMatchObject({
    ...{ key: 'home', kind: 'home', of_folder: true, slug: null, title: null, content: {} },
  });
});

const content = {
  order: [
    { key: 'intro', kind: 'head' },
    { key: 'secret', kind: 'text' },
  ],
  known: ['intro', 'removed'],
  hidden: ['secret'],
  fields: {
    intro: { title: 'Seen' },
    secret: { text: 'Not yet.', picture: { media: MEDIA.unused, alt: '' } },
    removed: { text: 'No more.' },
  },
};
const { secret, removed: _, ...seen } = content.fields;

test('page: what is hidden is not told to visitors, and stays for staff', async () => {
  const it = await add({ content });
  await it.publish();
  expect((await it.visible())?.content).toEqual({ ...content, fields: seen });
  expect(await it.state()).toBe('live');
  const since = database.value`select public_since from public.media where id = ${MEDIA.unused}`;
  expect(await since).toBeNull();
  const written = { ...content.fields, secret: { text: 'Soon.' } };
  await it.save({ content: { ...content, fields: written } });
  expect(await it.state(), 'nothing that visitors could notice').toBe('live');
  await it.save({ title: 'Other', content: { ...content, hidden: [], fields: written } });
  await it.done(it.discard());
  expect((await it.row()).content).toEqual({ ...content, fields: written });
  expect(await it.state()).toBe('live');
  await it.save({ content: { ...content, hidden: [] } });
  await it.publish(inAnHour());
  expect(await it.scheduled()).toMatchObject([
    { content: { ...content, hidden: [], fields: { ...seen, secret } } },
  ]);
});

test('page: a whole one that is hidden says no more than that', async () => {
  const it = await ofFolder(database, 'about-us', { content, hidden: true });
  await it.publish();
  const shown = await it.visible();
  expect([shown?.hidden, shown?.content]).toEqual([true, {}]);
  await it.save({ hidden: false });
  await it.done(it.discard());
  expect(await it.row()).toMatchObject({ hidden: true, content });
  expect(await it.state()).toBe('live');
});

test('page: discarding one of the folder that is not published is as the site came', async () => {
  const it = await ofFolder(database, 'home', { kind: 'home', seo_title: 'x', content: INTRO });
  await it.done(it.discard());
  expect(await it.row()).toMatchObject({ seo_title: null, title: null, content: {} });
});

test('page: addresses of services stand in their folder', async () => {
  const it = await add({ kind: 'service', slug: 'stairs-of-oak' });
  await it.publish();
  await it.save({ slug: 'oak-stairs' });
  await it.publish();
  expect(await it.redirects()).toEqual(['services/stairs-of-oak']);
  await (await add({ slug: 'stairs-of-oak' })).publish();
  expect(await it.redirects(), 'a page of another folder').toEqual(['services/stairs-of-oak']);
});

test('page: addresses lead to one of the folder also when it is as the site came', async () => {
  const it = await ofFolder(database, 'about-us', { slug: 'who-we-are' });
  await it.publish();
  expect(await it.redirects()).toEqual([]);
  await it.unpublish();
  const mine = `where page_id = '${it.id}'`;
  const { rows } = await database.run('nobody', `select * from public.page_redirects ${mine}`);
  expect(rows).toMatchObject([
    { old_slug: 'who-we-are', key: 'about-us', kind: 'page', of_folder: true },
  ]);
});

const standings = async () =>
  (await database.run('editor', 'select * from public.page_states order by key')).rows;

test('page: the list has each with its state, and no sections', async () => {
  const rows = await standings();
  const states = Object.fromEntries(rows.map((row) => [row.page_id, row]));
  expect(states[PAGES.live]).toMatchObject({ state: 'live', published_slug: 'page-live' });
  expect(states[PAGES.live]?.change_at).not.toBeNull();
  expect(states[PAGES.scheduled]).toMatchObject({ state: 'scheduled', change_at: null });
  expect(states[PAGES.draft]).toMatchObject({ state: 'draft', published_at: null });
  expect(states[PAGES.binned]?.deleted_at).not.toBeNull();
  expect(states[PAGES.privacy]).toMatchObject({ of_folder: true, kind: 'legal', title: null });
  expect(Object.keys(rows[0] ?? {})).not.toContain('content');
});

test('page: the list says of one of the folder whether a change waits, published before or not', async () => {
  const it = await ofFolder(database, 'our-town');
  const standing = async () => {
    const mine = (await standings()).find(({ page_id }) => page_id === it.id);
    return [mine?.state, mine?.has_changes];
  };
  const [settled, waits] = [
    ['live', false],
    ['live_with_changes', true],
  ];
  expect(await standing()).toEqual(settled);
  for (const noindex of [true, null]) {
    await it.save({ noindex });
    expect(await standing()).toEqual(waits);
    await it.publish();
    expect(await standing()).toEqual(settled);
  }
  await it.unpublish();
  expect(await standing()).toEqual(settled);
});
