import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNTS, PEOPLE } from './harness.ts';
import { INTRO, inAnHour, PageSteps } from './page-steps.ts';

let steps: PageSteps;
beforeAll(async () => {
  steps = await PageSteps.open();
});
afterAll(() => steps.database.close());

const NOWHERE = '99999999-0000-4000-8000-000000000000';
const editor = () => steps.database.client('editor');
const due = () => steps.database.serviceClient().rpc('release_due');
const scheduled = async (id: string) =>
  (await (await editor()).from('scheduled_pages').select().eq('page_id', id)).data ?? [];

describe('a schedule', () => {
  test('shows a new page from its time on, and asks for a release then', async () => {
    const id = await steps.add({ title: 'Summer' });
    const at = inAnHour();
    expect((await steps.publish(id, { at })).error).toBeNull();
    expect([await steps.state(id), await steps.visible(id)]).toEqual(['scheduled', null]);
    // As time passes: without a statement that a trigger could see.
    await steps.database.sql('alter table public.published_pages disable trigger record_change');
    await steps.database.sql(
      `update public.published_pages set published_at = now() - interval '1 minute' where page_id = $1`,
      [id],
    );
    await steps.database.sql('alter table public.published_pages enable trigger record_change');
    expect((await due()).data).toMatchObject({ status: 'queued' });
    expect(await steps.visible(id)).toMatchObject({ title: 'Summer' });
    const changes = `select action, title from public.content_changes where entity_id = $1`;
    expect(await steps.database.sql(changes, [id])).toEqual([
      { action: 'published', title: 'Summer' },
    ]);
    await due();
    expect(await steps.database.sql(changes, [id]), 'once').toHaveLength(1);
  });

  test('changes a live page at its time, by what was approved then', async () => {
    const id = await steps.add();
    await steps.publish(id);
    await steps.write(id, 'Approved.');
    const { data } = await steps.publish(id, { at: inAnHour() });
    expect(data, 'visitors keep what they have').toMatchObject({ version: 1 });
    await steps.write(id, 'Not approved.');
    expect(await steps.visibleWords(id)).toBeNull();
    expect(await scheduled(id)).toMatchObject([{ scheduled_by: ACCOUNTS.editor, version: 2 }]);
    const at = await steps.database.value<string>(
      `update public.scheduled_pages set publish_at = now() - interval '2 minutes'
      where page_id = $1 returning publish_at::text`,
      [id],
    );
    await due();
    expect(await steps.visibleWords(id)).toBe('Approved.');
    expect(Date.parse((await steps.visible(id))?.updated_at ?? '')).toBe(Date.parse(at));
    expect([await scheduled(id), await steps.state(id)]).toEqual([[], 'live_with_changes']);
  });

  test('is dropped by publishing at once, and can be taken back alone', async () => {
    const id = await steps.add();
    await steps.publish(id);
    await steps.write(id, 'Later.');
    await steps.publish(id, { at: inAnHour() });
    expect((await steps.unpublish(id, 'editor', true)).error).toBeNull();
    expect([await scheduled(id), await steps.state(id)]).toEqual([[], 'live_with_changes']);
    await steps.publish(id, { at: inAnHour() });
    await steps.publish(id);
    expect([await scheduled(id), await steps.visibleWords(id)]).toEqual([[], 'Later.']);
  });

  test('has no date before now, and no end of time', async () => {
    const id = await steps.add();
    expect((await steps.publish(id, { at: 'infinity' })).error?.code).toBe('23514');
    await steps.publish(id, { at: '1999-01-01' });
    expect((await steps.visible(id))?.published_at).not.toMatch(/^1999/);
  });

  test('keeps its address from others', async () => {
    const id = await steps.add({ slug: 'old-place' });
    await steps.publish(id);
    await steps.save(id, { slug: 'new-place' });
    await steps.publish(id, { at: inAnHour() });
    await steps.save(id, { slug: 'third-place' });
    for (const slug of ['old-place', 'new-place', 'third-place']) {
      expect((await steps.insert({ kind: 'page', title: 'x', slug })).error?.hint).toBe(
        'slug_taken',
      );
    }
  });

  test('is for staff alone to see', async () => {
    const id = await steps.add();
    await steps.publish(id, { at: inAnHour() });
    for (const person of PEOPLE) {
      const client = await steps.database.client(person);
      const { data } = await client.from('published_pages').select('page_id').eq('page_id', id);
      const isStaff = ['editor', 'admin', 'aal2'].includes(person);
      expect(data, person).toHaveLength(isStaff ? 1 : 0);
    }
  });
});

describe('pictures of a page', () => {
  const newFile = () =>
    steps.database.value<string>(
      `insert into public.media (bucket, path, title, alt, mime_type, bytes, width, height)
      values ('media', gen_random_uuid() || '.webp', 'New', 'Oak', 'image/webp', 1, 1, 1) returning id`,
    );
  const usage = (media: string) =>
    steps.database.sql(
      'select kind, entity_id, field from public.media_usage where media_id = $1 order by kind, field',
      [media],
    );
  const isPublic = (media: string) =>
    steps.database.value<boolean>(
      'select coalesce(public_since <= now(), false) from public.media where id = $1',
      [media],
    );
  const showing = (media: string, text = media) => ({
    ...INTRO,
    fields: {
      intro: { items: [{ key: 'a', picture: { media, alt: 'x' } }], text: `![x](media:${text})` },
    },
  });

  test('are known in sections and texts, apart for staff and for visitors', async () => {
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

  test('of a scheduled page are public from its time on', async () => {
    const media = await newFile();
    const id = await steps.add({ content: showing(media) });
    await steps.publish(id, { at: inAnHour() });
    expect(await isPublic(media)).toBe(false);
    await steps.database.sql(
      `update public.published_pages set published_at = now() - interval '1 minute' where page_id = $1`,
      [id],
    );
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

  test('are neither binned nor deleted, and come back from the bin when a page shows them', async () => {
    const media = await newFile();
    const client = await editor();
    await client.from('media').update({ deleted_at: '2026-01-01' }).eq('id', media);
    const id = await steps.add({ content: showing(media) });
    expect(
      await steps.database.value('select deleted_at from public.media where id = $1', [media]),
    ).toBeNull();
    const { error } = await client
      .from('media')
      .update({ deleted_at: '2026-01-01' })
      .eq('id', media);
    expect(error).toMatchObject({
      ...{ code: 'PT409', hint: 'media_in_use' },
      message: 'This file is in use in 1 page. Take it out there first.',
    });
    expect((await client.rpc('bin_media', { ids: [media] })).data).toEqual([]);
    const deleted = steps.database.sql('delete from public.media where id = $1', [media]);
    await expect(deleted).rejects.toThrow('1 page');
    await steps.save(id, { deleted_at: '2026-01-01' });
    await client.from('pages').delete().eq('id', id);
    expect(await usage(media)).toEqual([]);
  });

  test('that are no files are passed over', async () => {
    const id = await steps.add({ content: showing(NOWHERE) });
    expect((await steps.publish(id)).error).toBeNull();
    expect(await usage(NOWHERE)).toEqual([]);
  });
});
