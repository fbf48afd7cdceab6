import { describe, expect, test } from 'vitest';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { PAGE_SLUGS } from '../fixtures/page-slugs.ts';
import { PAGES } from './fixtures.ts';
import { ACCOUNTS } from './harness.ts';
import { INTRO, openPages } from './page-steps.ts';

const steps = openPages();

describe('an address', () => {
  test('of every kind of page is judged as the table of cases says', async () => {
    const rows = await steps.database.sql<{ kind: string; slug: string; allowed: boolean }>`
      select kind, slug, private.is_page_slug(kind::public.page_kind, slug) as allowed
      from unnest(${PAGE_SLUGS.map(([kind]) => kind)}::text[],
      ${PAGE_SLUGS.map(([, slug]) => slug)}::text[]) with ordinality as t (kind, slug, nth) order
      by nth`;
    expect(rows.map(({ kind, slug, allowed }) => [kind, slug, allowed])).toEqual(PAGE_SLUGS);
  });

  test.each(PAGE_SLUGS.filter(([, , isAllowed]) => !isAllowed).filter((_, nth) => nth % 5 === 0))(
    'that is not allowed is refused: %s %j',
    async (kind, slug) => {
      const own = kind === 'home' || kind === 'not-found' ? 'page' : kind;
      const { error } = await steps.insert({ kind: own as 'page', title: 'x', slug });
      // White space makes no address of a title either.
      expect(error?.code ?? 'taken', `${kind} ${slug}`).toBe('23514');
    },
  );

  test('is made of the title, beside the reserved ones and those of others', async () => {
    const made = async (title: string, kind: 'page' | 'service' | 'legal' = 'page') =>
      (await steps.working(await steps.add({ title, kind }))).slug;
    expect(await made('Blog')).toBe('blog-2');
    expect(await made('Blog')).toBe('blog-3');
    expect(await made('Blog', 'legal'), 'legal pages stand beside the others').toBe('blog-4');
    expect(await made('Blog', 'service'), 'services have a folder').toBe('blog');
    expect(await made('')).toMatch(/^draft-[0-9a-f]{8}$/);
    expect(await made('木工'), 'page is reserved as well').toBe('page-2');
  });

  test('of another page is refused in words', async () => {
    await steps.add({ slug: 'taken-address' });
    const { error } = await steps.insert({ kind: 'legal', title: 'x', slug: 'taken-address' });
    expect(error).toMatchObject({ code: 'PT409', hint: 'slug_taken' });
    expect(
      (await steps.insert({ kind: 'service', title: 'x', slug: 'taken-address' })).error,
    ).toBeNull();
  });

  test('of a page of the folder is that of the folder, or one of its own', async () => {
    const id = await steps.addOfFolder('about-us');
    expect((await steps.working(id)).slug).toBeNull();
    expect((await steps.save(id, { slug: 'who-we-are' })).error).toBeNull();
    const { error } = await steps.insert({ kind: 'page', title: 'x', slug: 'who-we-are' });
    expect(error?.hint).toBe('slug_taken');
    await steps.add({ slug: 'our-workshop' });
    expect((await steps.save(id, { slug: 'our-workshop' })).error?.hint).toBe('slug_taken');
    expect((await steps.save(id, { slug: 'blog' })).error?.code).toBe('23514');
    expect((await steps.save(id, { slug: null })).error).toBeNull();
  });
});

describe('what a row is of', () => {
  test('stays in the order in which staff made them', async () => {
    const made: string[] = [];
    for (const title of ['Stairs', 'Windows', 'Doors', 'Tables']) {
      const { data } = await steps.insert({ kind: 'service', title });
      made.push(data?.key ?? '');
    }
    expect(made).toEqual(made.toSorted());
    expect(new Set(made).size).toBe(4);
  });

  test.each([
    ['the first page of staff’s own', { kind: 'home' }],
    ['a page of staff’s own for lost addresses', { kind: 'not-found' }],
    ['another key of one’s own', { kind: 'page', key: 'about' }],
    [
      'a page of the folder with a key of staff’s',
      { kind: 'page', key: 'own-12345678', of_folder: true },
    ],
    ['a second first page', { kind: 'home', key: 'home-2', of_folder: true }],
    ['a legal page called home', { kind: 'legal', key: 'home', of_folder: true }],
    [
      'an address of the first page',
      { kind: 'home', key: 'home', of_folder: true, slug: 'welcome' },
    ],
    ['a first page that is hidden', { kind: 'home', key: 'home', of_folder: true, hidden: true }],
    [
      'a privacy page that is hidden',
      { kind: 'legal', key: 'terms', of_folder: true, hidden: true },
    ],
    ['a page of staff’s own that is hidden', { kind: 'page', hidden: true }],
    ['names of a page that is no service', { kind: 'page', names: { short: 'x' } }],
    ['names that are a list', { kind: 'service', names: [] }],
    ['names that there are not', { kind: 'service', names: { long: 'x' } }],
    ['names with a line break', { kind: 'service', names: { menu: 'a\nb' } }],
    ['names that are too long', { kind: 'service', names: { short: 'x'.repeat(41) } }],
    ['one in the menu that is', { kind: 'service', names: { menu: 'x'.repeat(61) } }],
    ['a title of 201 characters', { kind: 'page', title: 'x'.repeat(201) }],
    ['a title for searches of 201', { kind: 'page', seo_title: 'x'.repeat(201) }],
    ['a description of 501', { kind: 'page', seo_description: 'x'.repeat(501) }],
  ])('is never %s', async (_, row) => {
    const { error } = await steps.insert({ title: 'x', ...row } as never);
    expect(error?.code).toBe('23514');
  });

  test('is never a page whose editor would have the address of another screen', async () => {
    const screens = Object.values(STAFF).flatMap((path) =>
      typeof path === 'string' ? (/^\/admin\/pages\/([^/]+)/.exec(path)?.[1] ?? []) : [],
    );
    expect(screens).toContain('menu');
    for (const key of screens) {
      const row = { kind: 'page', title: 'x', key, of_folder: true } as const;
      const { error } = await steps.insert(row);
      expect(error, key).toMatchObject({ code: 'PT422', hint: 'reserved_key' });
      expect(error?.message).toContain(
        `A page can't have the key “${key}”: /admin/pages/${key} is`,
      );
      // A restore turns the triggers off.
      await steps.database.sql('set session_replication_role = replica');
      const restored = steps.database.sql`
        insert into public.pages (kind, key, of_folder) values ('page', ${key}, true)`;
      await expect(restored).rejects.toThrow('pages_key_is_no_screen');
      await steps.database.sql('reset session_replication_role');
    }
  });

  test('may have the address /menu: a page of staff’s own has a key that no screen has', async () => {
    const { data, error } = await steps.insert({ kind: 'page', title: 'Menu', slug: 'menu' });
    expect([error, data]).toEqual([null, expect.objectContaining({ slug: 'menu' })]);
    expect((data as unknown as { key: string }).key).toMatch(/^own-[0-9a-f]{8,}$/);
  });

  test('may be as long as it may', async () => {
    const { error } = await steps.insert({
      ...{ kind: 'service', title: '🪵'.repeat(200), seo_title: 'x'.repeat(200) },
      ...{ seo_description: 'x'.repeat(500) },
      names: { short: 'x'.repeat(40), menu: 'x'.repeat(60), hint: 'x'.repeat(160) },
    });
    expect(error).toBeNull();
  });

  test('is not a kind that there is not', async () => {
    expect((await steps.insert({ kind: 'shop' as 'page', title: 'x' })).error?.code).toBe('22P02');
  });

  test('never changes', async () => {
    const id = await steps.add();
    const { key, kind, of_folder } = await steps.working(id);
    const other = { key: 'privacy', kind: 'legal', of_folder: true, title: 'Changed' } as const;
    expect((await steps.save(id, other)).data).toMatchObject([{ id, key, kind, of_folder }]);
  });

  test('is begun once for a page of the folder, but a wrong kind stands in nobody’s way', async () => {
    await steps.addOfFolder('imprint', { kind: 'page' });
    const right = { kind: 'legal', key: 'imprint', of_folder: true } as const;
    expect((await steps.insert(right)).error).toBeNull();
    expect((await steps.insert(right, 'admin')).error?.code).toBe('23505');
  });

  test('is named by one key alone, which the menu goes by', async () => {
    const { key } = await steps.working(await steps.add());
    expect((await steps.insert({ kind: 'service', title: 'x', key })).error?.code).toBe('23505');
  });
});

describe('the bin', () => {
  test('does not take pages of the folder, and they are never deleted', async () => {
    const id = await steps.addOfFolder('about-us');
    expect((await steps.save(id, { deleted_at: '2026-01-01' })).error?.code).toBe('23514');
    const admin = await steps.database.client('admin');
    await admin.from('pages').delete().eq('id', id);
    expect((await steps.working(id)).key).toBe('about-us');
  });
});

describe('a copy', () => {
  test('is a draft with another name and address', async () => {
    const id = await steps.add({ kind: 'service', title: 'Stairs', names: { short: 'Stairs' } });
    const editor = await steps.database.client('editor');
    const { data } = await editor.rpc('duplicate_page', { page_id: id });
    expect(data).toMatchObject({
      ...{ title: 'Stairs (copy)', slug: 'stairs-copy', kind: 'service', version: 1 },
      ...{ names: { short: 'Stairs' }, content: INTRO, created_by: ACCOUNTS.editor },
    });
    expect(data?.key).not.toBe((await steps.working(id)).key);
    expect(await steps.state(data?.id ?? '')).toBe('draft');
  });

  test.each([
    ['the folder', PAGES.privacy],
    ['the bin', PAGES.binned],
    ['nowhere', '99999999-0000-4000-8000-000000000000'],
  ])('is not made of a page of %s', async (_, page_id) => {
    const editor = await steps.database.client('editor');
    const { error } = await editor.rpc('duplicate_page', { page_id });
    expect(error).toMatchObject({ code: 'PT404', hint: 'page' });
  });
});
