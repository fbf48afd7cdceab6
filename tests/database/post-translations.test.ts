import { expect, test } from 'vitest';
import { ARTICLE, Document } from './documents.ts';
import { addContent } from './fixtures.ts';
import { openDatabase } from './harness.ts';

const database = openDatabase(addContent);

/** An article of the main language that is published, and its translation. */
async function translated() {
  const original = await Document.published(database, ARTICLE);
  const { id } = await original.done(original.translate());
  return { original, translation: new Document(database, ARTICLE, String(id)) };
}

test('article: what changed since it was translated is known until staff say that it is up to date', async () => {
  const { original, translation } = await translated();
  const row = { original_id: original.id, post_id: translation.id, language: 'pt', state: 'draft' };
  const standing = async () => (await original.call('post_translations', [[original.id]])).rows;
  const note = (it: Document, version: number) => it.call('record_translation', [it.id, version]);
  expect(await standing()).toEqual([{ ...row, is_behind: false }]);
  await original.write('Second.');
  expect(await standing()).toEqual([{ ...row, is_behind: true }]);
  const noted = await translation.done(note(translation, 2));
  expect(noted, 'no new version').toMatchObject({ original_version: 2, version: 1 });
  expect(await standing()).toEqual([{ ...row, is_behind: false }]);
  for (const wrong of [note(translation, 3), note(translation, 1), note(original, 1)]) {
    expect(await wrong).toMatchObject({ sqlstate: 'PT404', hint: 'translation' });
  }
});

test('article: what it said when translated can be compared', { tags: ['slow'] }, async () => {
  const { original } = await translated();
  await database.sql`
    update public.post_revisions set reason = 'save' where post_id = ${original.id}`;
  await database.sql(
    `do $$ begin for nth in 1..205 loop
      update public.posts set body = 'Body ' || nth where id = '${original.id}';
    end loop; end $$`,
  );
  const kept = database.column`
    select version from public.post_revisions where post_id = ${original.id}
    order by version limit 2`;
  expect(await kept).toEqual([1, 7]);
});

test('article: the list shows those of one language, or all', async () => {
  const { original, translation } = await translated();
  const ids = async (given = {}) => {
    const { rows } = await database.call('editor', 'list_posts', { count: 200, ...given });
    const both = [original.id, translation.id];
    return rows.map(({ post_id }) => String(post_id)).filter((id) => both.includes(id));
  };
  expect((await ids()).sort()).toEqual([original.id, translation.id].sort());
  expect(await ids({ language: 'pt' })).toEqual([translation.id]);
  expect(await ids({ language: '' })).toEqual([original.id]);
});
