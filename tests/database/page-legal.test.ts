import { describe, expect, test } from 'vitest';
import { inAnHour, openPages } from './page-steps.ts';

const steps = openPages();

const editor = () => steps.database.client('editor');

describe('what administrators alone publish', () => {
  const legal = () => steps.add({ kind: 'legal', title: 'Imprint' });

  test('is written by editors, and published by none of them', async () => {
    const id = await legal();
    expect((await steps.publish(id)).error).toMatchObject({ code: '42501', hint: 'pages.legal' });
    expect((await steps.publish(id, { at: inAnHour() })).error?.code).toBe('42501');
    expect(await steps.visible(id)).toBeNull();
    expect((await steps.publish(id, { person: 'admin' })).error).toBeNull();
    await steps.write(id, 'By an editor.');
    expect((await steps.publish(id)).error?.code).toBe('42501');
    expect(await steps.visibleWords(id)).toBeNull();
  });

  test('is not taken off the site by an editor, in whatever way', async () => {
    const id = await legal();
    await steps.publish(id, { person: 'admin' });
    expect((await steps.unpublish(id)).error?.code).toBe('42501');
    expect((await steps.save(id, { deleted_at: '2026-01-01' })).error?.code).toBe('42501');
    await (await editor()).from('pages').delete().eq('id', id);
    const back = await (await editor()).rpc('put_back_change', {
      ...{ entity: 'page', entity_id: id, version: 0 },
    });
    expect(back.error?.code).toBe('42501');
    const selection = await (await editor()).rpc('release_selection', {
      ...{ posts: [], galleries: [], left_out: [{ entity: 'page', id }], live_version: 0 },
    });
    expect(selection.error?.code).toBe('42501');
    expect(await steps.visible(id)).not.toBeNull();
    expect((await steps.save(id, { deleted_at: '2026-01-01' }, 'admin')).error).toBeNull();
    expect(await steps.visible(id)).toBeNull();
  });

  test('stays where an article or a gallery of the same id goes to the bin', async () => {
    const id = await legal();
    await steps.publish(id, { person: 'admin' });
    const client = await editor();
    for (const table of ['posts', 'galleries'] as const) {
      expect((await client.from(table).insert({ id, title: 'Same id' })).error).toBeNull();
      const bin = client.from(table).update({ deleted_at: '2026-01-01' });
      expect((await bin.eq('id', id)).error).toBeNull();
    }
    expect(await steps.visible(id)).not.toBeNull();
  });

  test('is not approved by an editor with a release', async () => {
    const id = await legal();
    const { error } = await (await editor()).rpc('release_selection', {
      ...{ posts: [], galleries: [], left_out: [], live_version: 0 },
      pages: [{ id, version: 1, title: 'Imprint' }],
    });
    expect(error?.code).toBe('42501');
    expect(await steps.visible(id)).toBeNull();
  });

  test('keeps its schedule when an editor discards what was written since', async () => {
    const id = await legal();
    await steps.publish(id, { person: 'admin' });
    await steps.write(id, 'Of an administrator.');
    await steps.publish(id, { person: 'admin', at: inAnHour() });
    await steps.write(id, 'Of an editor.');
    expect((await steps.discard(id)).error?.code).toBe('42501');
    expect((await steps.unpublish(id, 'editor', true)).error?.code).toBe('42501');
    expect(await steps.scheduled(id)).toHaveLength(1);
    await steps.database.sql`
      update public.scheduled_pages set publish_at = now() - interval '1 minute' where page_id =
      ${id}`;
    // Whoever happens to ask for the release: an administrator has approved it.
    expect((await (await editor()).rpc('request_release')).error).toBeNull();
    expect(await steps.visibleWords(id)).toBe('Of an administrator.');
  });

  test('does not become another kind, nor the copy of one', async () => {
    const id = await legal();
    await steps.save(id, { kind: 'page' });
    const { data } = await (await editor()).rpc('duplicate_page', { page_id: id });
    for (const page of [id, data?.id ?? '']) {
      expect((await steps.working(page)).kind).toBe('legal');
      expect((await steps.publish(page)).error?.code).toBe('42501');
    }
  });
});
