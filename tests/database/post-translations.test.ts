import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addContent, MEDIA, POSTS } from './fixtures.ts';
import { PEOPLE, TestDatabase } from './harness.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await TestDatabase.open();
  await addContent(database);
});
afterAll(() => database.close());

/** An article of the main language that is published, and its translation. */
async function translated(title: string) {
  const editor = await database.client('editor');
  const { data: original } = await editor
    .from('posts')
    .insert({
      title,
      summary: 'Short.',
      body: 'First.',
      cover_media_id: MEDIA.draft,
      tags: ['oak'],
    })
    .select()
    .single();
  if (!original) throw new Error('no article');
  await editor.rpc('publish_post', { post_id: original.id, version: 1 });
  const { data, error } = await editor.rpc('translate_post', {
    post_id: original.id,
    language: 'pt',
  });
  if (error) throw new Error(error.message);
  return { editor, original, translation: data };
}

const published = (id: string) =>
  database.sql('select * from public.published_posts where post_id = $1', [id]);

describe('an article as it always was', () => {
  test('is of the main language and translates nothing', async () => {
    const [post] = await database.sql('select * from public.posts where id = $1', [POSTS.live]);
    expect(post).toMatchObject({ language: '', translation_of: null, original_version: null });
    expect(await published(POSTS.live)).toMatchObject([{ language: '', translation_of: null }]);
  });

  test.each(['PT', 'pt-PT', 'p', 'port', ' '])('is refused in the language "%s"', async (code) => {
    const outcome = await database.attempt(
      'editor',
      `insert into public.posts (language) values ('${code}')`,
    );
    expect(outcome.sqlstate).toBe('23514');
  });
});

describe('a translation', () => {
  test('begins with the text and pictures of the original, and without a title', async () => {
    const { original, translation } = await translated('Begins');
    expect(translation).toMatchObject({
      language: 'pt',
      translation_of: original.id,
      original_version: 1,
      version: 1,
      title: '',
      summary: '',
      body: 'First.',
      cover_media_id: MEDIA.draft,
      tags: ['oak'],
    });
    expect(translation.slug).toMatch(/^draft-/);
  });

  test('is not published before it has a title', async () => {
    const { editor, translation } = await translated('Without a title');
    const { error } = await editor.rpc('publish_post', { post_id: translation.id, version: 1 });
    expect(error).toMatchObject({ code: 'PT422', hint: 'incomplete' });
  });

  test('is there once for each language', async () => {
    const { editor, original } = await translated('Once');
    const again = await editor.rpc('translate_post', { post_id: original.id, language: 'pt' });
    expect(again.error).toMatchObject({ code: 'PT409', hint: 'translated' });
    const german = await editor.rpc('translate_post', { post_id: original.id, language: 'de' });
    expect(german.error).toBeNull();
  });

  test('is of an article of the main language, in another one', async () => {
    const { editor, original, translation } = await translated('No chains');
    const chain = await editor.rpc('translate_post', { post_id: translation.id, language: 'de' });
    expect(chain.error).toMatchObject({ code: 'PT422', hint: 'translation' });
    const same = await editor.rpc('translate_post', { post_id: original.id, language: '' });
    expect(same.error).toMatchObject({ code: 'PT422', hint: 'translation' });
    const gone = await editor.rpc('translate_post', { post_id: POSTS.binned, language: 'pt' });
    expect(gone.error).toMatchObject({ code: 'PT404', hint: 'post' });
  });

  test('keeps its language and its original, whatever a client sends', async () => {
    const { editor, original, translation } = await translated('Kept');
    const { data } = await editor
      .from('posts')
      .update({ language: 'de', translation_of: null, original_version: 9, title: 'T', version: 1 })
      .eq('id', translation.id)
      .select()
      .single();
    expect(data).toMatchObject({
      ...{ language: 'pt', translation_of: original.id, original_version: 1, title: 'T' },
    });
  });

  test('has the address that its title makes, though another language has it', async () => {
    const { editor, original, translation } = await translated('Same words');
    const { data } = await editor
      .from('posts')
      .update({ title: 'Same words', version: 1 })
      .eq('id', translation.id)
      .select()
      .single();
    expect(data?.slug).toBe(original.slug);
    const second = await editor.from('posts').insert({ title: 'Same words' }).select().single();
    expect(second.data?.slug).toBe('same-words-2');
    const taken = await editor
      .from('posts')
      .insert({ title: 'Other', language: 'pt', slug: 'same-words' });
    expect(taken.error).toMatchObject({ code: 'PT409', hint: 'slug_taken' });
  });

  test('is published, scheduled, taken back and led to in its language', async () => {
    const { editor, original, translation } = await translated('Goes live');
    const id = translation.id;
    const write = (fields: { title?: string; slug?: string }, version: number) =>
      editor
        .from('posts')
        .update({ ...fields, version })
        .eq('id', id);
    await write({ title: 'Goes live' }, 1);
    await editor.rpc('publish_post', { post_id: id, version: 2 });
    const row = { language: 'pt', translation_of: original.id, slug: 'goes-live' };
    expect(await published(id)).toMatchObject([row]);
    expect(await published(original.id)).toMatchObject([{ language: '', slug: 'goes-live' }]);

    const version = await database.value<number>('select public.content_version()');
    await write({ slug: 'vai-ao-ar' }, 2);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    await editor.rpc('publish_post', { post_id: id, version: 3, publish_at: tomorrow });
    await database.sql(
      `update public.scheduled_posts set publish_at = now() - interval '1 minute' where post_id = $1`,
      [id],
    );
    await database.sql('select public.release_due()');
    expect(await published(id)).toMatchObject([{ ...row, slug: 'vai-ao-ar' }]);
    const redirects = `select language from public.post_redirects where old_slug = 'goes-live'`;
    expect(await database.sql(redirects)).toEqual([{ language: 'pt' }]);

    const back = await editor.rpc('put_back_change', { entity: 'post', entity_id: id, version });
    expect(back.error).toBeNull();
    expect(await published(id)).toMatchObject([row]);

    await editor.rpc('change_posts', { ids: [id], action: 'bin' });
    expect(await published(id)).toEqual([]);
    await editor.rpc('change_posts', { ids: [id], action: 'restore' });
    expect(await database.sql('select * from public.posts where id = $1', [id])).toMatchObject([
      { language: 'pt', translation_of: original.id, original_version: 1 },
    ]);
  });

  test('stays as an article of its own when the original is deleted', async () => {
    const { editor, original, translation } = await translated('Deleted');
    const { id } = translation;
    await editor.from('posts').update({ title: 'Fica', version: 1 }).eq('id', id);
    await editor.rpc('publish_post', { post_id: id, version: 2 });
    await editor.rpc('change_posts', { ids: [original.id], action: 'bin' });
    const { error } = await editor.rpc('change_posts', { ids: [original.id], action: 'delete' });
    expect(error).toBeNull();
    expect(await published(id)).toMatchObject([{ language: 'pt', translation_of: null }]);
    expect(await database.sql('select * from public.posts where id = $1', [id])).toMatchObject([
      { language: 'pt', translation_of: null, original_version: null, version: 2 },
    ]);
  });

  test('is copied as an article of its language that translates nothing', async () => {
    const { editor, translation } = await translated('Copied');
    const { data } = await editor.rpc('duplicate_post', { post_id: translation.id });
    expect(data).toMatchObject({ language: 'pt', translation_of: null, original_version: null });
  });
});

describe('what changed since', () => {
  test('is known until staff say that it is up to date', async () => {
    const { editor, original, translation } = await translated('Changes');
    const standing = async () =>
      (await editor.rpc('post_translations', { ids: [original.id] })).data;
    const row = { original_id: original.id, post_id: translation.id, language: 'pt' };
    expect(await standing()).toEqual([{ ...row, state: 'draft', is_behind: false }]);

    await editor.from('posts').update({ body: 'Second.', version: 1 }).eq('id', original.id);
    expect(await standing()).toEqual([{ ...row, state: 'draft', is_behind: true }]);

    const noted = await editor.rpc('note_translation', {
      post_id: translation.id,
      original_version: 2,
    });
    expect(noted.data, 'no new version of the translation').toMatchObject({
      original_version: 2,
      version: 1,
    });
    expect(await standing()).toEqual([{ ...row, state: 'draft', is_behind: false }]);
    for (const [id, version] of [
      [translation.id, 3],
      [translation.id, 1],
      [original.id, 1],
    ] as const) {
      const { error } = await editor.rpc('note_translation', {
        post_id: id,
        original_version: version,
      });
      expect(error).toMatchObject({ code: 'PT404', hint: 'translation' });
    }
  });

  test('can be compared, however often the original was saved', { tags: ['slow'] }, async () => {
    const { original } = await translated('Saved often');
    await database.sql(`update public.post_revisions set reason = 'save' where post_id = $1`, [
      original.id,
    ]);
    await database.sql(
      `do $$ begin for nth in 1..205 loop
        update public.posts set body = 'Body ' || nth where id = '${original.id}';
      end loop; end $$`,
    );
    const kept = await database.sql<{ version: number }>(
      'select version from public.post_revisions where post_id = $1 order by version limit 2',
      [original.id],
    );
    expect(kept.map(({ version }) => version)).toEqual([1, 7]);
  });
});

test('the list shows the articles of one language, or all', async () => {
  const { editor, original, translation } = await translated('Listed');
  const ids = async (language?: string) =>
    (
      await editor.rpc('list_posts', { count: 200, ...(language !== undefined && { language }) })
    ).data?.map(({ post_id }) => post_id) ?? [];
  expect(await ids()).toEqual(expect.arrayContaining([original.id, translation.id]));
  expect(await ids('pt')).toContain(translation.id);
  expect(await ids('pt')).not.toContain(original.id);
  expect(await ids('')).toContain(original.id);
  expect(await ids('')).not.toContain(translation.id);
});

test.each(PEOPLE)('%s writes translations only with the permission', async (person) => {
  const may = ['editor', 'admin', 'aal2'].includes(person);
  const outcome = await database.attempt(
    person,
    `insert into public.posts (language, translation_of, original_version)
    values ('fr', '${POSTS.draft}', 1)`,
  );
  expect(outcome.sqlstate === null).toBe(may);
});
