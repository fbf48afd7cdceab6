import { createClient } from '@supabase/supabase-js';
import { decodeProtectedHeader } from 'jose';
import { expect, test } from 'vitest';
import { Clock, claimsOf, codeOf, present, sessionOf, tokenOf, userOf } from './sessions.ts';
import { exampleBackend, NEW_PASSWORD, ORIGIN, PASSWORD } from './support.ts';

const clock = new Clock();
const backend = exampleBackend({ now: clock.now });

test('sign-up: it signs in at once, with the claims of a hosted project', async () => {
  const client = backend.client();
  const options = { data: { full_name: 'New Person' } };
  const credentials = { email: 'New@Example.com', password: PASSWORD };
  const { data, error } = await client.auth.signUp({ ...credentials, options });
  expect(error).toBeNull();
  const { id, email } = present(data.user);
  expect(email).toBe('new@example.com');
  expect(await claimsOf(client)).toMatchObject({
    ...{ iss: `${ORIGIN}/auth/v1`, sub: id, aud: 'authenticated', role: 'authenticated', email },
    ...{ aal: 'aal1', session_id: expect.any(String), is_anonymous: false },
    amr: [{ method: 'password', timestamp: Math.floor(clock.now() / 1000) }],
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { full_name: 'New Person' },
  });
  const { data: row } = await client.rpc('whoami');
  expect(row).toMatchObject({ role: 'authenticated', uid: id });
  const { created_at: created, last_sign_in_at: signedInAt } = await userOf(client);
  for (const time of [created, present(signedInAt)]) {
    expect(time, 'every browser reads it').toMatch(
      /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|\+00:00)$/,
    );
  }
});

test('auth: a taken address and a short password are refused as by a hosted project', async () => {
  await backend.signedUp('taken@example.com');
  const taken = await backend.signUp('TAKEN@example.com');
  expect(taken.error).toMatchObject({ status: 422, code: 'user_already_exists' });
  const short = await backend.signUp('short@example.com', 'oak');
  expect(short.error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['length'] });
});

test('auth: sessions are refreshed, shown and ended', async () => {
  const client = await backend.signedUp('session@example.com');
  const other = await backend.signedIn('session@example.com');
  const { session_id: session } = await claimsOf(client);
  const { data: refreshed } = await client.auth.refreshSession();
  expect(present(refreshed.session).user.email).toBe('session@example.com');
  expect(await claimsOf(client)).toMatchObject({ session_id: session, aal: 'aal1' });

  await client.auth.signOut({ scope: 'others' });
  expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  const { refresh_token } = await sessionOf(client);
  await client.auth.signOut();
  expect(await codeOf(backend.refresh(refresh_token))).toBe('refresh_token_not_found');
});

test('auth: a forgotten password is replaced through the link in the mail', async () => {
  const email = 'forgot@example.com';
  await backend.signedUp(email);
  const redirectTo = `${ORIGIN}/admin/login?reset`;
  await backend.recover(email, redirectTo);
  const { to, said } = await backend.follow(backend.mail(email).link);
  expect(`${to.origin}${to.pathname}${to.search}`).toBe(redirectTo);
  expect(said.get('type')).toBe('recovery');
  const client = await backend.entered(said);
  const amr = [{ method: 'otp', timestamp: expect.any(Number) }];
  expect(await claimsOf(client)).toMatchObject({ aal: 'aal1', amr });
  expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
  expect((await backend.signIn(email, NEW_PASSWORD)).error).toBeNull();
});

test('auth: a link never leads to a foreign address', async () => {
  await backend.signedUp('foreign@example.com');
  await backend.recover('foreign@example.com', 'https://evil.example.com/');
  const { to } = await backend.follow(backend.mail('foreign@example.com').link);
  expect(to.origin).toBe(ORIGIN);
});

test('auth: mail is sent once a minute, and the answer tells nothing about accounts', async () => {
  await backend.signedUp('often@example.com');
  for (const email of ['often@example.com', 'nobody-often@example.com']) {
    const ask = async () => (await backend.recover(email)).error;
    expect(await ask()).toBeNull();
    expect(await ask()).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    clock.forward(60);
    expect(await ask()).toBeNull();
  }
});

test('auth: a wrong password and an unknown address get the same answer', async () => {
  await backend.signedUp('known@example.com');
  const known = await backend.signIn('known@example.com', 'wrong-frame-42');
  const unknown = await backend.signIn('unknown@example.com', 'wrong-frame-42');
  expect(known.error).toMatchObject({ status: 400, code: 'invalid_credentials' });
  expect({ ...unknown.error }).toEqual({ ...known.error });
  expect(unknown.error?.message).toBe(known.error?.message);
});

test('auth: without a key nothing is answered', async () => {
  for (const [method, path] of [
    ...[['GET', 'auth/v1/user'] as const, ['GET', 'rest/v1/pieces'] as const],
    ...[
      ['POST', 'auth/v1/token?grant_type=password'] as const,
      ['POST', 'auth/v1/factors'] as const,
    ],
  ]) {
    const body = method === 'POST' ? '{}' : null;
    const answer = await backend.fetch(new Request(`${ORIGIN}/${path}`, { method, body }));
    expect([path, answer.status]).toEqual([path, 401]);
  }
});

test('auth: tokens can be checked with the published key', async () => {
  const token = await tokenOf(await backend.signedUp('signed@example.com'));
  const published = '/auth/v1/.well-known/jwks.json';
  const { keys } = (await backend.ask('GET', published)).body;
  const key = { kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' };
  expect(keys).toEqual([expect.objectContaining(key)]);
  expect(keys[0]).not.toHaveProperty('d');
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'ES256', typ: 'JWT', kid: keys[0]?.kid });

  const asked: string[] = [];
  const noting: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    asked.push(new URL(request.url).pathname);
    return backend.fetch(request);
  };
  const checking = createClient(ORIGIN, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: noting },
  });
  const { data, error } = await checking.auth.getClaims(token);
  expect(error).toBeNull();
  expect(present(data).claims).toMatchObject({ email: 'signed@example.com', aal: 'aal1' });
  const forged = `${token.slice(0, -6)}AAAAAA`;
  expect((await checking.auth.getClaims(forged)).error?.message).toBe('Invalid JWT signature');
  expect(asked, 'once for ten minutes').toEqual([published]);
});

test('auth: refusals are worded as the version of the API that was asked for', async () => {
  const body = '{"email":"nobody@example.com","password":"wrong-frame-42"}';
  const path = 'auth/v1/token?grant_type=password';
  const [code, msg] = ['invalid_credentials', 'Invalid login credentials'];
  const first = await backend.ask('POST', path, { body });
  expect(first.body).toEqual({ code: 400, error_code: code, msg });
  const headers = { 'x-supabase-api-version': '2024-01-01' };
  const later = await backend.ask('POST', path, { body, headers });
  expect(later.body).toEqual({ code, message: msg });
  expect(later.headers.get('x-supabase-api-version')).toBe('2024-01-01');
});

test.each<[string, () => string | undefined, number, string]>([
  ['the key', () => backend.publishableKey, 403, 'bad_jwt'],
  ['a forged token', () => 'a.b.c', 403, 'bad_jwt'],
  ['no bearer', () => undefined, 401, 'no_authorization'],
])('auth: %s is no session', async (_, bearerOf, status, error_code) => {
  const bearer = bearerOf();
  for (const [method, path] of [['GET', 'user'] as const, ['POST', 'factors'] as const]) {
    const asked = { ...(method === 'POST' && { body: '{}' }), ...(bearer && { bearer }) };
    const answer = await backend.ask(method, `auth/v1/${path}`, asked);
    expect(answer, path).toMatchObject({ status, body: { error_code } });
  }
});

test('auth: paths that are none are not found', async () => {
  for (const asked of ['GET nowhere', 'GET token', 'POST authorize', 'DELETE user']) {
    const [method = '', path = ''] = asked.split(' ');
    expect([asked, (await backend.ask(method, `auth/v1/${path}`)).status]).toEqual([asked, 404]);
  }
  const { status } = await backend.ask('POST', 'auth/v1/token?grant_type=nothing', { body: '{}' });
  expect(status).toBe(400);
});

const NO_TEXTS = ['["a@b.cc"]', '{"a":1}', '5', '"a\\u0000@b.cc"', '"\\ud800@b.cc"', '"a b@c"'];
const NO_BODIES = ['[]', 'null', '{', '"x"', '\u0000', '{"email":"a@b.cc","password":["x"]}'];

const WITH_TEXT = ['signup', 'token?grant_type=password', 'recover', 'otp', 'resend', 'verify'];
test.each(WITH_TEXT)('request: what is no text that can be kept is wrong: %s', async (path) => {
  for (const value of NO_TEXTS) {
    const body = `{"email":${value},"password":"timber-frame-42","type":"signup","token":"123456"}`;
    const { status } = await backend.ask('POST', `auth/v1/${path}`, { body });
    expect([value, status]).toEqual([value, 400]);
  }
  for (const body of NO_BODIES) {
    const { status } = await backend.ask('POST', `auth/v1/${path}`, { body });
    expect([body, status >= 500]).toEqual([body, false]);
  }
});

test('auth: a link of junk leads back, and one of no kind is a wrong request', async () => {
  const statusOf = async (query: string) =>
    (await backend.ask('GET', `auth/v1/verify?${query}`)).status;
  for (const token of ['%ED%A0%80', '%FF', 'a'.repeat(5000), '%27%22']) {
    expect([token, await statusOf(`type=recovery&token=${token}`)]).toEqual([token, 303]);
  }
  expect(await statusOf('type=recovery&token=%00')).toBe(400);
  for (const type of ['', 'constructor', '%00', '__proto__']) {
    expect(await statusOf(`type=${type}&token=x`)).toBe(400);
  }
});

test('auth: a signed-out session’s token is refused at once', async () => {
  const client = await backend.signedUp('gone@example.com');
  const bearer = await tokenOf(client);
  await client.auth.signOut();
  const refused = { status: 403, body: { error_code: 'session_not_found' } };
  const doors = ['GET user', 'PUT user', 'GET reauthenticate', 'POST logout?scope=global'];
  for (const door of [...doors, 'POST factors']) {
    const [method = '', path = ''] = door.split(' ');
    const asked = { bearer, ...(method !== 'GET' && { body: '{}' }) };
    expect(await backend.ask(method, `auth/v1/${path}`, asked), door).toMatchObject(refused);
  }
});
