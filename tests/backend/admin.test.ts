import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#server/embedded/open.ts';
import {
  claimsOf,
  clientOf,
  codeFor,
  openExample,
  PASSWORD,
  present,
  signedIn,
  signedUp,
} from './support.ts';

let backend: Backend;
let admin: SupabaseClient['auth']['admin'];

beforeAll(async () => {
  backend = await openExample();
  admin = clientOf(backend, backend.secretKey).auth.admin;
});
afterAll(() => backend.close());

test('accounts are created, read, changed and deleted with the secret key', async () => {
  const { data: created, error } = await admin.createUser({
    email: 'Made@Example.com',
    password: PASSWORD,
    email_confirm: true,
    user_metadata: { full_name: 'Made', colour: 'oak' },
    app_metadata: { team: 'workshop' },
  });
  expect(error).toBeNull();
  const { id } = present(created.user);
  expect(created.user).toMatchObject({
    email: 'made@example.com',
    email_confirmed_at: expect.any(String),
    app_metadata: { provider: 'email', team: 'workshop' },
    identities: [{ provider: 'email', user_id: id }],
  });
  const client = await signedIn(backend, 'made@example.com');
  expect(await claimsOf(client)).toMatchObject({ sub: id, app_metadata: { team: 'workshop' } });

  const { data: changed } = await admin.updateUserById(id, {
    email: 'renamed@example.com',
    email_confirm: true,
    user_metadata: { full_name: 'Renamed', colour: null },
  });
  expect(present(changed.user).email).toBe('renamed@example.com');
  expect(present(changed.user).user_metadata).toMatchObject({ full_name: 'Renamed' });
  expect(present(changed.user).user_metadata).not.toHaveProperty('colour');

  await admin.updateUserById(id, { password: 'another-frame-43' });
  expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  expect((await admin.getUserById(id)).data.user?.email).toBe('renamed@example.com');

  expect((await admin.deleteUser(id)).error).toBeNull();
  expect((await admin.getUserById(id)).error).toMatchObject({
    status: 404,
    code: 'user_not_found',
  });
});

test('accounts are listed in pages', async () => {
  for (const number of [1, 2, 3]) {
    await admin.createUser({ email: `page-${number}@example.com`, password: PASSWORD });
  }
  const { data } = await admin.listUsers({ page: 1, perPage: 2 });
  expect(data.users).toHaveLength(2);
  expect(data).toMatchObject({ nextPage: 2, aud: 'authenticated' });
  expect(present(data as { total?: number }).total).toBeGreaterThanOrEqual(3);
});

test('a ban ends and prevents sessions until it is lifted', async () => {
  const client = await signedUp(backend, 'banned@example.com');
  const { data } = await client.auth.getUser();
  const { id } = present(data.user);
  await admin.updateUserById(id, { ban_duration: '1h30m' });
  expect((await client.auth.getUser()).error?.code).toBe('user_banned');
  expect((await client.auth.refreshSession()).error?.code).toBe('user_banned');
  const refused = await clientOf(backend).auth.signInWithPassword({
    email: 'banned@example.com',
    password: PASSWORD,
  });
  expect(refused.error?.code).toBe('user_banned');
  await admin.updateUserById(id, { ban_duration: 'none' });
  await signedIn(backend, 'banned@example.com');
});

test('a lost second factor is removed by an administrator', async () => {
  const client = await signedUp(backend, 'lost@example.com');
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Lost' });
  const { id: factorId, totp } = present(data);
  await client.auth.mfa.challengeAndVerify({ factorId, code: codeFor(totp.secret, Date.now()) });
  const { sub: userId } = (await claimsOf(client)) as { sub: string };

  const { data: listed } = await admin.mfa.listFactors({ userId });
  expect(present(listed).factors).toMatchObject([{ id: factorId, status: 'verified' }]);
  expect((await admin.mfa.deleteFactor({ userId, id: factorId })).error).toBeNull();
  await client.auth.refreshSession();
  expect(await claimsOf(client)).toMatchObject({ aal: 'aal1' });
});

test('bad input is refused in the words of a hosted project', async () => {
  await admin.createUser({ email: 'twice@example.com', password: PASSWORD });
  const twice = await admin.createUser({ email: 'twice@example.com', password: PASSWORD });
  expect(twice.error).toMatchObject({ status: 422, code: 'email_exists' });
  const nobody = await admin.createUser({ password: PASSWORD });
  expect(nobody.error).toMatchObject({ status: 400, code: 'validation_failed' });
  const long = await admin.createUser({ email: 'long@example.com', password: 'x'.repeat(73) });
  expect(long.error).toMatchObject({ status: 400, code: 'validation_failed' });
  const missing = await admin.updateUserById('00000000-0000-4000-8000-000000000000', {});
  expect(missing.error).toMatchObject({ status: 404, code: 'user_not_found' });
});

test('the publishable key and a signed-in person get nothing', async () => {
  const client = await signedUp(backend, 'curious@example.com');
  for (const auth of [clientOf(backend).auth, client.auth]) {
    const { error } = await auth.admin.listUsers();
    expect(error).toMatchObject({ status: 403, code: 'not_admin' });
  }
});

test('an account carries 10 kB of metadata at most, at once and in parts', async () => {
  const data = (name: string, size: number) => ({ [name]: 'x'.repeat(size) });
  const client = clientOf(backend);
  const signUp = (email: string, size: number) =>
    client.auth.signUp({ email, password: PASSWORD, options: { data: data('junk', size) } });
  expect((await signUp('much@example.com', 900_000)).error).toMatchObject({ status: 400 });
  expect((await signUp('little@example.com', 5000)).error).toBeNull();
  const update = (size: number) => client.auth.updateUser({ data: data('more', size) });
  expect((await update(5000)).error).toMatchObject({ status: 400 });
  expect((await update(1000)).error).toBeNull();
  const { data: now } = await client.auth.getUser();
  expect(now.user?.user_metadata.more).toHaveLength(1000);
});
