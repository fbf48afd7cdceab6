import { describe, expect, test } from 'vitest';
import { addContent } from './fixtures.ts';
import { openDatabase } from './harness.ts';

const database = openDatabase(addContent);

/** An article of the main language that is published, and its translation. */
async function translated(title: string) {
  const editor = await database.client('editor');
  const { data: original } = await editor
    .from('posts')
    .insert({ title, body: 'First.' })
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

describe('article: what changed since', () => {
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
    await database.sql`
      update public.post_revisions set reason = 'save' where post_id = ${original.id}`;
    await database.sql(
      `do $$ begin for nth in 1..205 loop
        update public.posts set body = 'Body ' || nth where id = '${original.id}';
      end loop; end $$`,
    );
    const kept = await database.sql<{ version: number }>`
      select version from public.post_revisions where post_id = ${original.id} order by version
      limit 2`;
    expect(kept.map(({ version }) => version)).toEqual([1, 7]);
  });
});

test('article: the list shows the articles of one language, or all', async () => {
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
