import { createClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#supabase/database.types.ts';
import { addContent, ENQUIRIES } from './fixtures.ts';
import { openDatabase, SESSIONS } from './harness.ts';

const PASSWORD = 'timber-frame-42';

const database = openDatabase(addContent);

/** Signs an editor in as a browser does, and hands out the access token beside the client. */
async function signIn(email: string) {
  const { backend } = database;
  const client = createClient<Database>('http://localhost:4321', backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
  });
  const credentials = { email, password: PASSWORD };
  const { data } = await client.auth.signInWithPassword(credentials);
  if (!data.session) await client.auth.signUp(credentials);
  await database.sql`
    update public.user_roles set role = 'editor'
    where user_id = (select id from auth.users where email = ${email})`;
  const { data: answer } = await client.auth.getSession();
  const token = answer.session?.access_token ?? '';
  return { client, token, holder: database.clientWith(backend.publishableKey, token) };
}

test('session: an access token opens nothing once its session is signed out', async () => {
  const { client, holder } = await signIn('leaving@example.com');
  const other = await signIn('leaving@example.com');
  const enquiries = (someone: typeof holder) => someone.from('enquiries').select('id');
  expect((await enquiries(holder)).data).toHaveLength(Object.keys(ENQUIRIES).length);

  expect((await client.auth.signOut({ scope: 'local' })).error).toBeNull();
  expect((await enquiries(holder)).data).toEqual([]);
  expect((await holder.from('profiles').select('*')).data).toEqual([]);
  const publishing = await holder.rpc('request_release');
  expect(publishing.status).toBe(401);
  expect(publishing.error).toMatchObject({
    code: 'PT401',
    message: 'Your session has ended. Sign in again to carry on.',
  });
  expect((await holder.rpc('get_current_user_role')).status).toBe(401);
  expect((await enquiries(other.holder)).data, 'the other session stands').not.toEqual([]);

  await other.client.auth.signOut({ scope: 'global' });
  expect((await enquiries(other.holder)).data).toEqual([]);
});

test('session: an access token opens nothing after the end of its session', async () => {
  const posts = async () =>
    (await (await database.client('editor')).from('posts').select('id')).data;
  expect(await posts()).not.toEqual([]);
  await database.sql`update auth.sessions set not_after = now() where id = ${SESSIONS.editor}`;
  expect(await posts()).toEqual([]);
  await database.sql`update auth.sessions set not_after = null where id = ${SESSIONS.editor}`;
});

test('session: an access token with another account’s session opens nothing', async () => {
  await database.sql`
    update auth.sessions
    set user_id = (select user_id from public.user_roles where role = 'admin' limit 1)
    where id = ${SESSIONS.viewer}`;
  expect((await database.attempt('viewer', 'select * from public.profiles')).rows).toEqual([]);
});

describe('session: where the accounts’ own tables cannot be seen', () => {
  // An owner of functions that is no superuser and may not pass row-level security.
  beforeAll(async () => {
    await database.sql('create role short_sighted');
    await database.sql('grant usage on schema public, private, auth to short_sighted');
    await database.sql('grant select on public.profiles, auth.mfa_factors to short_sighted');
    await database.sql('grant execute on all functions in schema private, auth to short_sighted');
    await database.sql`
      create policy "For this test" on public.profiles for select to short_sighted using (true)`;
  });

  test('nobody is taken for somebody without a second factor', async () => {
    const isActive = async () =>
      (await database.attempt('editor', `select public.authorize('posts.read') as answer`)).rows;
    expect(await isActive()).toEqual([true]);
    await database.sql('alter function private.is_active_session() owner to short_sighted');
    expect(await isActive()).toEqual([false]);
    await database.sql('alter function private.is_active_session() owner to current_user');
  });

  test('no session is taken for a standing one', async () => {
    await database.sql('alter function private.has_session() owner to short_sighted');
    const read = () => database.attempt('editor', 'select * from public.posts');
    expect((await read()).sqlstate, 'without the right to read').toBe('42501');
    await database.sql('grant select on auth.sessions to short_sighted');
    expect((await read()).rows, 'with rows hidden').toEqual([]);
    await database.sql('alter function private.has_session() owner to current_user');
    expect((await read()).rows).not.toEqual([]);
  });
});
