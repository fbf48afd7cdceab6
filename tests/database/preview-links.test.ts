import { beforeEach, expect, test } from 'vitest';
import { addContent, GALLERIES, MEDIA, PAGES, POSTS, WORDS } from './fixtures.ts';
import { ACCOUNTS, openDatabase, type Person } from './harness.ts';

const database = openDatabase(addContent);
beforeEach(() => database.sql('delete from public.preview_links'));

const ENDED = 'This preview has ended. Ask whoever sent it for another one.';

const make = (kind: string, id: string) =>
  database.answer<string>('editor', 'make_preview_link', [kind, id]);
async function open(token: string | null, by: Person = 'nobody') {
  const { rows, sqlstate, message } = await database.call(by, 'open_preview', [token]);
  return sqlstate ? [sqlstate, message] : (rows[0]?.open_preview as Record<string, unknown>);
}
const links = () => database.sql('select * from public.preview_links');
const bin = (table: string, id: string, at: string | null) =>
  database.sql(`update public.${table} set deleted_at = $1 where id = $2`, at, id);

test('preview link: opens each kind of draft as visitors would have it, and nothing else', async () => {
  const content = {
    ...{ order: [{ key: 'intro', kind: 'head' }], hidden: ['gone'] },
    fields: {
      intro: { title: 'Seen' },
      gone: { title: 'Unseen', picture: { media: MEDIA.unused, alt: '' } },
    },
  };
  await database.sql`
    update public.posts set body = ${`![](media:${MEDIA.draft})`} where id = ${POSTS.draft}`;
  await database.sql`
    update public.pages set content = ${JSON.stringify(content)} where id = ${PAGES.draft}`;
  const opened = await Promise.all([
    open(await make('post', POSTS.draft)),
    open(await make('page', PAGES.draft)),
    open(await make('gallery', GALLERIES.draft)),
  ]);
  const document = { title: 'draft' };
  const shared = { document, can_say: false, published_at: null };
  expect(opened).toMatchObject([
    { kind: 'post', ...shared, pictures: [{ id: MEDIA.draft, texts: [{ language: 'pt' }] }] },
    { kind: 'page', ...shared, pictures: [] },
    { kind: 'gallery', ...shared, pictures: [{ id: MEDIA.draft }] },
  ]);
  const all = JSON.stringify(opened);
  expect(all).toContain('Seen');
  for (const part of ['Unseen', ACCOUNTS.editor, POSTS.draft, 'created_by', 'token']) {
    expect(all).not.toContain(part);
  }
});

test('preview link: opens what is saved by then, and says whether visitors have some of it', async () => {
  const token = await make('post', POSTS.live);
  await database.sql`update public.posts set title = 'Later' where id = ${POSTS.live}`;
  const shown = { document: { title: 'Later', post_id: null }, published_at: expect.any(String) };
  expect(await open(token)).toMatchObject(shown);
});

test('preview link: counts each visit of whoever is not signed in, which nobody’s log notes', async () => {
  const token = await make('post', POSTS.draft);
  for (const person of ['nobody', 'editor', 'viewer', 'nobody'] as const) await open(token, person);
  expect(await links()).toMatchObject([{ visits: 2, last_visit_at: expect.any(String) }]);
  const [{ action } = {}] = await database.sql`
    select action from public.audit_log where entity = 'preview_links' order by id desc limit 1`;
  expect(action).toBe('insert');
});

test.each([null, '', 'x', '0'.repeat(40), "' or true --", POSTS.draft])(
  'preview link: guessed, opens nothing: %s',
  async (token) => {
    await make('post', POSTS.draft);
    expect(await open(token)).toEqual(['PT404', ENDED]);
    expect(await links()).toMatchObject([{ visits: 0 }]);
  },
);

test('preview link: opens nothing once it has ended or is withdrawn, in the same words', async () => {
  const [old, withdrawn] = [await make('post', POSTS.draft), await make('page', PAGES.draft)];
  await database.sql(`update public.preview_links set expires_at = now() where kind = 'post'`);
  const withdraw = (by: Person) =>
    database.run(by, `delete from public.preview_links where kind = 'page'`);
  await withdraw('viewer');
  expect(await open(withdrawn)).toMatchObject({ kind: 'page' });
  await withdraw('editor');
  for (const token of [old, withdrawn]) expect(await open(token)).toEqual(['PT404', ENDED]);
});

test('preview link: a hash of it alone is kept, which nobody reads, for seven days', async () => {
  const token = await make('post', POSTS.draft);
  expect(token).toMatch(/^[0-9a-f]{40}$/);
  expect(JSON.stringify(await links())).not.toContain(token);
  const days = 'select extract(day from expires_at - created_at)::int from public.preview_links';
  expect(await database.value(days)).toBe(7);
  const hashes = await database.run('admin', 'select token_hash from public.preview_links');
  expect(hashes.sqlstate).toBe('42501');
});

test.each([
  ['post', POSTS.binned],
  ['page', POSTS.draft],
  ['gallery', WORDS.given],
])('preview link: none is made of a %s that is not there', async (kind, id) => {
  const { sqlstate } = await database.call('editor', 'make_preview_link', [kind, id]);
  expect(sqlstate).toBe('PT404');
});

test('preview link: a customer’s own shows the job as it will look, until that one ends', async () => {
  const shown = { kind: 'gallery', document: { title: 'published' }, can_say: true };
  expect(await open('given')).toMatchObject(shown);
  await database.sql`
    update public.testimonials set link_withdrawn_at = now() where id = ${WORDS.given}`;
  expect(await open('given')).toEqual(['PT404', ENDED]);
});

test.each([
  ['post', 'posts', POSTS.draft],
  ['page', 'pages', PAGES.draft],
  ['gallery', 'galleries', GALLERIES.draft],
])(
  'preview link: to a %s opens nothing while that is in the bin, and goes with it',
  async (kind, table, id) => {
    const token = await make(kind, id);
    await bin(table, id, '2026-01-01');
    expect(await open(token)).toEqual(['PT404', ENDED]);
    await bin(table, id, null);
    expect(await open(token)).toMatchObject({ kind });
    await database.sql(`delete from public.${table} where id = $1`, id);
    expect([await open(token), await links()]).toEqual([['PT404', ENDED], []]);
  },
);
