import { describe, expect, test } from 'vitest';
import { ARTICLE, Document, NOWHERE } from './documents.ts';
import { ACCOUNTS, openDatabase, type Person, type TestDatabase } from './harness.ts';

/** Articles in every state, changed one minute after the other: the last one is the newest. */
const ARTICLES = [
  { title: 'Ash in the workshop', state: 'draft', tags: ['Ash'], author: 'Anna' },
  { title: 'Éléments of a café', state: 'draft', tags: [], author: 'Joe' },
  { title: 'Oak floors', state: 'live', tags: ['Oak', 'Floors'], author: 'Anna' },
  { title: 'oak doors', state: 'live_with_changes', tags: ['oak'], author: 'Joe' },
  { title: 'Walnut', state: 'scheduled', tags: ['Walnut'], author: 'Anna' },
  { title: 'Old prices', state: 'archived', tags: ['Oak'], author: 'Anna' },
  { title: 'A mistake', state: 'bin', tags: ['Oak'], author: 'Joe' },
];

async function addArticles(it: TestDatabase) {
  for (const [index, { title, state, tags, author }] of ARTICLES.entries()) {
    const at = new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString();
    const id = await it.value<string>`
      insert into public.posts (title, body, tags, author_name, created_at, updated_at)
      values (${title}, 'Text.', ${tags}, ${author}, ${at}, ${at}) returning id`;
    if (['live', 'live_with_changes', 'scheduled'].includes(state)) {
      const when = state === 'scheduled' ? '2100-01-01' : at;
      await it.sql`select public.publish_document('post', ${id}, 1, ${when})`;
    }
    if (state === 'live_with_changes') {
      await it.sql`update public.posts set summary = 'New.' where id = ${id}`;
    }
    if (state === 'archived' || state === 'bin') {
      const action = state === 'bin' ? 'bin' : 'archive';
      await it.sql`select public.change_posts(array[${id}]::uuid[], ${action})`;
    }
    await it.sql`update public.post_summaries set updated_at = ${at} where post_id = ${id}`;
  }
}
const database = openDatabase(addArticles);

const list = async (options: Record<string, unknown> = {}) => {
  const { rows, message } = await database.call('editor', 'list_posts', options);
  expect(message).toBe('');
  return rows;
};
const titles = async (options: Record<string, unknown>) =>
  (await list(options)).map(({ title }) => title);
const find = async (filter: string) => (await list({ filter }))[0] ?? {};

const CURRENT = ['Walnut', 'oak doors', 'Oak floors', 'Éléments of a café', 'Ash in the workshop'];

describe('article: the list', () => {
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
  ])('shows those that are %s, with that state', async (filter, expected) => {
    const rows = await list({ filter });
    expect(rows.map(({ title }) => title)).toEqual(expected);
    if (filter !== 'bin')
      expect(new Set(rows.map(({ state }) => state))).toEqual(new Set([filter]));
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
    const all = { tag: 'Oak', author: 'Anna', filter: 'live', search: 'fl' };
    expect(await titles(all)).toEqual(['Oak floors']);
  });

  test('sorts by title without minding capitals and accents, and by publication', async () => {
    expect(await titles({ sort: 'title' })).toEqual([
      ...['Ash in the workshop', 'Éléments of a café', 'oak doors', 'Oak floors', 'Walnut'],
    ]);
    const newest = (await titles({ sort: 'published' })).slice(0, 3);
    expect(newest).toEqual(['Walnut', 'oak doors', 'Oak floors']);
  });

  test.each([
    ['updated', 'updated_at'],
    ['published', 'published_at'],
    ['title', 'title_key'],
  ])('goes on after the last row, by %s: no row twice, none left out', async (sort, key) => {
    const paged: unknown[] = [];
    let after = {};
    for (;;) {
      const rows = await list({ sort, count: 2, ...after });
      paged.push(...rows.map(({ title }) => title));
      const last = rows.at(-1);
      if (!last) break;
      after = { after_key: last[key] ?? '-infinity', after_id: last.post_id };
    }
    expect(paged).toEqual(await titles({ sort }));
  });

  test('tells a scheduled change of a live article among the scheduled ones', async () => {
    const id = (await find('live')).post_id;
    await database.sql`select public.publish_document('post', ${id}, 1, '2100-02-02')`;
    expect(await titles({ filter: 'scheduled' })).toEqual(['Walnut', 'Oak floors']);
    expect((await find('live')).change_at).toContain('2100-02-02');
    await database.sql`select public.unpublish_document('post', ${id}, true)`;
  });

  test('offers tags and authors once each, with how often they are used', async () => {
    expect((await database.call('editor', 'post_tags')).rows).toEqual([
      { tag: 'oak', posts: 2 },
      ...['Ash', 'Floors', 'Walnut'].map((tag) => ({ tag, posts: 1 })),
    ]);
    expect((await database.call('editor', 'post_authors')).rows).toEqual([
      { author_name: 'Anna', posts: 3 },
      { author_name: 'Joe', posts: 2 },
    ]);
  });
});

describe('article: many at once', () => {
  const change = (of: Document[], action: string) =>
    database.answer('editor', 'change_posts', [of.map(({ id }) => id), action]);
  const addTwo = async () => {
    const row = { tags: ['Test'] };
    return [
      await Document.published(database, ARTICLE, { ...row, title: 'One' }),
      await Document.published(database, ARTICLE, { ...row, title: 'Two' }),
    ];
  };
  const states = async () =>
    (await list({ tag: 'Test', sort: 'title' })).map(({ title, state }) => `${title}: ${state}`);
  const remove = (of: Document[]) =>
    database.sql`delete from public.posts where id = any (${of.map(({ id }) => id)})`;

  test('go into the archive and off the site, and come out as drafts', async () => {
    const both = await addTwo();
    expect(await states()).toEqual(['One: live', 'Two: live']);
    expect(await change(both, 'archive')).toBe(2);
    expect(await states()).toEqual([]);
    for (const one of both) expect(await one.visible()).toBeNull();
    expect(await change(both, 'archive'), 'twice is as good as once').toBe(0);
    expect(await change(both, 'unarchive')).toBe(2);
    expect(await states()).toEqual(['One: draft', 'Two: draft']);

    // Publishing takes an article out of the archive by itself, and nobody puts one in by hand.
    await change(both, 'archive');
    for (const one of both) await one.publish();
    await both[0]?.save({ archived_at: '2001-01-01' });
    expect(await states()).toEqual(['One: live', 'Two: live']);
    await remove(both);
  });

  test('go into the bin, come back, and are deleted for good only from there', async () => {
    const both = await addTwo();
    expect(await change(both, 'delete')).toBe(0);
    expect(await change(both, 'bin')).toBe(2);
    expect(await change(both.slice(0, 1), 'restore')).toBe(1);
    expect(await states()).toEqual(['One: draft']);
    expect(await change(both, 'delete')).toBe(1);
    expect(await titles({ filter: 'bin' })).toEqual(['A mistake']);
    await remove(both);
  });

  test.each([
    ['posts.publish', 'archive'],
    ['posts.delete', 'bin'],
  ])('need %s to %s', async (permission, action) => {
    await database.sql`
      delete from public.role_permissions where role = 'editor' and permission = ${permission}`;
    const outcome = await database.call('editor', 'change_posts', [[], action]);
    expect(outcome).toMatchObject({ sqlstate: '42501', hint: permission });
    await database.sql`insert into public.role_permissions values ('editor', ${permission})`;
  });
});

describe('presence', () => {
  const note = async (person: Person, thing: string, leaves = false) =>
    (await database.call(person, 'record_presence', { thing, leaves })).rows;
  const EDITOR = { user_id: ACCOUNTS.editor, full_name: 'The editor' };
  const ADMIN = { user_id: ACCOUNTS.admin, full_name: 'The admin' };

  test.each([
    ['an article', `post:${NOWHERE}`],
    ['a page of the folder that has no row yet', 'page:home:home'],
    ['its translation', 'page:home:home:pt'],
  ])('tells who else has %s open, for as long as they say so', async (_, thing) => {
    expect(await note('editor', thing)).toEqual([]);
    expect(await note('admin', thing)).toEqual([EDITOR]);
    expect(await note('editor', thing)).toEqual([ADMIN]);
    await note('admin', thing, true);
    expect(await note('editor', thing)).toEqual([]);
    await database.sql(`update private.presence set seen_at = now() - interval '1 minute'`);
    expect(await note('admin', thing)).toEqual([]);
  });

  const NONE = ['', 'x', 'post:', 'page:home', `page:page:${'a'.repeat(97)}`, 'page:home:home:PT'];
  test.each(NONE)('of %j, which is nothing, is refused', async (thing) => {
    const { sqlstate } = await database.call('editor', 'record_presence', { thing });
    expect(sqlstate).toBe('23514');
  });
});
