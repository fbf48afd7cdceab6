import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TablesInsert } from '#supabase/database.types.ts';
import { addContent, POSTS } from './fixtures.ts';
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

describe('a new article', () => {
  test('needs nothing, and belongs to whoever started it', async () => {
    const post = await newPost();
    expect(post).toMatchObject({
      title: '',
      version: 1,
      author_id: ACCOUNTS.editor,
      author_name: 'The editor',
      created_by: ACCOUNTS.editor,
      updated_by: ACCOUNTS.editor,
    });
    expect(post.slug).toMatch(/^draft-[0-9a-f]{8}$/);
  });

  test('takes neither version, people, times nor the bin from the client', async () => {
    const post = await newPost({
      version: 1_000_000,
      created_by: ACCOUNTS.admin,
      updated_by: ACCOUNTS.admin,
      created_at: '2001-01-01T00:00:00Z',
      updated_at: '2001-01-01T00:00:00Z',
      deleted_at: '2001-01-01T00:00:00Z',
    });
    expect(post).toMatchObject({
      version: 1,
      created_by: ACCOUNTS.editor,
      updated_by: ACCOUNTS.editor,
      deleted_at: null,
    });
    expect(new Date(post.created_at).getFullYear()).toBeGreaterThan(2001);
    expect(new Date(post.updated_at).getFullYear()).toBeGreaterThan(2001);
  });

  test.each([
    ['slug', `'Oak'`],
    ['slug', `'oak--ash'`],
    ['slug', `'-oak'`],
    ['slug', `'oak-'`],
    ['slug', `'oak/ash'`],
    ['slug', `'oak ash'`],
    ['slug', `''`],
    ['slug', `'index'`],
    ['slug', `repeat('a', 97)`],
    ['title', `repeat('a', 201)`],
    ['summary', `repeat('a', 501)`],
    ['body', `repeat('a', 200001)`],
    ['author_name', `repeat('a', 121)`],
    ['seo_title', `repeat('a', 201)`],
    ['seo_description', `repeat('a', 501)`],
    ['tags', `array['']`],
    ['tags', `array[' oak']`],
    ['tags', `array[null]`],
    ['tags', `array[repeat('a', 41)]`],
    ['tags', `array_fill('a'::text, array[21])`],
  ])('is refused with %s = %s', async (column, value) => {
    const outcome = await database.attempt(
      'editor',
      `insert into public.posts (${column}) values (${value})`,
    );
    expect(outcome.sqlstate).toBe('23514');
  });

  test.each(['oak', 'oak-2', '2026', 'a'.repeat(96)])('may have the slug %s', async (slug) => {
    const outcome = await database.attempt(
      'editor',
      `insert into public.posts (slug) values ('${slug}')`,
    );
    expect(outcome.sqlstate).toBeNull();
  });
});

describe('a save', () => {
  test('that is based on the current version raises it', async () => {
    const post = await newPost({ title: 'One' });
    const editor = await database.client('editor');
    const { data } = await editor
      .from('posts')
      .update({ title: 'Two', version: post.version })
      .eq('id', post.id)
      .select('title, version, updated_by')
      .single();
    expect(data).toEqual({ title: 'Two', version: 2, updated_by: ACCOUNTS.editor });
  });

  test('that is based on an old version is a conflict and changes nothing', async () => {
    const post = await newPost({ title: 'One' });
    const editor = await database.client('editor');
    const admin = await database.client('admin');
    await admin.from('posts').update({ title: 'Theirs', version: 1 }).eq('id', post.id);
    const { error, status } = await editor
      .from('posts')
      .update({ title: 'Mine', version: 1 })
      .eq('id', post.id)
      .select();
    expect(status).toBe(409);
    expect(error).toMatchObject({ code: 'PT409', message: 'version_conflict', hint: '2' });
    const { data } = await editor.from('posts').select('title').eq('id', post.id).single();
    expect(data).toEqual({ title: 'Theirs' });
  });

  test('cannot make a version up', async () => {
    const post = await newPost();
    for (const version of [0, 2, 2_147_483_647]) {
      const outcome = await database.attempt(
        'editor',
        `update public.posts set version = ${version} where id = '${post.id}'`,
      );
      expect(outcome.sqlstate).toBe('PT409');
    }
  });

  test('without a difference raises nothing and leaves no revision', async () => {
    const post = await newPost({ title: 'Same' });
    const editor = await database.client('editor');
    const { data } = await editor
      .from('posts')
      .update({ title: 'Same', version: 1 })
      .eq('id', post.id)
      .select()
      .single();
    expect(data).toEqual(post);
    const revisions = await editor.from('post_revisions').select('version').eq('post_id', post.id);
    expect(revisions.data).toEqual([{ version: 1 }]);
  });

  test('keeps id, people and times whatever is sent', async () => {
    const post = await newPost();
    const editor = await database.client('editor');
    const { data } = await editor
      .from('posts')
      .update({
        id: crypto.randomUUID(),
        title: 'New',
        created_by: ACCOUNTS.admin,
        updated_by: ACCOUNTS.admin,
        created_at: '2001-01-01T00:00:00Z',
        updated_at: '2001-01-01T00:00:00Z',
      })
      .eq('id', post.id)
      .select()
      .single();
    expect(data).toMatchObject({
      id: post.id,
      created_by: ACCOUNTS.editor,
      updated_by: ACCOUNTS.editor,
      created_at: post.created_at,
    });
    expect(new Date(data?.updated_at ?? 0).getFullYear()).toBeGreaterThan(2001);
  });
});

describe('the bin', () => {
  test('takes an article off the site, and gives it back as a draft', async () => {
    const editor = await database.client('editor');
    const visitor = await database.client('nobody');
    const post = await newPost({ slug: 'to-the-bin', title: 'Bin me', body: 'Text.' });
    await editor.rpc('publish_post', { post_id: post.id, version: 1 });
    const live = () => visitor.from('published_posts').select('title').eq('post_id', post.id);
    expect((await live()).data).toHaveLength(1);

    await editor
      .from('posts')
      .update({ deleted_at: '2001-01-01T00:00:00Z', version: 1 })
      .eq('id', post.id);
    expect((await live()).data).toEqual([]);
    const binned = await editor.from('posts').select('deleted_at').eq('id', post.id).single();
    expect(new Date(binned.data?.deleted_at ?? 0).getFullYear()).toBeGreaterThan(2001);
    const publishing = await editor.rpc('publish_post', { post_id: post.id, version: 2 });
    expect(publishing.error).toMatchObject({ code: 'PT404' });

    await editor.from('posts').update({ deleted_at: null, version: 2 }).eq('id', post.id);
    expect((await live()).data).toEqual([]);
    const state = await editor.from('post_states').select('state').eq('post_id', post.id).single();
    expect(state.data).toEqual({ state: 'draft' });
  });

  test('is for those who may delete', async () => {
    await database.sql(
      `delete from public.role_permissions where role = 'editor' and permission = 'posts.delete'`,
    );
    const bin = `update public.posts set deleted_at = now() where id = '${POSTS.draft}'`;
    const unbin = `update public.posts set deleted_at = null where id = '${POSTS.binned}'`;
    for (const statement of [bin, unbin]) {
      expect(await database.attempt('editor', statement)).toMatchObject({
        sqlstate: '42501',
        hint: 'posts.delete',
      });
      expect((await database.attempt('admin', statement)).sqlstate).toBeNull();
    }
    await database.sql(
      `insert into public.role_permissions (role, permission) values ('editor', 'posts.delete')`,
    );
  });

  test('comes before deleting for good', async () => {
    for (const [post, count] of [
      [POSTS.draft, 0],
      [POSTS.live, 0],
      [POSTS.binned, 1],
    ] as const) {
      const outcome = await database.attempt(
        'admin',
        `delete from public.posts where id = '${post}'`,
      );
      expect(outcome).toMatchObject({ sqlstate: null, count });
    }
  });
});
