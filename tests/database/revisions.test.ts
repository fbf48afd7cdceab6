import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TablesInsert } from '#supabase/database.types.ts';
import { addContent, MEDIA } from './fixtures.ts';
import { ACCOUNTS, TestDatabase } from './harness.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await TestDatabase.open();
  await addContent(database);
});
afterAll(() => database.close());

async function newPost(fields: TablesInsert<'posts'> = {}) {
  const editor = await database.client('editor');
  const { data, error } = await editor
    .from('posts')
    .insert({ title: '', ...fields })
    .select()
    .single();
  if (error) throw new Error(error.message);
  return data;
}

describe('revisions', () => {
  test('hold every saved state', async () => {
    const post = await newPost({ title: 'One', body: 'First.' });
    const editor = await database.client('editor');
    await editor.from('posts').update({ body: 'Second.', version: 1 }).eq('id', post.id);
    await editor.rpc('publish_post', { post_id: post.id, version: 2 });
    const { data } = await editor
      .from('post_revisions')
      .select('version, reason, body, created_by')
      .eq('post_id', post.id)
      .order('version');
    expect(data, 'the published one once').toEqual([
      { version: 1, reason: 'save', body: 'First.', created_by: ACCOUNTS.editor },
      { version: 2, reason: 'publish', body: 'Second.', created_by: ACCOUNTS.editor },
    ]);
  });

  test('come back as a new version', async () => {
    const post = await newPost({ title: 'One', body: 'First.', tags: ['oak'] });
    const editor = await database.client('editor');
    await editor
      .from('posts')
      .update({ title: 'Two', body: 'Second.', tags: [], slug: 'new-address', version: 1 })
      .eq('id', post.id);
    const first = await editor
      .from('post_revisions')
      .select('id')
      .eq('post_id', post.id)
      .eq('version', 1)
      .single();
    const revision_id = first.data?.id ?? '';

    const old = await editor.rpc('restore_revision', { revision_id, version: 1 });
    expect(old.error).toMatchObject({ code: 'PT409', hint: '2' });
    const { data } = await editor.rpc('restore_revision', { revision_id, version: 2 });
    expect(data).toMatchObject({
      title: 'One',
      body: 'First.',
      tags: ['oak'],
      slug: 'new-address',
      version: 3,
    });
    const newest = await editor
      .from('post_revisions')
      .select('version, reason')
      .eq('post_id', post.id)
      .order('version', { ascending: false })
      .limit(1);
    expect(newest.data).toEqual([{ version: 3, reason: 'restore' }]);
  });

  test('come back without a cover that has been deleted since', async () => {
    const post = await newPost({ title: 'Covered', cover_media_id: MEDIA.unused });
    const editor = await database.client('editor');
    await editor.from('posts').update({ cover_media_id: null, version: 1 }).eq('id', post.id);
    await editor.from('media').update({ deleted_at: 'now' }).eq('id', MEDIA.unused);
    await editor.from('media').delete().eq('id', MEDIA.unused);
    const first = await editor
      .from('post_revisions')
      .select('id, cover_media_id')
      .eq('post_id', post.id)
      .eq('version', 1)
      .single();
    expect(first.data?.cover_media_id).toBe(MEDIA.unused);
    const { data, error } = await editor.rpc('restore_revision', {
      revision_id: first.data?.id ?? '',
      version: 2,
    });
    expect(error).toBeNull();
    expect(data).toMatchObject({ title: 'Covered', cover_media_id: null });
  });

  test('are thinned out: the newest 200 saves, and everything published', async () => {
    const post = await newPost({ title: 'Long', body: 'Text.' });
    await database.sql('select public.publish_post($1, 1)', [post.id]);
    await database.sql(
      `do $$ begin
        for number in 1..205 loop
          update public.posts set body = number::text where id = '${post.id}';
        end loop;
      end $$`,
    );
    expect(
      await database.sql(
        `select reason, count(*), min(version), max(version) from public.post_revisions
        where post_id = $1 group by reason order by reason`,
        [post.id],
      ),
    ).toEqual([
      { reason: 'save', count: 200, min: 7, max: 206 },
      { reason: 'publish', count: 1, min: 1, max: 1 },
    ]);
  });
});
