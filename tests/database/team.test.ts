import { describe, expect, test } from 'vitest';
import { addContent, POSTS } from './fixtures.ts';
import { ACCOUNTS, openDatabase, type Person } from './harness.ts';

const database = openDatabase(addContent);
const setRole = (person: keyof typeof ACCOUNTS, role: string) =>
  database.call('admin', 'set_member_role', [ACCOUNTS[person], role]);
const setActive = (person: keyof typeof ACCOUNTS, isActive: boolean) =>
  database.call('admin', 'set_member_active', [ACCOUNTS[person], isActive]);
const readsPosts = async (person: Person) =>
  (await database.run(person, 'select id from public.posts')).count > 0;
const may = (person: Person, permission: string) =>
  database.answer<boolean>(person, 'authorize', [permission]);
const roleOf = (person: keyof typeof ACCOUNTS) =>
  database.value`select role from public.user_roles where user_id = ${ACCOUNTS[person]}`;

test('role: counts from the next request, with the old token, in the API too', async () => {
  const editor = await database.client('editor');
  const publish = () =>
    editor.rpc('publish_document', { kind: 'post', id: POSTS.draft, version: 1 });
  expect(await readsPosts('editor')).toBe(true);
  expect((await setRole('editor', 'viewer')).message).toBe('');
  expect(await readsPosts('editor')).toBe(false);
  expect(await database.answer('editor', 'get_current_user_role')).toBe('viewer');
  const { status, error } = await publish();
  expect([status, error]).toMatchObject([403, { code: '42501', hint: 'posts.publish' }]);
  await setRole('editor', 'editor');
  expect((await publish()).error).toBeNull();
  const by = database.value`
    select granted_by from public.user_roles where user_id = ${ACCOUNTS.editor}`;
  expect(await by).toBe(ACCOUNTS.admin);
});

test('role: needs an account', async () => {
  const admin = await database.client('admin');
  const nobody = { user_id: crypto.randomUUID(), role: 'editor' } as const;
  const { error, status } = await admin.rpc('set_member_role', nobody);
  expect(error).toMatchObject({ code: 'PT404', message: 'There is no such account any more.' });
  expect(status).toBe(404);
});

test('role: an editor made viewer keeps no permission and no file, with the old token', async () => {
  const permissions = await database.column(
    'select unnest(enum_range(null::public.app_permission))::text',
  );
  const held = async () => {
    const answers = await Promise.all(permissions.map((name) => may('editor', name)));
    return answers.filter(Boolean).length;
  };
  const files = (await database.client('editor')).storage.from('media');
  const picture = new Blob(['x'], { type: 'image/png' });
  expect(await held()).toBeGreaterThan(5);
  expect((await files.upload('role/before.png', picture)).error).toBeNull();
  expect((await files.list('role')).data).toHaveLength(1);
  await setRole('editor', 'viewer');
  expect(await held()).toBe(0);
  expect((await files.upload('role/after.png', picture)).error).not.toBeNull();
  expect((await files.list('role')).data ?? []).toEqual([]);
  expect((await files.remove(['role/before.png'])).data ?? []).toEqual([]);
  await setRole('editor', 'editor');
});

test('account: a deactivated one is nobody from the next request on, with the old token, and can be let back in', async () => {
  await setActive('editor', false);
  expect(await readsPosts('editor')).toBe(false);
  expect(await database.answer('editor', 'get_current_user_role')).toBeNull();
  expect(await may('editor', 'posts.read')).toBe(false);
  const own = await database.run('editor', 'select deactivated_at from public.profiles');
  expect(own.rows).toEqual([{ deactivated_at: expect.any(String) }]);
  const renamed = await database.run('editor', `update public.profiles set full_name = 'x'`);
  expect(renamed.count).toBe(0);
  await setActive('editor', true);
  expect(await readsPosts('editor')).toBe(true);
});

describe('account: the last active administrator', () => {
  const id = ACCOUNTS.admin;
  /** What becomes of each way out, without keeping it. */
  const leave = async () => {
    const calls = [`set_member_role('${id}', 'editor')`, `set_member_active('${id}', false)`];
    const outcomes = [];
    for (const call of calls)
      outcomes.push(await database.attempt('admin', `select public.${call}`));
    return outcomes;
  };
  const refused = {
    ...{ sqlstate: 'PT409', hint: 'last_admin' },
    message: 'This is the last active administrator. Make somebody else an administrator first.',
  };

  test('cannot step down, lock themselves out or be deleted', async () => {
    expect(await leave()).toMatchObject([refused, refused]);
    for (const gone of [
      database.sql`delete from auth.users where id = ${id}`,
      database.sql`delete from public.user_roles where user_id = ${id}`,
    ]) {
      await expect(gone).rejects.toThrow('last active administrator');
    }
  });

  test('can once there is another, unless that one is deactivated', async () => {
    await setRole('viewer', 'admin');
    expect(await leave()).toMatchObject([{ sqlstate: null }, { sqlstate: null }]);
    await setActive('viewer', false);
    expect(await leave()).toMatchObject([refused, refused]);
    await setRole('viewer', 'viewer');
    await setActive('viewer', true);
  });
});

test('second factor: it counts once verified, for what the role may do alone', async () => {
  await database.sql`
    insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values (gen_random_uuid(), ${ACCOUNTS.editor}, 'totp', 'unverified', now(), now())`;
  const rights = ['editor', 'aal1', 'aal2'] as const;
  const answers = await Promise.all(rights.map((person) => may(person, 'posts.read')));
  expect(answers).toEqual([true, false, true]);
  expect(await may('aal2', 'team.read')).toBe(false);
});

test('second factor: is taken off by an administrator, once', async () => {
  const { rows } = await database.call('admin', 'team_members');
  const member = rows.find(({ user_id }) => user_id === ACCOUNTS.aal1);
  const [factor] = (member?.factors ?? []) as { id: string }[];
  expect(factor).toMatchObject({ friendly_name: 'Phone', factor_type: 'totp' });
  const remove = (user: string) =>
    database.call('admin', 'remove_member_factor', [user, factor?.id]);
  expect(await remove(ACCOUNTS.viewer), 'not through another account').toMatchObject({
    sqlstate: 'PT404',
  });
  expect((await remove(ACCOUNTS.aal1)).message).toBe('');
  expect(await remove(ACCOUNTS.aal1)).toMatchObject({
    ...{ sqlstate: 'PT404', message: 'This second factor has been removed already.' },
  });
  expect(await readsPosts('aal1')).toBe(true);
  expect(await readsPosts('aal2'), 'the session on the lost device has ended').toBe(false);
  const log = `select actor, entity_id, details from public.audit_log where action = 'remove_factor'`;
  expect(await database.sql(log)).toEqual([
    { actor: ACCOUNTS.admin, entity_id: ACCOUNTS.aal1, details: { factor: { old: 'Phone' } } },
  ]);
});

test('team: is everybody, with role and state', async () => {
  const { rows } = await database.call('admin', 'team_members');
  expect(rows).toHaveLength(await database.value('select count(*) from auth.users'));
  expect(rows.at(-1), 'those who have left come last').toMatchObject({
    ...{ user_id: ACCOUNTS.deactivated, email: 'deactivated@example.com', role: 'editor' },
    ...{ factors: [], deactivated_at: expect.any(String) },
  });
});

test('team: knows colleagues by name alone', async () => {
  const { rows } = await database.call('editor', 'colleagues');
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['full_name', 'user_id']);
});

test('team: notes who is here, at most once a minute', async () => {
  const seen = () =>
    database.value<string | null>`
      select last_seen_at from public.profiles where user_id = ${ACCOUNTS.viewer}`;
  const touch = async () => {
    await database.answer('viewer', 'touch_last_seen');
    return seen();
  };
  expect(await seen()).toBeNull();
  const first = await touch();
  expect(first).not.toBeNull();
  expect(await touch()).toBe(first);
  await database.sql`
    update public.profiles set last_seen_at = now() - interval '2 minutes'
    where user_id = ${ACCOUNTS.viewer}`;
  expect(new Date((await touch()) ?? 0) > new Date(first ?? 0)).toBe(true);
});

test('account: the first administrator is made from the SQL editor by address', async () => {
  await database.sql(`select private.make_admin(' Viewer@Example.com ')`);
  expect(await roleOf('viewer')).toBe('admin');
  await expect(database.sql(`select private.make_admin('who@example.com')`)).rejects.toThrow(
    'No account has the address who@example.com. Create the account first, then run this again.',
  );
});
