import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TablesInsert, TablesUpdate } from '#supabase/database.types.ts';
import { addContent, POSTS } from './fixtures.ts';
import { TestDatabase } from './harness.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await TestDatabase.open();
  await addContent(database);
});
afterAll(() => database.close());

async function newPost(slug: string, fields: TablesInsert<'posts'> = {}) {
  const editor = await database.client('editor');
  const { data, error } = await editor
    .from('posts')
    .insert({ slug, title: slug, body: 'Text.', ...fields })
    .select()
    .single();
  if (error) throw new Error(error.message);
  return data;
}

async function publish(post_id: string, version: number, publish_at?: string) {
  const editor = await database.client('editor');
  return editor.rpc('publish_post', { post_id, version, ...(publish_at && { publish_at }) });
}

async function save(id: string, fields: TablesUpdate<'posts'>) {
  const editor = await database.client('editor');
  const { error } = await editor.from('posts').update(fields).eq('id', id);
  expect(error).toBeNull();
}

async function whatVisitorsSee(post_id: string) {
  const visitor = await database.client('nobody');
  const { data, error } = await visitor.from('published_posts').select('*').eq('post_id', post_id);
  expect(error).toBeNull();
  return data?.[0] ?? null;
}

async function state(post_id: string) {
  const editor = await database.client('editor');
  const { data } = await editor
    .from('post_states')
    .select('state, has_changes')
    .eq('post_id', post_id)
    .single();
  return data;
}

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

describe('publishing', () => {
  test('shows visitors the saved text, and no later one until it is published too', async () => {
    const post = await newPost('first-steps');
    expect(await state(post.id)).toEqual({ state: 'draft', has_changes: false });
    expect(await whatVisitorsSee(post.id)).toBeNull();

    const { data } = await publish(post.id, 1);
    expect(data).toMatchObject({ post_id: post.id, slug: 'first-steps', version: 1 });
    expect(await whatVisitorsSee(post.id)).toMatchObject({ title: 'first-steps', version: 1 });
    expect(await state(post.id)).toEqual({ state: 'live', has_changes: false });

    await save(post.id, { title: 'Changed' });
    expect(await whatVisitorsSee(post.id)).toMatchObject({ title: 'first-steps' });
    expect(await state(post.id)).toEqual({ state: 'live_with_changes', has_changes: true });

    const before = await whatVisitorsSee(post.id);
    await publish(post.id, 2);
    const after = await whatVisitorsSee(post.id);
    expect(after).toMatchObject({
      title: 'Changed',
      published_at: before?.published_at,
      first_published_at: before?.first_published_at,
    });
    expect(after?.updated_at).not.toBe(before?.updated_at);
    expect(await state(post.id)).toEqual({ state: 'live', has_changes: false });
  });

  test('of another version than the one on the screen is a conflict', async () => {
    const post = await newPost('conflicting');
    await save(post.id, { title: 'Theirs' });
    const { error, status } = await publish(post.id, 1);
    expect(status).toBe(409);
    expect(error).toMatchObject({ code: 'PT409', message: 'version_conflict', hint: '2' });
    expect(await whatVisitorsSee(post.id)).toBeNull();
  });

  test('needs a title and a text', async () => {
    for (const fields of [{ title: ' ' }, { body: ' ' }]) {
      const post = await newPost(`incomplete-${Object.keys(fields)}`, fields);
      const { error, status } = await publish(post.id, 1);
      expect(status).toBe(422);
      expect(error).toMatchObject({
        code: 'PT422',
        message: 'Give the article a title and a text before you publish it.',
      });
    }
  });

  test('may be dated back', async () => {
    const post = await newPost('old-story');
    await publish(post.id, 1, '2019-05-04T10:00:00Z');
    const live = await whatVisitorsSee(post.id);
    for (const time of [live?.published_at, live?.first_published_at, live?.updated_at]) {
      expect(time).toContain('2019-05-04');
    }
  });

  test('again without a visible difference changes no date', async () => {
    const post = await newPost('same-again');
    await publish(post.id, 1, '2019-05-04T10:00:00Z');
    const before = await whatVisitorsSee(post.id);
    await publish(post.id, 1);
    expect(await whatVisitorsSee(post.id)).toEqual(before);
  });

  test('of what is not there says so', async () => {
    expect((await publish(crypto.randomUUID(), 1)).error).toMatchObject({ code: 'PT404' });
  });
});

describe('a scheduled article', () => {
  test('is hidden until its time, and appears by itself', async () => {
    const post = await newPost('for-tomorrow');
    await publish(post.id, 1, tomorrow());
    expect(await state(post.id)).toEqual({ state: 'scheduled', has_changes: false });
    expect(await whatVisitorsSee(post.id)).toBeNull();

    await save(post.id, { title: 'Better' });
    expect(await state(post.id)).toEqual({ state: 'scheduled', has_changes: true });
    await publish(post.id, 2, tomorrow());

    await database.sql(
      `update public.published_posts set published_at = now() - interval '1 second' where post_id = $1`,
      [post.id],
    );
    expect(await whatVisitorsSee(post.id)).toMatchObject({ title: 'Better' });
    expect(await state(post.id)).toEqual({ state: 'live', has_changes: false });
  });

  test('takes the date at which it first appears', async () => {
    const post = await newPost('moved-forward');
    await publish(post.id, 1, tomorrow());
    const { data } = await publish(post.id, 1);
    expect(data?.first_published_at).toBe(data?.published_at);
    expect(new Date(data?.published_at ?? 0).getTime()).toBeLessThanOrEqual(Date.now());
  });

  test('has a day', async () => {
    const post = await newPost('never-ever');
    expect((await publish(post.id, 1, 'infinity')).error).toMatchObject({ code: '23514' });
  });

  test('can be taken off the schedule', async () => {
    const post = await newPost('called-off');
    await publish(post.id, 1, tomorrow());
    const editor = await database.client('editor');
    expect((await editor.rpc('unpublish_post', { post_id: post.id })).error).toBeNull();
    expect(await state(post.id)).toEqual({ state: 'draft', has_changes: false });
  });

  test('never hides an article that is live', async () => {
    expect((await publish(POSTS.live, 1, tomorrow())).error).toBeNull();
    expect(await whatVisitorsSee(POSTS.live)).not.toBeNull();
  });
});

describe('unpublishing', () => {
  test('takes the article off the site and keeps the working copy', async () => {
    const post = await newPost('short-lived');
    await publish(post.id, 1);
    const editor = await database.client('editor');
    await editor.rpc('unpublish_post', { post_id: post.id });
    expect(await whatVisitorsSee(post.id)).toBeNull();
    expect(await state(post.id)).toEqual({ state: 'draft', has_changes: false });
    const again = await editor.rpc('unpublish_post', { post_id: post.id });
    expect(again.data, 'twice is as good as once').toMatchObject({ id: post.id, version: 1 });
  });

  test('of what is not there says so', async () => {
    const editor = await database.client('editor');
    const { error } = await editor.rpc('unpublish_post', { post_id: crypto.randomUUID() });
    expect(error).toMatchObject({ code: 'PT404', hint: 'post' });
  });
});

describe('discarding changes', () => {
  const discard = async (post_id: string, version: number) => {
    const editor = await database.client('editor');
    return editor.rpc('discard_changes', { post_id, version });
  };

  test('brings the published text back as a new version, and keeps the other one', async () => {
    const post = await newPost('second-thoughts', { tags: ['oak'] });
    await publish(post.id, 1);
    await save(post.id, { title: 'Worse', body: 'Gone astray.', slug: 'elsewhere', tags: [] });
    const { data } = await discard(post.id, 2);
    expect(data).toMatchObject({
      title: 'second-thoughts',
      body: 'Text.',
      slug: 'second-thoughts',
      tags: ['oak'],
      version: 3,
    });
    expect(await state(post.id), 'nothing waits').toEqual({ state: 'live', has_changes: false });

    const editor = await database.client('editor');
    const revisions = await editor
      .from('post_revisions')
      .select('id, version, reason, title')
      .eq('post_id', post.id)
      .order('version');
    expect(revisions.data).toMatchObject([
      { version: 1, reason: 'publish' },
      { version: 2, reason: 'discard', title: 'Worse' },
      { version: 3, reason: 'restore' },
    ]);
    const revision_id = revisions.data?.[1]?.id ?? '';
    const again = await editor.rpc('restore_revision', { revision_id, version: 3 });
    expect(again.data).toMatchObject({ title: 'Worse', body: 'Gone astray.' });
  });

  test('changes nothing for visitors', async () => {
    const post = await newPost('unmoved');
    await publish(post.id, 1);
    await save(post.id, { title: 'Worse' });
    const before = await whatVisitorsSee(post.id);
    const version = await database.value('select public.content_version()');
    await discard(post.id, 2);
    expect(await whatVisitorsSee(post.id)).toEqual({ ...before, version: 3 });
    expect(await database.value('select public.content_version()')).toBe(version);
  });

  test('of another version than the one on the screen is a conflict', async () => {
    const post = await newPost('saved-meanwhile');
    await publish(post.id, 1);
    await save(post.id, { title: 'Mine' });
    await save(post.id, { title: 'Theirs' });
    expect((await discard(post.id, 2)).error).toMatchObject({
      code: 'PT409',
      message: 'version_conflict',
      hint: '3',
    });
  });

  test('needs a published text', async () => {
    const post = await newPost('never-published');
    expect((await discard(post.id, 1)).error).toMatchObject({
      code: 'PT409',
      hint: 'not_published',
    });
    expect((await discard(crypto.randomUUID(), 1)).error).toMatchObject({ code: 'PT404' });
  });

  test('where there are none leaves no version', async () => {
    const post = await newPost('as-it-is');
    await publish(post.id, 1);
    expect((await discard(post.id, 1)).data).toMatchObject({ version: 1 });
  });
});
