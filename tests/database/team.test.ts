import { describe, expect, test } from 'vitest';
import { addContent, POSTS } from './fixtures.ts';
import { ACCOUNTS, openDatabase } from './harness.ts';

const database = openDatabase(addContent);

describe('a role', () => {
  test('counts from the next request, with the old token', async () => {
    const editor = await database.client('editor');
    const save = () =>
      editor.from('posts').update({ title: 'Changed' }).eq('id', POSTS.draft).select();
    expect((await save()).data).toHaveLength(1);

    const admin = await database.client('admin');
    const { error } = await admin.rpc('set_member_role', {
      user_id: ACCOUNTS.editor,
      role: 'viewer',
    });
    expect(error).toBeNull();
    expect((await save()).data).toEqual([]);
    expect((await editor.from('posts').select('*')).data).toEqual([]);
    expect((await editor.rpc('get_current_user_role')).data).toBe('viewer');
    const publishing = await editor.rpc('publish_post', { post_id: POSTS.draft, version: 1 });
    expect(publishing.error).toMatchObject({ code: '42501', hint: 'posts.publish' });
    expect(publishing.status).toBe(403);

    await admin.rpc('set_member_role', { user_id: ACCOUNTS.editor, role: 'editor' });
    expect((await save()).data).toHaveLength(1);
  });

  test('is given by somebody', async () => {
    await database.run('admin', `select public.set_member_role('${ACCOUNTS.viewer}', 'editor')`);
    expect(
      await database.sql`
        select role, granted_by from public.user_roles where user_id = ${ACCOUNTS.viewer}`,
    ).toEqual([{ role: 'editor', granted_by: ACCOUNTS.admin }]);
    await database.run('admin', `select public.set_member_role('${ACCOUNTS.viewer}', 'viewer')`);
  });

  test('needs an account', async () => {
    const admin = await database.client('admin');
    const { error, status } = await admin.rpc('set_member_role', {
      user_id: crypto.randomUUID(),
      role: 'editor',
    });
    expect(error).toMatchObject({ code: 'PT404', message: 'There is no such account any more.' });
    expect(status).toBe(404);
  });
});

test('an editor made viewer keeps no permission and no file, with the old token', async () => {
  const editor = await database.client('editor');
  const admin = await database.client('admin');
  const permissions = await database.sql<{ name: string }>`
    select unnest(enum_range(null::public.app_permission))::text as name`;
  const held = async () => {
    const answers = await Promise.all(
      permissions.map(({ name }) =>
        database.run('editor', `select public.authorize('${name}') as yes`),
      ),
    );
    return answers.filter(({ rows }) => rows[0]?.yes === true).length;
  };
  const files = editor.storage.from('media');
  const picture = new Blob(['x'], { type: 'image/png' });
  expect(await held()).toBeGreaterThan(5);
  expect((await files.upload('role/before.png', picture)).error).toBeNull();
  expect((await files.list('role')).data).toHaveLength(1);

  await admin.rpc('set_member_role', { user_id: ACCOUNTS.editor, role: 'viewer' });
  expect(await held()).toBe(0);
  expect((await files.upload('role/after.png', picture)).error).not.toBeNull();
  expect((await files.list('role')).data ?? []).toEqual([]);
  expect((await files.remove(['role/before.png'])).data ?? []).toEqual([]);
  expect((await editor.from('enquiries').select('id')).data).toEqual([]);
  await admin.rpc('set_member_role', { user_id: ACCOUNTS.editor, role: 'editor' });
});

describe('a deactivated account', () => {
  test('is nobody from the next request on, with the old token, and can be let back in', async () => {
    const editor = await database.client('editor');
    const admin = await database.client('admin');
    expect((await editor.from('posts').select('id')).data).not.toEqual([]);

    await admin.rpc('set_member_active', { user_id: ACCOUNTS.editor, active: false });
    expect((await editor.from('posts').select('id')).data).toEqual([]);
    expect((await editor.rpc('get_current_user_role')).data).toBeNull();
    expect((await editor.rpc('authorize', { permission: 'posts.read' })).data).toBe(false);
    expect((await editor.from('profiles').select('deactivated_at').single()).data).toMatchObject({
      deactivated_at: expect.any(String),
    });
    const renamed = await editor
      .from('profiles')
      .update({ full_name: 'x' })
      .eq('user_id', ACCOUNTS.editor)
      .select();
    expect(renamed.data).toEqual([]);

    await admin.rpc('set_member_active', { user_id: ACCOUNTS.editor, active: true });
    expect((await editor.from('posts').select('id')).data).not.toEqual([]);
  });
});

describe('the last active administrator', () => {
  const demote = (id: string) => `select public.set_member_role('${id}', 'editor')`;
  const deactivate = (id: string) => `select public.set_member_active('${id}', false)`;

  test('cannot step down, lock themselves out or be deleted', async () => {
    for (const statement of [demote(ACCOUNTS.admin), deactivate(ACCOUNTS.admin)]) {
      expect(await database.attempt('admin', statement)).toMatchObject({
        sqlstate: 'PT409',
        hint: 'last_admin',
        message:
          'This is the last active administrator. Make somebody else an administrator first.',
      });
    }
    await expect(database.sql`delete from auth.users where id = ${ACCOUNTS.admin}`).rejects.toThrow(
      'last active administrator',
    );
    await expect(
      database.sql`delete from public.user_roles where user_id = ${ACCOUNTS.admin}`,
    ).rejects.toThrow('last active administrator');
  });

  test('can once there is another, unless that one is deactivated', async () => {
    await database.run('admin', `select public.set_member_role('${ACCOUNTS.viewer}', 'admin')`);
    expect((await database.attempt('admin', demote(ACCOUNTS.admin))).sqlstate).toBeNull();
    expect((await database.attempt('admin', deactivate(ACCOUNTS.admin))).sqlstate).toBeNull();

    await database.run('admin', deactivate(ACCOUNTS.viewer));
    expect((await database.attempt('admin', demote(ACCOUNTS.admin))).sqlstate).toBe('PT409');
    expect((await database.attempt('admin', deactivate(ACCOUNTS.admin))).sqlstate).toBe('PT409');

    await database.run('admin', demote(ACCOUNTS.viewer));
    await database.run('admin', `select public.set_member_role('${ACCOUNTS.viewer}', 'viewer')`);
    await database.run('admin', `select public.set_member_active('${ACCOUNTS.viewer}', true)`);
  });
});

describe('a second factor', () => {
  test('counts only when it is verified', async () => {
    await database.sql`
      insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values (gen_random_uuid(), ${ACCOUNTS.editor}, 'totp', 'unverified', now(), now())`;
    const rights = `select public.authorize('posts.read') as yes`;
    expect((await database.attempt('editor', rights)).rows).toEqual([{ yes: true }]);
    expect((await database.attempt('aal1', rights)).rows).toEqual([{ yes: false }]);
    expect((await database.attempt('aal2', rights)).rows).toEqual([{ yes: true }]);
  });

  test('gives nobody a permission that the role does not hold', async () => {
    const rights = `select public.authorize('team.read') as yes`;
    expect((await database.attempt('aal2', rights)).rows).toEqual([{ yes: false }]);
  });

  test('is taken off by an administrator, once', async () => {
    const admin = await database.client('admin');
    const { data } = await admin.rpc('team_members');
    const member = data?.find(({ user_id }) => user_id === ACCOUNTS.aal1);
    const [factor] = (member?.factors ?? []) as { id: string; friendly_name: string }[];
    expect(factor).toMatchObject({ friendly_name: 'Phone', factor_type: 'totp' });

    const remove = { user_id: ACCOUNTS.aal1, factor_id: factor?.id ?? '' };
    expect(
      (await admin.rpc('remove_member_factor', { ...remove, user_id: ACCOUNTS.viewer })).error,
      'not through another account',
    ).toMatchObject({ code: 'PT404' });
    expect((await admin.rpc('remove_member_factor', remove)).error).toBeNull();
    expect((await admin.rpc('remove_member_factor', remove)).error).toMatchObject({
      code: 'PT404',
      message: 'This second factor has been removed already.',
    });
    expect((await (await database.client('aal1')).from('posts').select('id')).data).not.toEqual([]);
    expect(
      (await (await database.client('aal2')).from('posts').select('id')).data,
      'the session on the lost device has ended',
    ).toEqual([]);
    expect(
      await database.sql`
        select actor, entity_id, details from public.audit_log where action = 'remove_factor'`,
    ).toEqual([
      { actor: ACCOUNTS.admin, entity_id: ACCOUNTS.aal1, details: { factor: { old: 'Phone' } } },
    ]);
  });
});

describe('the team', () => {
  test('is everybody, with role and state', async () => {
    const { rows } = await database.attempt('admin', 'select * from public.team_members()');
    expect(rows).toHaveLength(await database.value('select count(*) from auth.users'));
    expect(rows.find(({ user_id }) => user_id === ACCOUNTS.deactivated)).toMatchObject({
      email: 'deactivated@example.com',
      role: 'editor',
      factors: [],
      deactivated_at: expect.any(String),
    });
    expect(rows.at(-1), 'those who have left come last').toMatchObject({
      user_id: ACCOUNTS.deactivated,
    });
  });

  test('knows colleagues by name alone', async () => {
    const { rows } = await database.attempt('editor', 'select * from public.colleagues()');
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['full_name', 'user_id']);
  });

  test('notes who is here, at most once a minute', async () => {
    const seen = () =>
      database.value<string | null>`
        select last_seen_at from public.profiles where user_id = ${ACCOUNTS.viewer}`;
    const viewer = await database.client('viewer');
    expect(await seen()).toBeNull();
    expect((await viewer.rpc('touch_last_seen')).error).toBeNull();
    const first = await seen();
    expect(first).not.toBeNull();
    await viewer.rpc('touch_last_seen');
    expect(await seen()).toBe(first);
    await database.sql`
      update public.profiles set last_seen_at = now() - interval '2 minutes' where user_id =
      ${ACCOUNTS.viewer}`;
    await viewer.rpc('touch_last_seen');
    expect(new Date((await seen()) ?? 0) > new Date(first ?? 0)).toBe(true);
  });
});

describe('the first administrator', () => {
  test('is made from the SQL editor by address', async () => {
    await database.sql(`select private.make_admin(' Viewer@Example.com ')`);
    expect(
      await database.value`select role from public.user_roles where user_id = ${ACCOUNTS.viewer}`,
    ).toBe('admin');
    await expect(database.sql(`select private.make_admin('who@example.com')`)).rejects.toThrow(
      'No account has the address who@example.com. Create the account first, then run this again.',
    );
  });

  test('is not made through the API', async () => {
    for (const person of ['nobody', 'viewer', 'editor'] as const) {
      const outcome = await database.attempt(
        person,
        `select private.make_admin('viewer@example.com')`,
      );
      expect(outcome.sqlstate).toBe('42501');
    }
  });
});
