import { expect, test } from 'vitest';
import { MEDIA, PAGES } from './fixtures.ts';
import { INTRO, inAnHour, openPages } from './page-steps.ts';

const steps = openPages();

const editor = () => steps.database.client('editor');

test('page: one of the folder needs neither a title nor sections', async () => {
  const id = await steps.addOfFolder('home', { kind: 'home' });
  expect((await steps.publish(id)).error).toBeNull();
  expect(await steps.visible(id)).toMatchObject({
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
const { secret, removed, ...seen } = content.fields;

test('page: what is hidden is not told to visitors, and stays for staff', async () => {
  const id = await steps.add({ content });
  await steps.publish(id);
  expect((await steps.visible(id))?.content).toEqual({ ...content, fields: seen });
  expect(await steps.state(id)).toBe('live');
  expect(
    await steps.database.value`select public_since from public.media where id = ${MEDIA.unused}`,
  ).toBeNull();
  const written = { ...content.fields, secret: { text: 'Soon.' } };
  await steps.save(id, { content: { ...content, fields: written } });
  expect(await steps.state(id), 'nothing that visitors could notice').toBe('live');
  await steps.save(id, { title: 'Other', content: { ...content, hidden: [], fields: written } });
  expect((await steps.discard(id)).error).toBeNull();
  expect((await steps.working(id)).content).toEqual({ ...content, fields: written });
  expect(await steps.state(id)).toBe('live');
  await steps.save(id, { content: { ...content, hidden: [] } });
  await steps.publish(id, { at: inAnHour() });
  const [waiting] = await steps.scheduled(id);
  expect(waiting?.content).toEqual({ ...content, hidden: [], fields: { ...seen, secret } });
  expect(removed.text).toBe('No more.');
});

test('page: a whole one that is hidden says no more than that', async () => {
  const id = await steps.addOfFolder('about-us', { content, hidden: true });
  await steps.publish(id);
  expect(await steps.visible(id)).toMatchObject({ hidden: true, content: {} });
  expect((await steps.visible(id))?.content).toEqual({});
  await steps.save(id, { hidden: false });
  expect((await steps.discard(id)).error).toBeNull();
  expect(await steps.working(id)).toMatchObject({ hidden: true, content });
  expect(await steps.state(id)).toBe('live');
});

test('page: discarding one of the folder that is not published is as the site came', async () => {
  const id = await steps.addOfFolder('home', { kind: 'home', seo_title: 'x', content: INTRO });
  expect((await steps.discard(id)).error).toBeNull();
  expect(await steps.working(id)).toMatchObject({ seo_title: null, title: null, content: {} });
});

const former = async (id: string) => {
  const visitor = await steps.database.client('nobody');
  const { data } = await visitor.from('page_redirects').select().eq('page_id', id);
  return (data ?? []).map(({ old_slug }) => old_slug).sort();
};

test('page: addresses of services stand in their folder', async () => {
  const id = await steps.add({ kind: 'service', slug: 'stairs-of-oak' });
  await steps.publish(id);
  await steps.save(id, { slug: 'oak-stairs' });
  await steps.publish(id);
  expect(await former(id)).toEqual(['services/stairs-of-oak']);
  const other = await steps.add({ slug: 'stairs-of-oak' });
  await steps.publish(other);
  expect(await former(id), 'a page of another folder').toEqual(['services/stairs-of-oak']);
});

test('page: addresses lead to one of the folder also when it is as the site came', async () => {
  const id = await steps.addOfFolder('about-us', { slug: 'who-we-are' });
  await steps.publish(id);
  expect(await former(id)).toEqual([]);
  await steps.unpublish(id);
  expect(await former(id)).toEqual(['who-we-are']);
  const visitor = await steps.database.client('nobody');
  const { data } = await visitor.from('page_redirects').select().eq('page_id', id);
  expect(data).toMatchObject([{ key: 'about-us', kind: 'page', of_folder: true }]);
});

test('page: the list has each with its state, and no sections', async () => {
  const { data } = await (await editor()).from('page_states').select().order('key');
  const states = Object.fromEntries((data ?? []).map((row) => [row.page_id, row]));
  expect(states[PAGES.live]).toMatchObject({ state: 'live', published_slug: 'page-live' });
  expect(states[PAGES.live]?.change_at).not.toBeNull();
  expect(states[PAGES.scheduled]).toMatchObject({ state: 'scheduled', change_at: null });
  expect(states[PAGES.draft]).toMatchObject({ state: 'draft', published_at: null });
  expect(states[PAGES.binned]?.deleted_at).not.toBeNull();
  expect(states[PAGES.privacy]).toMatchObject({ of_folder: true, kind: 'legal', title: null });
  expect(Object.keys(data?.[0] ?? {})).not.toContain('content');
});

test('page: the list says of one of the folder whether a change waits, published before or not', async () => {
  const id = await steps.addOfFolder('our-town', { content: {} });
  const standing = () => steps.standing(id);
  expect(await standing()).toEqual({ state: 'live', has_changes: false });
  await steps.save(id, { noindex: true });
  expect(await standing()).toEqual({ state: 'live_with_changes', has_changes: true });
  await steps.publish(id);
  expect(await standing()).toEqual({ state: 'live', has_changes: false });
  await steps.save(id, { noindex: null });
  expect(await standing()).toEqual({ state: 'live_with_changes', has_changes: true });
  await steps.publish(id);
  await steps.unpublish(id);
  expect(await standing()).toEqual({ state: 'live', has_changes: false });
});
