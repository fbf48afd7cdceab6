import { expect, test } from 'vitest';
import {
  ARTICLE,
  Document,
  inAnHour,
  type Kind,
  NOWHERE,
  PAGE,
  type Row,
  SCHEDULED,
} from './documents.ts';
import { addContent, MEDIA, PAGES, POSTS } from './fixtures.ts';
import { ACCOUNTS, openDatabase } from './harness.ts';

const database = openDatabase(addContent);

/** One that visitors have, and its translation. */
async function translated(kind: Kind, row: Row = {}) {
  const original = await Document.published(database, kind, row);
  const { id } = await original.done(original.translate());
  return { original, translation: new Document(database, kind, String(id)) };
}
/** What is the same in a translation whatever happens to it. */
async function origin(it: Document) {
  const row = await it.row();
  return it.kind === ARTICLE
    ? [row.language, row.translation_of, row.original_version]
    : [row.language, row.key, row.original];
}

test.each(SCHEDULED)('$noun: as it always was it is of the main language', async (kind) => {
  const it = new Document(database, kind, kind === ARTICLE ? POSTS.live : PAGES.live);
  expect(await it.row()).toMatchObject({
    ...{ language: '', ...(kind === ARTICLE ? { translation_of: null } : { original: null }) },
  });
  expect(await it.visible()).toMatchObject({ language: '' });
  for (const language of ['PT', 'pt-PT', 'p', 'port', ' ']) {
    const refused = await new Document(database, kind).insert({ ...kind.complete('x'), language });
    expect(refused.sqlstate, language).toBe('23514');
  }
});

test('article: a translation begins with text and pictures of the original, and no title', async () => {
  const row = { summary: 'Short.', cover_media_id: MEDIA.draft, tags: ['oak'] };
  const { original, translation } = await translated(ARTICLE, row);
  const began = await translation.row();
  expect(began).toMatchObject({
    ...{ ...row, language: 'pt', translation_of: original.id, original_version: 1, version: 1 },
    ...{ title: '', summary: '', body: 'First words.' },
  });
  expect(began.slug).toMatch(/^draft-/);
  expect(await translation.tryToPublish()).toMatchObject({ hint: 'incomplete' });
});

test('page: a translation begins with words and pictures to write over, and no title', async () => {
  const { original, translation } = await translated(PAGE, { seo_title: 'For searches' });
  const { key, content } = await original.row();
  const began = await translation.row();
  expect(began).toMatchObject({
    ...{ language: 'pt', key, kind: 'page', of_folder: false, version: 1 },
    ...{ title: '', seo_title: null, content },
    original: { title: 'Oak stairs', seo_title: 'For searches', content },
  });
  expect(began.slug).toMatch(/^draft-/);
  expect(await translation.tryToPublish()).toMatchObject({ hint: 'incomplete' });
});

test.each(SCHEDULED)('$noun: is translated once into each other language', async (kind) => {
  const { original, translation } = await translated(kind);
  expect(await original.translate()).toMatchObject({ sqlstate: 'PT409', hint: 'translated' });
  expect((await original.translate('de')).message).toBe('');
  expect(await translation.translate('de')).toMatchObject({ hint: 'translation' });
  expect(await original.translate('')).toMatchObject({ hint: 'translation' });
  const gone = kind === ARTICLE ? [POSTS.binned] : [PAGES.binned, PAGES.privacy];
  for (const id of gone) {
    const refused = await new Document(database, kind, id).translate();
    expect(refused).toMatchObject({ sqlstate: 'PT404', hint: kind.entity });
  }
  if (kind === PAGE) expect((await original.translate('Português')).sqlstate).toBe('23514');
});

test.each(SCHEDULED)('$noun: a translation keeps its language and its origin', async (kind) => {
  const { translation } = await translated(kind);
  const before = await origin(translation);
  const claims =
    kind === ARTICLE
      ? { translation_of: null, original_version: 9 }
      : { original: null, key: 'own-12345678' };
  await translation.save({ ...claims, language: 'de', title: 'Oficina' });
  expect(await origin(translation)).toEqual(before);
  expect(await translation.row()).toMatchObject({ title: 'Oficina' });
});

test.each(SCHEDULED)('$noun: a translation may have an address of another', async (kind) => {
  const slug = `same-${kind.noun}`;
  const { translation } = await translated(kind, { title: `Same ${kind.noun}`, slug });
  await translation.save({ title: `Same ${kind.noun}` });
  expect((await translation.row()).slug).toBe(slug);
  const other = () => new Document(database, kind);
  const row = { ...kind.complete('x'), language: 'pt' };
  expect(await other().insert({ ...row, slug })).toMatchObject({ hint: 'slug_taken' });
  const free = other();
  await free.insert({ ...row, title: `Same ${kind.noun}` });
  expect((await free.row()).slug).toBe(`${slug}-2`);
});

test.each(SCHEDULED)('$noun: a translation lives and dies in its language', async (kind) => {
  const { original, translation } = await translated(kind, { slug: `goes-live-${kind.noun}` });
  const before = await origin(translation);
  await translation.save({ title: `Vai ${kind.noun}` });
  await translation.publish();
  const first = { language: 'pt', slug: `vai-${kind.noun}` };
  expect(await translation.visible()).toMatchObject(first);
  expect(await original.visible()).toMatchObject({ language: '', slug: `goes-live-${kind.noun}` });

  const version = await database.value<number>('select public.content_version()');
  await translation.save({ slug: `mudou-${kind.noun}` });
  await translation.publish(inAnHour());
  await translation.letTimeCome();
  await database.sql('select public.release_due()');
  expect(await translation.visible()).toMatchObject({ language: 'pt', slug: `mudou-${kind.noun}` });
  const redirects = `select language, old_slug from public.${kind.entity}_redirects where ${kind.entity}_id = $1`;
  expect(await database.sql(redirects, translation.id)).toEqual([
    { language: 'pt', old_slug: first.slug },
  ]);
  await translation.done(
    translation.call('put_back_change', [kind.entity, translation.id, version]),
  );
  expect(await translation.visible()).toMatchObject(first);

  expect((await translation.discard()).message).toBe('');
  await translation.bin();
  expect(await translation.visible()).toBeNull();
  await translation.save({ deleted_at: null });
  expect(await origin(translation)).toEqual(before);
});

test.each(SCHEDULED)('$noun: a translation stays when its original is deleted', async (kind) => {
  const { original, translation } = await translated(kind);
  await translation.save({ title: 'Fica' });
  await translation.publish();
  await original.bin();
  const statement = `delete from public.${kind.table} where id = '${original.id}'`;
  expect(await database.run('editor', statement)).toMatchObject({ message: '', count: 1 });
  expect(await translation.visible()).toMatchObject({ language: 'pt', title: 'Fica' });
  const row = { translation_of: null, original_version: null, version: 2 };
  if (kind === ARTICLE) expect(await translation.row()).toMatchObject(row);
});

const HELD: Record<string, Row> = {
  article: { tags: ['Oak', 'Floors'], author_name: 'Anna' },
  page: { kind: 'service', names: { short: 'Stairs' } },
};
test.each(SCHEDULED)('$noun: a copy is a draft of its own with all that it holds', async (kind) => {
  const row = { ...kind.text('Words.'), ...HELD[kind.noun] };
  const it = await Document.published(database, kind, { ...row, title: `Copied ${kind.noun}` });
  const copied = await it.done(it.duplicate());
  const slug = `copied-${kind.noun}-copy`;
  const made = { version: 1, created_by: ACCOUNTS.editor };
  expect(copied).toMatchObject({ ...row, ...made, slug, title: `Copied ${kind.noun} (copy)` });
  const copy = new Document(database, kind, String(copied.id));
  expect(await copy.state()).toBe('draft');
  const named = { title: `${kind.noun} (Kopie)`, slug: `${kind.noun}-kopie` };
  expect(await it.done(it.duplicate(named.title))).toMatchObject(named);
  expect(await it.done(it.duplicate(''))).toMatchObject({ title: '' });
  expect((await it.duplicate('x'.repeat(201))).sqlstate).toBe('23514');
  if (kind === PAGE) expect(copied.key).not.toBe((await it.row()).key);
  for (const id of [NOWHERE, ...(kind === PAGE ? [PAGES.privacy, PAGES.binned] : [POSTS.binned])]) {
    const gone = { sqlstate: 'PT404', hint: kind.entity };
    expect(await new Document(database, kind, id).duplicate()).toMatchObject(gone);
  }
});

test.each(SCHEDULED)('$noun: a copy of a translation translates nothing', async (kind) => {
  const { original, translation } = await translated(kind);
  const copy = await translation.done(translation.duplicate());
  expect(copy).toMatchObject({
    ...{ language: 'pt' },
    ...(kind === ARTICLE ? { translation_of: null, original_version: null } : { original: null }),
  });
  if (kind === PAGE) expect(copy.key).not.toBe((await original.row()).key);
});

test('article: what changed since it was translated is known until staff say that it is up to date', async () => {
  const { original, translation } = await translated(ARTICLE);
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
  const { original } = await translated(ARTICLE);
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
  const { original, translation } = await translated(ARTICLE);
  const ids = async (given = {}) => {
    const { rows } = await database.call('editor', 'list_posts', { count: 200, ...given });
    const both = [original.id, translation.id];
    return rows.map(({ post_id }) => String(post_id)).filter((id) => both.includes(id));
  };
  expect((await ids()).sort()).toEqual([original.id, translation.id].sort());
  expect(await ids({ language: 'pt' })).toEqual([translation.id]);
  expect(await ids({ language: '' })).toEqual([original.id]);
});
