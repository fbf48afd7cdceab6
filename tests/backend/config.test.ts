/** @module-tag slow */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'smol-toml';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authOverrides } from '#server/embedded/config.ts';
import type { Backend } from '#server/embedded/open.ts';
import { Clock, clientOf, ORIGIN, openExample, PASSWORD, present } from './support.ts';

// The file as the Supabase CLI reads it, against what the embedded backend really does.
const file = path.resolve(import.meta.dirname, '../../supabase/config.toml');
// biome-ignore lint/suspicious/noExplicitAny: a file of another tool, read without our schema.
const config = parse(readFileSync(file, 'utf8')) as any;

let backend: Backend;
const clock = new Clock();

beforeAll(async () => {
  backend = await openExample({ now: clock.now, auth: {} });
});
afterAll(() => backend.close());

const admin = () => clientOf(backend, backend.secretKey).auth.admin;

/** An account with a session, whatever confirmation says. */
async function person(email: string) {
  await admin().createUser({ email, password: PASSWORD, email_confirm: true });
  const client = clientOf(backend);
  const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return { client, session: data.session };
}

const codeOf = (email: string) => present(backend.mails.findLast(({ to }) => to === email)).code;

test('auth.jwt_expiry: access tokens live as long', async () => {
  const { session } = await person('expiry@example.com');
  expect(session.expires_in).toBe(config.auth.jwt_expiry);
});

test('auth.refresh_token_reuse_interval: a used token counts as long', async () => {
  const { refresh_token_reuse_interval: seconds, enable_refresh_token_rotation: rotates } =
    config.auth;
  expect(rotates).toBe(true);
  const reuse = async (email: string, after: number) => {
    const { client, session } = await person(email);
    await client.auth.refreshSession();
    await client.auth.refreshSession();
    clock.forward(after);
    const { refresh_token } = session;
    return (await clientOf(backend).auth.refreshSession({ refresh_token })).error?.code;
  };
  expect(await reuse('soon@example.com', seconds - 1)).toBeUndefined();
  expect(await reuse('late@example.com', seconds + 1)).toBe('refresh_token_already_used');
});

test('auth.minimum_password_length: shorter ones are refused', async () => {
  const signUp = (length: number) =>
    clientOf(backend).auth.signUp({
      email: `length-${length}@example.com`,
      password: 'x'.repeat(length),
    });
  const { minimum_password_length: least } = config.auth;
  expect((await signUp(least - 1)).error?.code).toBe('weak_password');
  expect((await signUp(least)).error).toBeNull();
});

test('auth.enable_signup and auth.email.enable_confirmations: who signs up waits for a mail', async () => {
  const email = 'signs-up@example.com';
  const { data, error } = await clientOf(backend).auth.signUp({ email, password: PASSWORD });
  expect(error === null).toBe(config.auth.enable_signup);
  expect(data.session === null).toBe(config.auth.email.enable_confirmations);
  const settings = await backend.fetch(
    new Request(`${ORIGIN}/auth/v1/settings`, { headers: { apikey: backend.publishableKey } }),
  );
  expect(await settings.json()).toMatchObject({
    disable_signup: !config.auth.enable_signup,
    mailer_autoconfirm: !config.auth.email.enable_confirmations,
    external: { email: true, anonymous_users: config.auth.enable_anonymous_sign_ins },
  });
});

test('auth.email.double_confirm_changes: a new address is asked for at both', async () => {
  const { client } = await person('moves@example.com');
  const before = backend.mails.length;
  await client.auth.updateUser({ email: 'moved@example.com' });
  const asked = backend.mails.slice(before).map(({ to }) => to);
  expect(asked.includes('moves@example.com')).toBe(config.auth.email.double_confirm_changes);
  expect(asked).toContain('moved@example.com');
});

test('auth.email.secure_password_change: an old session needs a code', async () => {
  const { client } = await person('old-session@example.com');
  clock.forward(24 * 3600 + 1);
  const { error } = await client.auth.updateUser({ password: 'another-frame-43' });
  expect(error?.code === 'reauthentication_needed').toBe(config.auth.email.secure_password_change);
});

test('auth.email.otp_length, otp_expiry and max_frequency: of mailed codes', async () => {
  const email = 'codes@example.com';
  await person(email);
  const { otp_length: digits, otp_expiry: seconds, max_frequency: wait } = config.auth.email;
  const ask = async () => (await clientOf(backend).auth.resetPasswordForEmail(email)).error?.code;
  const verify = async () =>
    (await clientOf(backend).auth.verifyOtp({ email, token: codeOf(email), type: 'recovery' }))
      .error?.code;
  expect(await ask()).toBeUndefined();
  expect(codeOf(email)).toMatch(new RegExp(`^\\d{${digits}}$`));
  expect(wait).toBe('1m0s');
  clock.forward(59);
  expect(await ask()).toBe('over_email_send_rate_limit');
  clock.forward(seconds - 60);
  expect(await verify()).toBeUndefined();
  expect(await ask()).toBeUndefined();
  clock.forward(seconds + 1);
  expect(await verify()).toBe('otp_expired');
});

test('auth.rate_limit.email_sent: as many mails in an hour', async () => {
  clock.forward(3600);
  const { email_sent: most } = config.auth.rate_limit;
  await backend.sql(
    `insert into auth.users (id, aud, role, email, email_confirmed_at)
    select gen_random_uuid(), 'authenticated', 'authenticated', 'mails-' || n || '@example.com', now()
    from generate_series(0, $1::int) as n`,
    [most],
  );
  const codes: (string | undefined)[] = [];
  for (let number = 0; number <= most; number += 1) {
    const { auth } = clientOf(backend);
    codes.push((await auth.resetPasswordForEmail(`mails-${number}@example.com`)).error?.code);
  }
  expect(codes.indexOf('over_email_send_rate_limit')).toBe(most);
});

test('auth.mfa.max_enrolled_factors: no more apps than that', async () => {
  const { client } = await person('factors@example.com');
  const enrol = async (number: number) =>
    (await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: `App ${number}` })).error;
  const { max_enrolled_factors: most } = config.auth.mfa;
  expect(config.auth.mfa.totp).toEqual({ enroll_enabled: true, verify_enabled: true });
  for (let number = 1; number <= most; number += 1) expect(await enrol(number)).toBeNull();
  expect((await enrol(most + 1))?.code).toBe('too_many_enrolled_mfa_factors');
});

test('storage.file_size_limit: no larger file', async () => {
  const { client } = await person('files@example.com');
  expect(config.storage.file_size_limit).toBe('25MiB');
  const upload = async (bytes: number) =>
    (await client.storage.from('papers').upload(`size-${bytes}`, Buffer.alloc(bytes))).error;
  expect(await upload(25 * 1024 * 1024)).toBeNull();
  expect(await upload(25 * 1024 * 1024 + 1)).toMatchObject({ statusCode: '413' });
});

test('api.max_rows: no more rows at once', async () => {
  const { max_rows: most } = config.api;
  await backend.sql(
    `insert into public.makers (name) select 'maker ' || n from generate_series(0, $1::int) as n`,
    [most],
  );
  const { data } = await clientOf(backend).from('makers').select('name');
  expect(present(data)).toHaveLength(most);
});

test('the environment switches, and refuses what it does not know', () => {
  const { double_confirm_changes, secure_password_change } = config.auth.email;
  expect(authOverrides({})).toEqual({
    email: { enable_confirmations: false, double_confirm_changes, secure_password_change },
  });
  expect(
    authOverrides({
      AUTH_CONFIRMATIONS: 'on',
      AUTH_SECURE_PASSWORD_CHANGE: 'off',
      AUTH_DOUBLE_CONFIRM_CHANGES: 'off',
    }),
  ).toEqual({
    email: {
      enable_confirmations: true,
      double_confirm_changes: false,
      secure_password_change: false,
    },
  });
  expect(() => authOverrides({ AUTH_CONFIRMATIONS: 'yes' })).toThrow(
    'AUTH_CONFIRMATIONS must be on or off.',
  );
});
