import { expect, test } from 'vitest';
import { DEMO_PASSWORD, DEMO_PASSWORD_HASH } from '#server/demo-accounts.ts';
import { claimsOf, codeOf, present, userOf } from './sessions.ts';
import { exampleBackend, NEW_PASSWORD, PASSWORD } from './support.ts';

const backend = exampleBackend();
const admin = () => backend.service().auth.admin;

test('admin API: accounts are created, read, changed and deleted with the secret key', async () => {
  const { data: created, error } = await admin().createUser({
    ...{ email: 'Made@Example.com', password: PASSWORD, email_confirm: true },
    user_metadata: { full_name: 'Made', colour: 'oak' },
    app_metadata: { team: 'workshop' },
  });
  expect(error).toBeNull();
  const { id } = present(created.user);
  expect(created.user).toMatchObject({
    ...{ email: 'made@example.com', email_confirmed_at: expect.any(String) },
    app_metadata: { provider: 'email', team: 'workshop' },
    identities: [{ provider: 'email', user_id: id }],
  });
  const client = await backend.signedIn('made@example.com');
  expect(await claimsOf(client)).toMatchObject({ sub: id, app_metadata: { team: 'workshop' } });

  const { data: changed } = await admin().updateUserById(id, {
    ...{ email: 'renamed@example.com', email_confirm: true },
    user_metadata: { full_name: 'Renamed', colour: null },
  });
  const { email, user_metadata } = present(changed.user);
  expect([email, user_metadata.full_name]).toEqual(['renamed@example.com', 'Renamed']);
  expect(user_metadata).not.toHaveProperty('colour');

  await admin().updateUserById(id, { password: NEW_PASSWORD });
  expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  expect((await admin().getUserById(id)).data.user?.email).toBe('renamed@example.com');

  expect((await admin().deleteUser(id)).error).toBeNull();
  const gone = await admin().getUserById(id);
  expect(gone.error).toMatchObject({ status: 404, code: 'user_not_found' });
});

test('admin API: an account is made with what bcrypt made of its password', async () => {
  const email = 'hashed@example.com';
  await admin().createUser({ email, password_hash: DEMO_PASSWORD_HASH, email_confirm: true });
  expect((await backend.signIn(email, DEMO_PASSWORD)).error).toBeNull();
  expect(await codeOf(backend.signIn(email, NEW_PASSWORD))).toBe('invalid_credentials');
});

test('admin API: accounts are listed in pages', async () => {
  for (const number of [1, 2, 3]) {
    await admin().createUser({ email: `page-${number}@example.com`, password: PASSWORD });
  }
  const { data } = await admin().listUsers({ page: 1, perPage: 2 });
  expect(data.users).toHaveLength(2);
  expect(data).toMatchObject({ nextPage: 2, aud: 'authenticated' });
  expect(present(data as { total?: number }).total).toBeGreaterThanOrEqual(3);
});

test('admin API: a ban ends and prevents sessions until it is lifted', async () => {
  const client = await backend.signedUp('banned@example.com');
  const { id } = await userOf(client);
  await admin().updateUserById(id, { ban_duration: '1h30m' });
  const ways = [client.auth.getUser(), client.auth.refreshSession()];
  for (const way of [...ways, backend.signIn('banned@example.com')]) {
    expect(await codeOf(way)).toBe('user_banned');
  }
  await admin().updateUserById(id, { ban_duration: 'none' });
  await backend.signedIn('banned@example.com');
});

test('admin API: a lost second factor is removed by an administrator', async () => {
  const { client, factorId: id } = await backend.withFactor('lost@example.com', Date.now());
  const { sub: userId } = (await claimsOf(client)) as { sub: string };
  const { data: listed } = await admin().mfa.listFactors({ userId });
  expect(present(listed).factors).toMatchObject([{ id, status: 'verified' }]);
  expect((await admin().mfa.deleteFactor({ userId, id })).error).toBeNull();
  await client.auth.refreshSession();
  expect(await claimsOf(client)).toMatchObject({ aal: 'aal1' });
});

test('admin API: bad input is refused in the words of a hosted project', async () => {
  const create = async (email?: string, password = PASSWORD) =>
    (await admin().createUser({ ...(email && { email }), password })).error;
  expect(await create('twice@example.com')).toBeNull();
  expect(await create('twice@example.com')).toMatchObject({ status: 422, code: 'email_exists' });
  const wrong = { status: 400, code: 'validation_failed' };
  expect(await create()).toMatchObject(wrong);
  expect(await create('long@example.com', 'x'.repeat(73))).toMatchObject(wrong);
  const missing = await admin().updateUserById('00000000-0000-4000-8000-000000000000', {});
  expect(missing.error).toMatchObject({ status: 404, code: 'user_not_found' });
});

test('admin API: the publishable key and a signed-in person get nothing', async () => {
  for (const { auth } of [backend.client(), await backend.signedUp('curious@example.com')]) {
    const { error } = await auth.admin.listUsers();
    expect(error).toMatchObject({ status: 403, code: 'not_admin' });
  }
});

test('admin API: an account has 10 kB of metadata at most, at once or in parts', async () => {
  const junk = (size: number) => ({ junk: 'x'.repeat(size) });
  const much = await backend.signUp('much@example.com', PASSWORD, junk(900_000));
  expect(much.error).toMatchObject({ status: 400 });
  expect((await backend.signUp('little@example.com', PASSWORD, junk(5000))).error).toBeNull();
  const client = await backend.signedIn('little@example.com');
  const update = async (size: number) =>
    (await client.auth.updateUser({ data: { more: 'x'.repeat(size) } })).error;
  expect(await update(5000)).toMatchObject({ status: 400 });
  expect(await update(1000)).toBeNull();
  expect((await userOf(client)).user_metadata.more).toHaveLength(1000);
});
