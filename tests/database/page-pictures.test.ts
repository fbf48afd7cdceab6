import { expect, test } from 'vitest';
import { INTRO, inAnHour, openPages } from './page-steps.ts';

const steps = openPages();

const NOWHERE = '99999999-0000-4000-8000-000000000000';
const editor = () => steps.database.client('editor');

const newFile = () =>
  steps.database.value<string>`
    insert into public.media (bucket, path, title, alt, mime_type, bytes, width, height)
    values ('media', gen_random_uuid() || '.webp', 'New', 'Oak', 'image/webp', 1, 1, 1) returning
    id`;
const usage = (media: string) =>
  steps.database.sql`
    select kind, entity_id, field from public.media_usage where media_id = ${media} order by
    kind, field`;
const isPublic = (media: string) =>
  steps.database.value<boolean>`
    select coalesce(public_since <= now(), false) from public.media where id = ${media}`;
const showing = (media: string, text = media) => ({
  ...INTRO,
  fields: {
    intro: { items: [{ key: 'a', picture: { media, alt: 'x' } }], text: `![x](media:${text})` },
  },
});

test('page: pictures are known in sections and texts, apart for staff and for visitors', async () => {
  const [one, two] = [await newFile(), await newFile()];
  const id = await steps.add({ content: showing(one, two) });
  expect(await usage(one)).toEqual([{ kind: 'page', entity_id: id, field: 'image' }]);
  expect(await usage(two)).toEqual([{ kind: 'page', entity_id: id, field: 'body' }]);
  expect(await isPublic(one)).toBe(false);
  await steps.publish(id);
  expect([await isPublic(one), await isPublic(two)]).toEqual([true, true]);
  await steps.save(id, { content: INTRO });
  expect(await usage(one)).toEqual([{ kind: 'published_page', entity_id: id, field: 'image' }]);
  await steps.publish(id, { at: inAnHour() });
  await steps.publish(id);
  expect([await usage(one), await isPublic(one)]).toEqual([[], false]);
});

test('page: pictures of a scheduled one are public from its time on', async () => {
  const media = await newFile();
  const id = await steps.add({ content: showing(media) });
  await steps.publish(id, { at: inAnHour() });
  expect(await isPublic(media)).toBe(false);
  await steps.database.sql`
    update public.published_pages set published_at = now() - interval '1 minute' where page_id =
    ${id}`;
  expect(await isPublic(media)).toBe(true);
  const later = await newFile();
  await steps.save(id, { content: showing(later) });
  await steps.publish(id, { at: inAnHour() });
  expect(await usage(later)).toMatchObject([
    ...[{ kind: 'page' }, { kind: 'page' }],
    ...[{ kind: 'scheduled_page' }, { kind: 'scheduled_page' }],
  ]);
  expect(await isPublic(later)).toBe(false);
});

test('page: pictures are neither binned nor deleted, and come back from the bin when a page shows them', async () => {
  const media = await newFile();
  const client = await editor();
  await client.from('media').update({ deleted_at: '2026-01-01' }).eq('id', media);
  const id = await steps.add({ content: showing(media) });
  expect(
    await steps.database.value`select deleted_at from public.media where id = ${media}`,
  ).toBeNull();
  const { error } = await client.from('media').update({ deleted_at: '2026-01-01' }).eq('id', media);
  expect(error).toMatchObject({
    ...{ code: 'PT409', hint: 'media_in_use' },
    message: 'This file is in use in 1 page. Take it out there first.',
  });
  expect((await client.rpc('bin_media', { ids: [media] })).data).toEqual([]);
  const deleted = steps.database.sql`delete from public.media where id = ${media}`;
  await expect(deleted).rejects.toThrow('1 page');
  await steps.save(id, { deleted_at: '2026-01-01' });
  await client.from('pages').delete().eq('id', id);
  expect(await usage(media)).toEqual([]);
});

test('page: pictures that are no files are passed over', async () => {
  const id = await steps.add({ content: showing(NOWHERE) });
  expect((await steps.publish(id)).error).toBeNull();
  expect(await usage(NOWHERE)).toEqual([]);
});
