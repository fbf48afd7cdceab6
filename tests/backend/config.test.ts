/** @module-tag slow */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { authOverrides } from '#server/embedded/config.ts';
import { Clock, codeOf, present } from './sessions.ts';
import { exampleBackend, NEW_PASSWORD, PASSWORD } from './support.ts';

// The file as the Supabase CLI reads it, against what the embedded backend really does.
const file = path.resolve(import.meta.dirname, '../../supabase/config.toml');
// biome-ignore lint/suspicious/noExplicitAny: a file of another tool, read without our schema.
const config = parse(readFileSync(file, 'utf8')) as any;
const { auth } = config;

const clock = new Clock();
const backend = exampleBackend({ now: clock.now, auth: {} });

/** An account with a session, whatever confirmation says. */
async function person(email: string) {
  const credentials = { email, password: PASSWORD };
  await backend.service().auth.admin.createUser({ ...credentials, email_confirm: true });
  const client = backend.client();
  const { data, error } = await client.auth.signInWithPassword(credentials);
  if (error) throw error;
  return { client, session: data.session };
}

const codeTo = (email: string) => backend.mail(email).code;

test('auth.jwt_expiry: access tokens live as long', async () => {
  const { session } = await person('expiry@example.com');
  expect(session.expires_in).toBe(auth.jwt_expiry);
});

test('auth.refresh_token_reuse_interval: a used token counts as long', async () => {
  const { refresh_token_reuse_interval: seconds, enable_refresh_token_rotation: rotates } = auth;
  expect(rotates).toBe(true);
  const reuse = async (email: string, after: number) => {
    const { client, session } = await person(email);
    await client.auth.refreshSession();
    await client.auth.refreshSession();
    clock.forward(after);
    return await codeOf(backend.refresh(session.refresh_token));
  };
  expect(await reuse('soon@example.com', seconds - 1)).toBeUndefined();
  expect(await reuse('late@example.com', seconds + 1)).toBe('refresh_token_already_used');
});

test('auth.minimum_password_length: shorter ones are refused', async () => {
  const signUp = (length: number) =>
    codeOf(backend.signUp(`length-${length}@example.com`, 'x'.repeat(length)));
  expect(await signUp(auth.minimum_password_length - 1)).toBe('weak_password');
  expect(await signUp(auth.minimum_password_length)).toBeUndefined();
});

test('auth.enable_signup, auth.email.enable_confirmations: one waits for a mail', async () => {
  const { data, error } = await backend.signUp('signs-up@example.com');
  expect(error === null).toBe(auth.enable_signup);
  expect(data.session === null).toBe(auth.email.enable_confirmations);
  expect((await backend.ask('GET', 'auth/v1/settings')).body).toMatchObject({
    disable_signup: !auth.enable_signup,
    mailer_autoconfirm: !auth.email.enable_confirmations,
    external: { email: true, anonymous_users: auth.enable_anonymous_sign_ins },
  });
});

test('auth.email.double_confirm_changes: a new address is asked for at both', async () => {
  const { client } = await person('moves@example.com');
  const before = backend.mails.length;
  await client.auth.updateUser({ email: 'moved@example.com' });
  const asked = backend.mails.slice(before).map(({ to }) => to);
  expect(asked.includes('moves@example.com')).toBe(auth.email.double_confirm_changes);
  expect(asked).toContain('moved@example.com');
});

test('auth.email.secure_password_change: an old session needs a code', async () => {
  const { client } = await person('old-session@example.com');
  clock.forward(24 * 3600 + 1);
  const code = await codeOf(client.auth.updateUser({ password: NEW_PASSWORD }));
  expect(code === 'reauthentication_needed').toBe(auth.email.secure_password_change);
});

test('auth.email.otp_length, otp_expiry and max_frequency: of mailed codes', async () => {
  const email = 'codes@example.com';
  await person(email);
  const { otp_length: digits, otp_expiry: seconds, max_frequency: wait } = auth.email;
  const ask = () => codeOf(backend.recover(email));
  const verify = () => codeOf(backend.verify(email, codeTo(email), 'recovery'));
  expect(await ask()).toBeUndefined();
  expect(codeTo(email)).toMatch(new RegExp(`^\\d{${digits}}$`));
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
  const { email_sent: most } = auth.rate_limit;
  await backend.sql(
    `insert into auth.users (id, aud, role, email, email_confirmed_at)
    select gen_random_uuid(), 'authenticated', 'authenticated', 'mails-' || n || '@example.com', now()
    from generate_series(0, $1::int) as n`,
    [most],
  );
  const codes: (string | undefined)[] = [];
  for (let nth = 0; nth <= most; nth += 1) {
    codes.push(await codeOf(backend.recover(`mails-${nth}@example.com`)));
  }
  expect(codes.indexOf('over_email_send_rate_limit')).toBe(most);
});

test('auth.mfa.max_enrolled_factors: no more apps than that', async () => {
  const { mfa } = (await person('factors@example.com')).client.auth;
  const enrol = (number: number) =>
    codeOf(mfa.enroll({ factorType: 'totp', friendlyName: `App ${number}` }));
  const { max_enrolled_factors: most } = auth.mfa;
  expect(auth.mfa.totp).toEqual({ enroll_enabled: true, verify_enabled: true });
  for (let number = 1; number <= most; number += 1) expect(await enrol(number)).toBeUndefined();
  expect(await enrol(most + 1)).toBe('too_many_enrolled_mfa_factors');
});

test('storage.file_size_limit: no larger file', async () => {
  const papers = (await person('files@example.com')).client.storage.from('papers');
  expect(config.storage.file_size_limit).toBe('25MiB');
  const upload = async (bytes: number) =>
    (await papers.upload(`size-${bytes}`, Buffer.alloc(bytes))).error;
  expect(await upload(25 * 1024 * 1024)).toBeNull();
  expect(await upload(25 * 1024 * 1024 + 1)).toMatchObject({ statusCode: '413' });
});

test('api.max_rows: no more rows at once', async () => {
  const { max_rows: most } = config.api;
  const insert = `insert into public.makers (name) select 'maker ' || n from generate_series(0, $1::int) as n`;
  await backend.sql(insert, [most]);
  const { data } = await backend.client().from('makers').select('name');
  expect(present(data)).toHaveLength(most);
});

test('settings: the environment switches, and refuses what it does not know', () => {
  const { double_confirm_changes, secure_password_change } = auth.email;
  const own = { enable_confirmations: false, double_confirm_changes, secure_password_change };
  expect(authOverrides({})).toEqual({ email: own });
  const off = { AUTH_SECURE_PASSWORD_CHANGE: 'off', AUTH_DOUBLE_CONFIRM_CHANGES: 'off' };
  const { email } = authOverrides({ AUTH_CONFIRMATIONS: 'on', ...off });
  expect(Object.entries(email ?? {}).filter(([, isOn]) => isOn)).toEqual([
    ['enable_confirmations', true],
  ]);
  expect(() => authOverrides({ AUTH_CONFIRMATIONS: 'yes' })).toThrow(
    'AUTH_CONFIRMATIONS must be on or off.',
  );
});
