import { expect, test } from 'vitest';
import { Document, GALLERY, KINDS } from './documents.ts';
import { addContent } from './fixtures.ts';
import { openDatabase } from './harness.ts';

const database = openDatabase(addContent);

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
