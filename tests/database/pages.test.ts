import { describe, expect, test } from 'vitest';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { PAGE_SLUGS } from '../fixtures/page-slugs.ts';
import { Document, ofFolder, PAGE, type Row } from './documents.ts';
import { addContent } from './fixtures.ts';
import { openDatabase, type Person } from './harness.ts';

const database = openDatabase(addContent);
const add = (row: Row = {}) => Document.add(database, PAGE, row);
/** Tries to make one, of which nothing but the title is given. */
const insert = (row: Row, person?: Person) =>
  new Document(database, PAGE).insert({ title: 'x', ...row }, person);
const TAKEN = { sqlstate: 'PT409', hint: 'slug_taken' };

describe('page: an address', () => {
  test('of every kind of page is judged as the table of cases says', async () => {
    const [kinds, slugs] = [PAGE_SLUGS.map(([kind]) => kind), PAGE_SLUGS.map(([, slug]) => slug)];
    const rows = await database.sql<{ kind: string; slug: string; allowed: boolean }>`
      select kind, slug, private.is_page_slug(kind::public.page_kind, slug) as allowed
      from unnest(${kinds}::text[], ${slugs}::text[]) with ordinality as t (kind, slug, nth)
      order by nth`;
    expect(rows.map(({ kind, slug, allowed }) => [kind, slug, allowed])).toEqual(PAGE_SLUGS);
  });

  const refused = PAGE_SLUGS.filter(([, , isAllowed]) => !isAllowed);
  const some = refused.filter((_, nth) => nth % 5 === 0);
  test.each(some)('that is not allowed is refused: %s %j', async (kind, slug) => {
    const own = kind === 'home' || kind === 'not-found' ? 'page' : kind;
    expect((await insert({ kind: own, slug })).sqlstate).toBe('23514');
  });

  test('is made of the title, beside the reserved ones and those of others', async () => {
    const made = async (title: string, kind = 'page') =>
      (await (await add({ title, kind, slug: null })).row()).slug;
    expect(await made('Blog')).toBe('blog-2');
    expect(await made('Blog')).toBe('blog-3');
    expect(await made('Blog', 'legal'), 'legal pages stand beside the others').toBe('blog-4');
    expect(await made('Blog', 'service'), 'services have a folder').toBe('blog');
    expect(await made('')).toMatch(/^draft-[0-9a-f]{8}$/);
    expect(await made('木工'), 'page is reserved as well').toBe('page-2');
  });

  test('of another page is refused, and a service stands in its own folder', async () => {
    await add({ slug: 'taken-address' });
    expect(await insert({ kind: 'legal', slug: 'taken-address' })).toMatchObject(TAKEN);
    expect((await insert({ kind: 'service', slug: 'taken-address' })).message).toBe('');
  });

  test('of a page of the folder is that of the folder, or one of its own', async () => {
    const it = await ofFolder(database, 'about-us');
    expect((await it.row()).slug).toBeNull();
    expect((await it.save({ slug: 'who-we-are' })).message).toBe('');
    expect(await insert({ kind: 'page', slug: 'who-we-are' })).toMatchObject(TAKEN);
    await add({ slug: 'our-workshop' });
    expect(await it.save({ slug: 'our-workshop' })).toMatchObject(TAKEN);
    expect((await it.save({ slug: 'blog' })).sqlstate).toBe('23514');
    expect((await it.save({ slug: null })).message).toBe('');
  });
});

describe('page: what a row is of', () => {
  test('stays in the order in which staff made them', async () => {
    const made: string[] = [];
    for (const title of ['Stairs', 'Windows', 'Doors', 'Tables']) {
      made.push(String((await (await add({ kind: 'service', title })).row()).key));
    }
    expect(made).toEqual(made.toSorted());
    expect(new Set(made).size).toBe(4);
  });

  const home = { kind: 'home', key: 'home', of_folder: true };
  test.each([
    ['the first page of staff’s own', { kind: 'home' }],
    ['a page of staff’s own for lost addresses', { kind: 'not-found' }],
    ['another key of one’s own', { kind: 'page', key: 'about' }],
    ['one of the folder with a key of staff’s', { ...home, kind: 'page', key: 'own-12345678' }],
    ['a second first page', { ...home, key: 'home-2' }],
    ['a legal page called home', { ...home, kind: 'legal' }],
    ['an address of the first page', { ...home, slug: 'welcome' }],
    ['a first page that is hidden', { ...home, hidden: true }],
    ['a privacy page that is hidden', { ...home, kind: 'legal', key: 'terms', hidden: true }],
    ['a page of staff’s own that is hidden', { kind: 'page', hidden: true }],
    ['names of a page that is no service', { kind: 'page', names: { short: 'x' } }],
    ['names that are a list', { kind: 'service', names: '[]' }],
    ['names that there are not', { kind: 'service', names: { long: 'x' } }],
    ['names with a line break', { kind: 'service', names: { menu: 'a\nb' } }],
    ['names that are too long', { kind: 'service', names: { short: 'x'.repeat(41) } }],
    ['one in the menu that is', { kind: 'service', names: { menu: 'x'.repeat(61) } }],
    ['a title of 201 characters', { kind: 'page', title: 'x'.repeat(201) }],
    ['a title for searches of 201', { kind: 'page', seo_title: 'x'.repeat(201) }],
    ['a description of 501', { kind: 'page', seo_description: 'x'.repeat(501) }],
  ])('is never %s', async (_, row) => {
    expect((await insert(row)).sqlstate).toBe('23514');
  });

  test('is never a page whose editor would have the address of another screen', async () => {
    const screens = Object.values(STAFF).flatMap((path) =>
      typeof path === 'string' ? (/^\/admin\/pages\/([^/]+)/.exec(path)?.[1] ?? []) : [],
    );
    expect(screens).toContain('menu');
    for (const key of screens) {
      expect(await insert({ kind: 'page', key, of_folder: true }), key).toMatchObject({
        ...{ sqlstate: 'PT422', hint: 'reserved_key' },
        message: expect.stringContaining(
          `A page can't have the key “${key}”: /admin/pages/${key} is`,
        ),
      });
      // A restore turns the triggers off.
      await database.sql('set session_replication_role = replica');
      const restored = database.sql`
        insert into public.pages (kind, key, of_folder) values ('page', ${key}, true)`;
      await expect(restored).rejects.toThrow('pages_key_is_no_screen');
      await database.sql('reset session_replication_role');
    }
  });

  test('may be as long as it may, and have the address /menu beside a key that no screen has', async () => {
    const long = {
      ...{ kind: 'service', title: '🪵'.repeat(200), seo_title: 'x'.repeat(200) },
      ...{ seo_description: 'x'.repeat(500) },
      names: { short: 'x'.repeat(40), menu: 'x'.repeat(60), hint: 'x'.repeat(160) },
    };
    expect((await insert(long)).message).toBe('');
    const row = await (await add({ slug: 'menu' })).row();
    expect(row).toMatchObject({ slug: 'menu', key: expect.stringMatching(/^own-[0-9a-f]{8,}$/) });
  });

  test('is not a kind that there is not', async () => {
    expect((await insert({ kind: 'shop' })).sqlstate).toBe('22P02');
  });

  test('never changes', async () => {
    const it = await add();
    const { key, kind, of_folder } = await it.row();
    await it.save({ key: 'privacy', kind: 'legal', of_folder: true, title: 'Changed' });
    expect(await it.row()).toMatchObject({ key, kind, of_folder, title: 'Changed' });
  });

  test('is begun once for a page of the folder, but a wrong kind stands in nobody’s way', async () => {
    await ofFolder(database, 'imprint');
    const right = { kind: 'legal', key: 'imprint', of_folder: true };
    expect((await insert(right)).message).toBe('');
    expect((await insert(right, 'admin')).sqlstate).toBe('23505');
  });

  test('is named by one key alone, which the menu goes by', async () => {
    const { key } = await (await add()).row();
    expect((await insert({ kind: 'service', key })).sqlstate).toBe('23505');
  });
});

test('page: one of the folder goes neither to the bin nor away', async () => {
  const it = await ofFolder(database, 'about-us');
  expect((await it.bin()).sqlstate).toBe('23514');
  await database.run('admin', `delete from public.pages where id = '${it.id}'`);
  expect((await it.row()).key).toBe('about-us');
});
