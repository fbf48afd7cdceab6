import { expect, test } from 'vitest';
import { ARTICLE, Document, GALLERY, KINDS } from './documents.ts';
import { addContent } from './fixtures.ts';
import { ACCOUNTS, openDatabase } from './harness.ts';

const database = openDatabase(addContent);

const CLAIMED = {
  ...{ created_by: ACCOUNTS.admin, updated_by: ACCOUNTS.admin },
  ...{ created_at: '2001-01-01T00:00:00Z', updated_at: '2001-01-01T00:00:00Z' },
};

test.each(KINDS)('$noun: takes no version, people, times nor bin from its maker', async (kind) => {
  const it = new Document(database, kind);
  const claims = { ...CLAIMED, version: 99, deleted_at: '2001-01-01' };
  expect((await it.insert({ ...kind.complete('x'), ...claims })).message).toBe('');
  const row = await it.row();
  expect(row).toMatchObject({
    ...{ version: 1, deleted_at: null, created_by: ACCOUNTS.editor, updated_by: ACCOUNTS.editor },
  });
  expect([row.created_at, row.updated_at].join()).not.toContain('2001');
});

test.each(KINDS)('$noun: keeps its id, who made it and when, whatever is sent', async (kind) => {
  const it = await Document.add(database, kind);
  const before = await it.row();
  const claims = { ...CLAIMED, id: crypto.randomUUID(), title: 'Changed' };
  expect(await it.save(claims)).toMatchObject({ sqlstate: null, count: 1 });
  const { id, created_at, created_by } = before;
  const row = await it.row();
  expect(row).toMatchObject({ id, created_at, created_by, updated_by: ACCOUNTS.editor });
  expect(row.updated_at).not.toContain('2001');
});

test.each(KINDS)('$noun: a save raises the version that it knows, no older one', async (kind) => {
  const it = await Document.add(database, kind);
  const { version } = await it.row();
  expect((await it.save({ title: 'Theirs', version }, 'admin')).message).toBe('');
  expect(await it.row()).toMatchObject({ version: version + 1, updated_by: ACCOUNTS.admin });
  expect(await it.save({ title: 'Mine', version })).toMatchObject({
    ...{ sqlstate: 'PT409', message: 'version_conflict', hint: String(version + 1) },
  });
  for (const made of [0, version + 2, 2_147_483_647]) {
    expect((await it.save({ title: 'Mine', version: made })).sqlstate, `${made}`).toBe('PT409');
  }
  expect(await it.row()).toMatchObject({ title: 'Theirs', version: version + 1 });
});

test.each(KINDS)('$noun: a save without a difference is none', async (kind) => {
  const it = await Document.add(database, kind);
  const before = await it.row();
  const kept = await it.revisions();
  await it.save({ title: 'Oak stairs', version: before.version });
  expect([await it.row(), await it.revisions()]).toEqual([before, kept]);
});

test('article: a save of an older version is told so by the API', async () => {
  const it = await Document.add(database, ARTICLE);
  await it.write('Theirs.');
  const editor = await database.client('editor');
  const save = editor.from('posts').update({ title: 'Mine', version: 1 }).eq('id', it.id).select();
  const { error, status } = await save;
  expect([status, error?.code, error?.hint]).toEqual([409, 'PT409', '2']);
});

test('article: needs nothing to begin with, and belongs to whoever began it', async () => {
  const it = new Document(database, ARTICLE);
  await it.insert({});
  const row = await it.row();
  expect(row).toMatchObject({
    ...{ title: '', author_id: ACCOUNTS.editor, author_name: 'The editor' },
  });
  expect(row.slug).toMatch(/^draft-[0-9a-f]{8}$/);
});

test.each(KINDS)('$noun: the bin takes it off the site, and returns a draft', async (kind) => {
  const it = await Document.published(database, kind);
  expect((await it.bin()).message).toBe('');
  expect(await it.visible()).toBeNull();
  expect((await it.row()).deleted_at, 'whatever a client claims').not.toMatch(/^1999/);
  await it.save({ deleted_at: null });
  expect([await it.state(), await it.visible()]).toEqual(['draft', null]);
  expect((await it.row()).words).toBe('First words.');
});

test.each(KINDS)('$noun: the bin is for those who may delete', async (kind) => {
  const [kept, binned] = [await Document.add(database, kind), await Document.add(database, kind)];
  await binned.bin();
  const permission = `${kind.table}.delete`;
  await database.sql`
    delete from public.role_permissions
    where role = 'editor' and permission = ${permission}::public.app_permission`;
  for (const [it, deleted_at] of [
    [kept, 'now'],
    [binned, null],
  ] as const) {
    expect(await it.save({ deleted_at })).toMatchObject({ sqlstate: '42501', hint: permission });
    expect((await it.save({ deleted_at }, 'admin')).sqlstate).toBeNull();
  }
  await database.sql`insert into public.role_permissions values ('editor', ${permission})`;
});

test.each(KINDS)('$noun: is deleted for good out of the bin alone, with its rows', async (kind) => {
  const it = await Document.published(database, kind);
  await it.save({ slug: `moved-${kind.noun}` });
  await it.publish();
  const statement = `delete from public.${kind.table} where id = '${it.id}'`;
  expect(await database.run('admin', statement)).toMatchObject({ sqlstate: null, count: 0 });
  await it.bin();
  expect(await database.run('admin', statement)).toMatchObject({ sqlstate: null, count: 1 });
  const own = [`published_${kind.table}`, `${kind.entity}_revisions`, `${kind.entity}_redirects`];
  for (const table of [...own, ...(kind === GALLERY ? ['portfolio_images'] : [])]) {
    const rows = `select from public.${table} where ${kind.entity}_id = $1`;
    expect(await database.sql(rows, it.id), table).toEqual([]);
  }
});
