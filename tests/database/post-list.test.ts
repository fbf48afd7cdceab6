import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#supabase/database.types.ts';
import { ACCOUNTS, openDatabase, type Person } from './harness.ts';

type Options = Database['public']['Functions']['list_posts']['Args'];

/** Articles in every state, changed one minute after the other: the last one is the newest. */
const ARTICLES = [
  { title: 'Ash in the workshop', state: 'draft', tags: ['Ash'], author: 'Anna' },
  { title: 'Éléments of a café', state: 'draft', tags: [], author: 'Joe' },
  { title: 'Oak floors', state: 'live', tags: ['Oak', 'Floors'], author: 'Anna' },
  { title: 'oak doors', state: 'live_with_changes', tags: ['oak'], author: 'Joe' },
  { title: 'Walnut', state: 'scheduled', tags: ['Walnut'], author: 'Anna' },
  { title: 'Old prices', state: 'archived', tags: ['Oak'], author: 'Anna' },
  { title: 'A mistake', state: 'bin', tags: ['Oak'], author: 'Joe' },
] as const;

const database = openDatabase();
beforeAll(async () => {
  for (const [index, { title, state, tags, author }] of ARTICLES.entries()) {
    const at = new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString();
    const id = await database.value<string>`
      insert into public.posts (title, body, tags, author_name, created_at, updated_at)
      values (${title}, 'Text.', ${tags}, ${author}, ${at}, ${at}) returning id`;
    const isPublic = ['live', 'live_with_changes', 'scheduled'].includes(state);
    if (isPublic) {
      const when = state === 'scheduled' ? '2100-01-01' : at;
      await database.sql`select public.publish_post(${id}, 1, ${when})`;
    }
    if (state === 'live_with_changes') {
      await database.sql`update public.posts set summary = 'New.' where id = ${id}`;
    }
    if (state === 'archived' || state === 'bin') {
      await database.sql`
        select public.change_posts(array[${id}]::uuid[], ${state === 'bin' ? 'bin' : 'archive'})`;
    }
    await database.sql`update public.post_summaries set updated_at = ${at} where post_id = ${id}`;
  }
});

async function list(options: Options = {}, person: Person = 'editor') {
  const client = await database.client(person);
  const { data, error } = await client.rpc('list_posts', options);
  if (error) throw error;
  return data;
}

const titles = async (options: Options) => (await list(options)).map(({ title }) => title);

const CURRENT = ['Walnut', 'oak doors', 'Oak floors', 'Éléments of a café', 'Ash in the workshop'];

describe('the list of articles', () => {
  test('shows what is neither archived nor in the bin, last changed first', async () => {
    expect(await titles({})).toEqual(CURRENT);
  });

  test.each([
    ['draft', ['Éléments of a café', 'Ash in the workshop']],
    ['scheduled', ['Walnut']],
    ['live', ['Oak floors']],
    ['live_with_changes', ['oak doors']],
    ['archived', ['Old prices']],
    ['bin', ['A mistake']],
  ] as const)('shows those that are %s, with that state', async (filter, expected) => {
    expect(await titles({ filter })).toEqual(expected);
    const states = (await list({ filter })).map(({ state }) => state);
    if (filter !== 'bin') expect(new Set(states)).toEqual(new Set([filter]));
  });

  test.each([
    ['cafe', ['Éléments of a café']],
    ['ÉLÉ caf', ['Éléments of a café']],
    ['oak', ['oak doors', 'Oak floors']],
    ['anna floor', ['Oak floors']],
    ['new', ['oak doors']],
    ['  “walnut” ', ['Walnut']],
    ['loors', []],
    [`o'ak & | ! :* ( <->`, []],
    ['…', CURRENT],
  ])('finds by the beginnings of words: %s', async (search, expected) => {
    expect(await titles({ search })).toEqual(expected);
  });

  test('finds by tag in any spelling, by author, and by all of it together', async () => {
    expect(await titles({ tag: 'OAK' })).toEqual(['oak doors', 'Oak floors']);
    expect(await titles({ author: 'Joe' })).toEqual(['oak doors', 'Éléments of a café']);
    expect(await titles({ tag: 'Oak', author: 'Anna', filter: 'live', search: 'fl' })).toEqual([
      'Oak floors',
    ]);
  });

  test('sorts by title without minding capitals and accents, and by publication', async () => {
    expect(await titles({ sort: 'title' })).toEqual([
      'Ash in the workshop',
      'Éléments of a café',
      'oak doors',
      'Oak floors',
      'Walnut',
    ]);
    expect((await titles({ sort: 'published' })).slice(0, 3)).toEqual([
      'Walnut',
      'oak doors',
      'Oak floors',
    ]);
  });

  test.each(['updated', 'published', 'title'] as const)(
    'goes on after the last row, by %s: no row twice, none left out',
    async (sort) => {
      const whole = await titles({ sort });
      const paged: (string | null)[] = [];
      let after: Options = {};
      for (;;) {
        const rows = await list({ sort, count: 2, ...after });
        paged.push(...rows.map(({ title }) => title));
        const last = rows.at(-1);
        if (!last) break;
        const key = {
          updated: last.updated_at,
          published: last.published_at ?? '-infinity',
          title: last.title_key,
        }[sort];
        after = { after_key: key ?? '', after_id: last.post_id ?? '' };
      }
      expect(paged).toEqual(whole);
    },
  );

  test('tells a scheduled change of a live article among the scheduled ones', async () => {
    const id = (await list({ filter: 'live' }))[0]?.post_id ?? '';
    await database.sql`select public.publish_post(${id}, 1, '2100-02-02')`;
    expect(await titles({ filter: 'scheduled' })).toEqual(['Walnut', 'Oak floors']);
    expect((await list({ filter: 'live' }))[0]?.change_at).toContain('2100-02-02');
    await database.sql`select public.unpublish_post(${id}, true)`;
  });

  test('is for staff', async () => {
    for (const person of ['viewer', 'aal1', 'deactivated'] as const) {
      await expect(list({}, person)).rejects.toMatchObject({ code: '42501' });
    }
  });
});

test('tags and authors are offered once each, with how often they are used', async () => {
  const editor = await database.client('editor');
  expect((await editor.rpc('post_tags')).data).toEqual([
    { tag: 'oak', posts: 2 },
    { tag: 'Ash', posts: 1 },
    { tag: 'Floors', posts: 1 },
    { tag: 'Walnut', posts: 1 },
  ]);
  expect((await editor.rpc('post_authors')).data).toEqual([
    { author_name: 'Anna', posts: 3 },
    { author_name: 'Joe', posts: 2 },
  ]);
});

describe('many articles at once', () => {
  const change = async (ids: string[], action: Database['public']['Enums']['post_action']) => {
    const editor = await database.client('editor');
    const { data, error } = await editor.rpc('change_posts', { ids, action });
    expect(error).toBeNull();
    return data;
  };
  const add = async (title: string) => {
    const id = await database.value<string>`
      insert into public.posts (title, body, tags) values (${title}, 'Text.', '{Test}') returning
      id`;
    await database.sql`select public.publish_post(${id}, 1)`;
    return id;
  };
  const states = async () =>
    (await list({ tag: 'Test', sort: 'title' })).map(({ title, state }) => `${title}: ${state}`);

  test('go into the archive and off the site, and come out as drafts', async () => {
    const ids = [await add('One'), await add('Two')];
    expect(await states()).toEqual(['One: live', 'Two: live']);
    expect(await change(ids, 'archive')).toBe(2);
    expect(await states()).toEqual([]);
    const visitor = await database.client('nobody');
    expect(
      (await visitor.from('published_posts').select('post_id').in('post_id', ids)).data,
    ).toEqual([]);
    expect(await change(ids, 'archive'), 'twice is as good as once').toBe(0);
    expect(await change(ids, 'unarchive')).toBe(2);
    expect(await states()).toEqual(['One: draft', 'Two: draft']);

    // Publishing takes an article out of the archive by itself.
    await change(ids, 'archive');
    for (const id of ids) await database.sql`select public.publish_post(${id}, 1)`;
    expect(await states()).toEqual(['One: live', 'Two: live']);
    await database.sql`delete from public.posts where id = any (${ids})`;
  });

  test('go into the bin, come back, and are deleted for good only from there', async () => {
    const ids = [await add('One'), await add('Two')];
    expect(await change(ids, 'delete')).toBe(0);
    expect(await change(ids, 'bin')).toBe(2);
    expect(await change(ids.slice(0, 1), 'restore')).toBe(1);
    expect(await states()).toEqual(['One: draft']);
    expect(await change(ids, 'delete')).toBe(1);
    expect(await titles({ filter: 'bin' })).toEqual(['A mistake']);
    await database.sql`delete from public.posts where id = any (${ids})`;
  });

  test('need the permission for what is done to them', async () => {
    for (const [permission, action] of [
      ['posts.publish', 'archive'],
      ['posts.delete', 'bin'],
    ] as const) {
      await database.sql`
        delete from public.role_permissions where role = 'editor' and permission = ${permission}`;
      const outcome = await database.attempt(
        'editor',
        `select public.change_posts('{}', '${action}')`,
      );
      expect(outcome).toMatchObject({ sqlstate: '42501', hint: permission });
      await database.sql`
        insert into public.role_permissions (role, permission) values ('editor', ${permission})`;
    }
  });

  test('the archive is not to be had by writing into a row', async () => {
    const id = await add('Bold');
    const editor = await database.client('editor');
    const { data } = await editor
      .from('posts')
      .update({ archived_at: '2001-01-01T00:00:00Z', version: 1 })
      .eq('id', id)
      .select()
      .single();
    expect(data).toMatchObject({ archived_at: null, version: 1 });
    await database.sql`delete from public.posts where id = ${id}`;
  });
});

test('a copy is a draft of its own with everything that the article holds', async () => {
  const editor = await database.client('editor');
  const source = (await list({ filter: 'live' }))[0]?.post_id ?? '';
  const { data } = await editor.rpc('duplicate_post', { post_id: source });
  expect(data).toMatchObject({
    title: 'Oak floors (copy)',
    slug: 'oak-floors-copy',
    body: 'Text.',
    tags: ['Oak', 'Floors'],
    author_name: 'Anna',
    version: 1,
    created_by: ACCOUNTS.editor,
  });
  const title = (new_title: string) => editor.rpc('duplicate_post', { post_id: source, new_title });
  expect((await title('Eiche (Kopie)')).data).toMatchObject({
    title: 'Eiche (Kopie)',
    slug: 'eiche-kopie',
  });
  expect((await title('')).data?.title).toBe('');
  expect((await title('x'.repeat(201))).error).toMatchObject({ code: '23514' });
  const gone = await editor.rpc('duplicate_post', { post_id: crypto.randomUUID() });
  expect(gone.error).toMatchObject({ code: 'PT404' });
});

describe('presence', () => {
  test.each([
    ['an article', () => `post:${crypto.randomUUID()}`],
    ['a page of the folder that has no row yet', () => 'page:home:home'],
  ])('tells who else has %s open, for as long as they say so', async (_, name) => {
    const thing = name();
    const editor = await database.client('editor');
    const admin = await database.client('admin');
    const note = (client: typeof editor, leaves = false) =>
      client.rpc('note_presence', { thing, leaves });
    expect((await note(editor)).data).toEqual([]);
    expect((await note(admin)).data).toEqual([
      { user_id: ACCOUNTS.editor, full_name: 'The editor' },
    ]);
    expect((await note(editor)).data).toEqual([
      { user_id: ACCOUNTS.admin, full_name: 'The admin' },
    ]);
    await note(admin, true);
    expect((await note(editor)).data).toEqual([]);
    await database.sql(`update private.presence set seen_at = now() - interval '1 minute'`);
    expect((await note(admin)).data).toEqual([]);
  });

  test.each(['', 'x', 'post:', 'page:home', `page:page:${'a'.repeat(97)}`])(
    'of %j, which is nothing, is refused',
    async (thing) => {
      const editor = await database.client('editor');
      const { error } = await editor.rpc('note_presence', { thing });
      expect(error?.code).toBe('23514');
    },
  );
});
