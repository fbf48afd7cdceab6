import { describe, expect, test } from 'vitest';
import { addContent, POSTS } from './fixtures.ts';
import { ACCOUNTS, openDatabase } from './harness.ts';

const database = openDatabase(addContent);

const addAccount = (id: string, email: string, metadata: object) =>
  database.sql`
    insert into auth.users (id, email, raw_user_meta_data) values (${id}, ${email},
    ${JSON.stringify(metadata)})`;

describe('a new account', () => {
  test('signs up through the API and is a viewer who sees nothing but its own profile', async () => {
    const client = database.clientWith(database.backend.publishableKey);
    const { data, error } = await client.auth.signUp({
      email: 'new@example.com',
      password: 'timber-frame-42',
      options: { data: { full_name: 'Nell Ward' } },
    });
    expect(error).toBeNull();
    const userId = data.user?.id ?? '';

    const profiles = await client.from('profiles').select('*');
    expect(profiles.data).toMatchObject([
      { user_id: userId, full_name: 'Nell Ward', email: 'new@example.com', deactivated_at: null },
    ]);
    expect((await client.rpc('get_current_user_role')).data).toBe('viewer');
    expect((await client.from('posts').select('*')).data).toEqual([]);
    expect((await client.from('post_states').select('*')).data).toEqual([]);
    expect((await client.from('enquiries').select('*')).data).toEqual([]);
    expect((await client.from('releases').select('*')).data).toEqual([]);
  });

  test('is never refused for its name', async () => {
    const names: [metadata: object, stored: string][] = [
      [{}, ''],
      [{ full_name: '  Ann\n\tLee ' }, 'Ann Lee'],
      [{ full_name: 'x'.repeat(500) }, 'x'.repeat(120)],
      [{ full_name: { first: 'Ann' } }, '{"first": "Ann"}'],
    ];
    for (const [index, [metadata, stored]] of names.entries()) {
      const id = `10000000-0000-4000-8000-00000000000${index}`;
      await addAccount(id, `name${index}@example.com`, metadata);
      expect(
        await database.value`select full_name from public.profiles where user_id = ${id}`,
      ).toBe(stored);
    }
  });

  test('cannot name its own role in the metadata', async () => {
    const id = '10000000-0000-4000-8000-0000000000aa';
    await addAccount(id, 'sly@example.com', { role: 'admin', user_role: 'admin' });
    expect(await database.value`select role from public.user_roles where user_id = ${id}`).toBe(
      'viewer',
    );
  });

  test('keeps its address in the profile', async () => {
    const id = '10000000-0000-4000-8000-0000000000ab';
    await addAccount(id, 'before@example.com', {});
    await database.sql`update auth.users set email = 'after@example.com' where id = ${id}`;
    expect(await database.value`select email from public.profiles where user_id = ${id}`).toBe(
      'after@example.com',
    );
  });

  test('goes with everything of its own when it is deleted, and leaves the articles', async () => {
    const id = '10000000-0000-4000-8000-0000000000ac';
    await addAccount(id, 'leaver@example.com', { full_name: 'Lea Ver' });
    await database.sql`
      update public.posts set author_id = ${id}, author_name = ${'Lea Ver'}
      where id = ${POSTS.draft}`;
    const version = await database.value`
      select version from public.posts where id = ${POSTS.draft}`;
    await database.sql`delete from auth.users where id = ${id}`;
    expect(await database.sql`select from public.profiles where user_id = ${id}`).toEqual([]);
    expect(
      await database.sql`
        select author_id, author_name, version from public.posts where id = ${POSTS.draft}`,
    ).toEqual([{ author_id: null, author_name: 'Lea Ver', version }]);
  });
});

describe('one’s own profile', () => {
  test('takes every field back and changes the name', async () => {
    const editor = await database.client('editor');
    const { data: profile } = await editor
      .from('profiles')
      .select('*')
      .eq('user_id', ACCOUNTS.editor)
      .single();
    if (!profile) throw new Error('No profile.');
    await database.sql`
      update public.profiles set last_seen_at = '2026-11-01T10:00:00Z'
      where user_id = ${ACCOUNTS.editor}`;

    const { data, error } = await editor
      .from('profiles')
      .update({ ...profile, full_name: 'Edith', job_title: 'Joiner' })
      .eq('user_id', ACCOUNTS.editor)
      .select()
      .single();
    expect(error).toBeNull();
    expect(data).toMatchObject({ full_name: 'Edith', job_title: 'Joiner' });
    expect(data?.last_seen_at, 'what was merely old is not written back').toContain('2026-11-01');
    expect(data?.updated_at).not.toBe(profile.updated_at);
  });

  test.each([
    ['email', `email = 'boss@example.com'`],
    ['deactivated_at', 'deactivated_at = now()'],
    ['user_id', `user_id = '${ACCOUNTS.admin}'`],
  ])('refuses a change of %s', async (_, change) => {
    const outcome = await database.attempt(
      'editor',
      `update public.profiles set ${change} where user_id = '${ACCOUNTS.editor}'`,
    );
    expect(outcome).toMatchObject({
      sqlstate: '42501',
      message: 'Only the name and the job title can be changed here.',
    });
  });

  test('is the only one that can be changed, even by an administrator', async () => {
    const outcome = await database.attempt(
      'admin',
      `update public.profiles set full_name = 'x' where user_id <> '${ACCOUNTS.admin}'`,
    );
    expect(outcome).toMatchObject({ sqlstate: null, count: 0 });
  });
});
