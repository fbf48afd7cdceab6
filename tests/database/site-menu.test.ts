import { beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNTS, literal, openDatabase } from './harness.ts';

const database = openDatabase();
let start: number;
beforeAll(async () => {
  start = await database.value('select public.content_version()');
});

/** What has been noted, as 'action entity title'. */
const noted = () =>
  database.column`
    select concat_ws(' ', action, entity, title) from public.content_changes
    where version > ${start} order by version`;

describe('menu', () => {
  const save = (items: unknown, version = 'version') =>
    database.run(
      'admin',
      `update public.site_menu set items = ${literal(items && JSON.stringify(items))}, version = ${version}`,
    );
  const entry = { label: 'About us', page: 'own-12345678' };

  test('begins as the folder has it, and visitors read it', async () => {
    const { rows } = await database.run('nobody', 'select items, version from public.site_menu');
    expect(rows).toEqual([{ items: null, version: 1 }]);
  });

  test('is changed by administrators, and noted with who saved it', async () => {
    const items = [entry, { label: 'Work', href: '/#work' }];
    for (const _ of ['once', 'nothing changed']) expect((await save(items)).message).toBe('');
    expect(await noted()).toEqual(['updated menu The menu']);
    const log = `select actor from public.audit_log where entity = 'site_menu'`;
    expect(await database.sql(log)).toEqual([{ actor: ACCOUNTS.admin }]);
    expect(await save([], '1'), 'on the base of an older one').toMatchObject({
      ...{ sqlstate: 'PT409', message: 'version_conflict', hint: '2' },
    });
  });

  test('has a label for each language', async () => {
    const items = [
      { ...entry, labels: { pt: 'Sobre nós' } },
      { label: 'Shop', href: '/', labels: {} },
    ];
    expect((await save(items)).message).toBe('');
  });

  test('has twelve entries at most', async () => {
    expect((await save(Array(12).fill(entry))).message).toBe('');
    expect((await save(Array(13).fill(entry))).sqlstate).toBe('23514');
    expect((await save(null)).message).toBe('');
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
    expect((await save(items)).sqlstate).toBe('23514');
  });
});
