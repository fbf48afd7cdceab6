import { beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '#supabase/database.types.ts';
import { ACCOUNTS, openDatabase, type Person } from './harness.ts';

const database = openDatabase();
let start: number;
beforeAll(async () => {
  start = await database.value('select public.content_version()');
});

/** What has been noted, as 'action entity title'. */
async function noted(): Promise<string[]> {
  const rows = await database.sql<{ note: string }>`
    select concat_ws(' ', action, entity, title) as note from public.content_changes
    where version > ${start} order by version`;
  return rows.map(({ note }) => note);
}

describe('the menu', () => {
  const save = async (items: unknown, person: Person = 'admin', version?: number) => {
    const client = await database.client(person);
    const fields = { items: items as Json, ...(version !== undefined && { version }) };
    return client.from('site_menu').update(fields).eq('id', true).select();
  };
  const entry = { label: 'About us', page: 'own-12345678' };

  test('begins as the folder has it, and visitors read it', async () => {
    const visitor = await database.client('nobody');
    const { data } = await visitor.from('site_menu').select('items, version');
    expect(data).toEqual([{ items: null, version: 1 }]);
  });

  test('is changed by administrators, noted, and kept with who saved it', async () => {
    const items = [entry, { label: 'Work', href: '/#work' }];
    expect((await save(items)).error).toBeNull();
    expect((await save(items)).error, 'nothing changed').toBeNull();
    expect(await noted()).toEqual(['updated menu The menu']);
    const admin = await database.client('admin');
    const { data } = await admin.from('site_menu_revisions').select().order('version');
    expect(data).toMatchObject([
      { version: 1, items: null },
      { version: 2, items, saved_by: ACCOUNTS.admin },
    ]);
    const log = `select actor from public.audit_log where entity = 'site_menu'`;
    expect(await database.sql(log)).toEqual([{ actor: ACCOUNTS.admin }]);
  });

  test('is not changed by anybody else', async () => {
    expect((await save([], 'editor')).data).toEqual([]);
    expect((await save([], 'nobody')).error?.code).toBe('42501');
    expect(await noted()).toEqual(['updated menu The menu']);
  });

  test('is refused on the base of an older one', async () => {
    const { error } = await save([], 'admin', 1);
    expect(error).toMatchObject({ code: 'PT409', message: 'version_conflict', hint: '2' });
  });

  test('has a label for each language', async () => {
    const items = [
      { ...entry, labels: { pt: 'Sobre nós' } },
      { label: 'Shop', href: '/', labels: {} },
    ];
    expect((await save(items)).error).toBeNull();
  });

  test('has twelve entries at most', async () => {
    expect((await save(Array(12).fill(entry))).error).toBeNull();
    expect((await save(Array(13).fill(entry))).error?.code).toBe('23514');
    expect((await save(null)).error).toBeNull();
  });

  test.each([
    ['an object', {}],
    ['a number', 1],
    ['texts', ['About']],
    ['null', [null]],
    ['lists', [[entry]]],
    ['labels that are a text', [{ ...entry, labels: 'Sobre nós' }]],
    ['labels of no language', [{ ...entry, labels: { 'pt-PT': 'Sobre nós' } }]],
    ['labels of the main language', [{ ...entry, labels: { '': 'About' } }]],
    ['an empty label of a language', [{ ...entry, labels: { pt: '' } }]],
    ['a long label of a language', [{ ...entry, labels: { pt: 'x'.repeat(41) } }]],
    ['no label', [{ href: '/' }]],
    ['an empty label', [{ label: '', href: '/' }]],
    ['a label of spaces', [{ label: ' About ', href: '/' }]],
    ['a label of two lines', [{ label: 'a\nb', href: '/' }]],
    ['a label of 41 letters', [{ label: 'x'.repeat(41), href: '/' }]],
    ['a label that is a number', [{ label: 1, href: '/' }]],
    ['no aim', [{ label: 'x' }]],
    ['two aims', [{ ...entry, href: '/' }]],
    ['more', [{ ...entry, target: '_blank' }]],
    ['a page that is no key', [{ label: 'x', page: '../admin' }]],
    ['a page that is a list', [{ label: 'x', page: ['a'] }]],
    ['a script', [{ label: 'x', href: 'javascript:alert(1)' }]],
    ['an address without a host', [{ label: 'x', href: '//evil.example' }]],
    ['an address of nothing', [{ label: 'x', href: '' }]],
    ['an address that is null', [{ label: 'x', href: null }]],
  ])('is refused with %s', async (_, items) => {
    expect((await save(items)).error?.code).toBe('23514');
  });
});
