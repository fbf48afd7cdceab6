import { describe, expect, test } from 'vitest';
import { addContent, POSTS } from './fixtures.ts';
import { ACCOUNTS, openDatabase } from './harness.ts';

const database = openDatabase(addContent);

let accounts = 0;
/** An account as the auth server makes it; its id. */
async function addAccount(metadata: object, email = `new${accounts}@example.com`) {
  accounts += 1;
  const id = `10000000-0000-4000-8000-${String(accounts).padStart(12, '0')}`;
  await database.sql`
    insert into auth.users (id, email, raw_user_meta_data)
    values (${id}, ${email}, ${JSON.stringify(metadata)})`;
  return id;
}
const profileOf = async (id: string) =>
  (await database.sql`select * from public.profiles where user_id = ${id}`)[0];

describe('account: a new one', () => {
  test('signs up through the API and is a viewer who sees nothing but its own profile', async () => {
    const client = database.clientWith(database.backend.publishableKey);
    const { data, error } = await client.auth.signUp({
      ...{ email: 'nell@example.com', password: 'timber-frame-42' },
      options: { data: { full_name: 'Nell Ward' } },
    });
    expect(error).toBeNull();
    const own = { user_id: data.user?.id, full_name: 'Nell Ward', email: 'nell@example.com' };
    const profiles = await client.from('profiles').select('*');
    expect(profiles.data).toMatchObject([{ ...own, deactivated_at: null }]);
    expect((await client.rpc('get_current_user_role')).data).toBe('viewer');
    for (const hidden of [
      ...[client.from('posts').select('id'), client.from('post_states').select('post_id')],
      ...[client.from('enquiries').select('id'), client.from('releases').select('id')],
    ]) {
      expect((await hidden).data).toEqual([]);
    }
  });

  test.each<[object, string]>([
    [{}, ''],
    [{ full_name: '  Ann\n\tLee ' }, 'Ann Lee'],
    [{ full_name: 'x'.repeat(500) }, 'x'.repeat(120)],
    [{ full_name: { first: 'Ann' } }, '{"first": "Ann"}'],
  ])('is never refused for its name: %j', async (metadata, full_name) => {
    expect(await profileOf(await addAccount(metadata))).toMatchObject({ full_name });
  });

  test('cannot name its own role in the metadata', async () => {
    const id = await addAccount({ role: 'admin', user_role: 'admin' });
    const role = database.value`select role from public.user_roles where user_id = ${id}`;
    expect(await role).toBe('viewer');
  });

  test('keeps its address in the profile', async () => {
    const id = await addAccount({});
    await database.sql`update auth.users set email = 'after@example.com' where id = ${id}`;
    expect(await profileOf(id)).toMatchObject({ email: 'after@example.com' });
  });

  test('goes with everything of its own when it is deleted, and leaves the articles', async () => {
    const id = await addAccount({ full_name: 'Lea Ver' });
    const post = async () =>
      (
        await database.sql`
          select author_id, author_name, version from public.posts where id = ${POSTS.draft}`
      )[0];
    await database.sql`
      update public.posts set author_id = ${id}, author_name = 'Lea Ver' where id = ${POSTS.draft}`;
    const before = await post();
    await database.sql`delete from auth.users where id = ${id}`;
    expect(await profileOf(id)).toBeUndefined();
    expect(await post()).toEqual({ ...before, author_id: null, author_name: 'Lea Ver' });
  });
});

test('profile: one’s own takes every field back and changes the name', async () => {
  const editor = await database.client('editor');
  const mine = () => editor.from('profiles').select('*').single();
  const { data: profile } = await mine();
  if (!profile) throw new Error('No profile.');
  await database.sql`
    update public.profiles set last_seen_at = '2026-11-01T10:00:00Z'
    where user_id = ${ACCOUNTS.editor}`;
  const change = { ...profile, full_name: 'Edith', job_title: 'Joiner' };
  const saved = await editor.from('profiles').update(change).eq('user_id', ACCOUNTS.editor);
  expect(saved.error).toBeNull();
  const { data } = await mine();
  expect(data).toMatchObject({ full_name: 'Edith', job_title: 'Joiner' });
  expect(data?.last_seen_at, 'what was merely old is not written back').toContain('2026-11-01');
  expect(data?.updated_at).not.toBe(profile.updated_at);
});

test.each([
  ['email', `email = 'boss@example.com'`],
  ['deactivated_at', 'deactivated_at = now()'],
  ['user_id', `user_id = '${ACCOUNTS.admin}'`],
])('profile: one’s own refuses a change of %s', async (_, change) => {
  const outcome = await database.attempt('editor', `update public.profiles set ${change}`);
  expect(outcome).toMatchObject({
    sqlstate: '42501',
    message: 'Only the name and the job title can be changed here.',
  });
});

test('profile: one’s own is the only one to change, even for an administrator', async () => {
  const others = `where user_id <> '${ACCOUNTS.admin}'`;
  const change = `update public.profiles set full_name = 'x' ${others}`;
  expect(await database.attempt('admin', change)).toMatchObject({ sqlstate: null, count: 0 });
});
