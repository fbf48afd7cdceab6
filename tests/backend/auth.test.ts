import { createClient } from '@supabase/supabase-js';
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend, SentMail } from '#server/embedded/open.ts';
import {
  Clock,
  claimsOf,
  clientOf,
  ORIGIN,
  openExample,
  PASSWORD,
  present,
  signedIn,
  signedUp,
} from './support.ts';

let backend: Backend;
const clock = new Clock();
const sent: SentMail[] = [];

beforeAll(async () => {
  backend = await openExample({ now: clock.now, onMail: (mail) => sent.push(mail) });
});
afterAll(() => backend.close());

test('sign-up signs in at once, with the claims of a hosted project', async () => {
  const client = clientOf(backend);
  const { data, error } = await client.auth.signUp({
    email: 'New@Example.com',
    password: PASSWORD,
    options: { data: { full_name: 'New Person' } },
  });
  expect(error).toBeNull();
  expect(present(data.user).email).toBe('new@example.com');
  expect(await claimsOf(client)).toMatchObject({
    iss: `${ORIGIN}/auth/v1`,
    sub: present(data.user).id,
    aud: 'authenticated',
    role: 'authenticated',
    email: 'new@example.com',
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: Math.floor(clock.now() / 1000) }],
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { full_name: 'New Person' },
    session_id: expect.any(String),
    is_anonymous: false,
  });
  const { data: row } = await client.rpc('whoami');
  expect(row).toMatchObject({ role: 'authenticated', uid: present(data.user).id });
});

test('times are ISO 8601, which every browser reads', async () => {
  const client = await signedUp(backend, 'times@example.com');
  const { data } = await client.auth.getUser();
  const { created_at: created, last_sign_in_at: signedInAt } = present(data.user);
  for (const time of [created, present(signedInAt)]) {
    expect(time).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|\+00:00)$/);
  }
});

test('a taken address and a short password are refused as by a hosted project', async () => {
  await signedUp(backend, 'taken@example.com');
  const client = clientOf(backend);
  const taken = await client.auth.signUp({ email: 'TAKEN@example.com', password: PASSWORD });
  expect(taken.error).toMatchObject({ status: 422, code: 'user_already_exists' });
  const short = await client.auth.signUp({ email: 'short@example.com', password: 'oak' });
  expect(short.error).toMatchObject({ status: 422, code: 'weak_password' });
});

test('sessions are refreshed, shown and ended', async () => {
  const client = await signedUp(backend, 'session@example.com');
  const other = await signedIn(backend, 'session@example.com');
  const { session_id: session } = await claimsOf(client);
  const { data: refreshed } = await client.auth.refreshSession();
  expect(present(refreshed.session).user.email).toBe('session@example.com');
  expect(await claimsOf(client)).toMatchObject({ session_id: session, aal: 'aal1' });

  await client.auth.signOut({ scope: 'others' });
  expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  const { data } = await client.auth.getSession();
  await client.auth.signOut();
  const stale = await clientOf(backend).auth.refreshSession({
    refresh_token: present(data.session).refresh_token,
  });
  expect(stale.error?.code).toBe('refresh_token_not_found');
});

test('a forgotten password is replaced through the link in the mail', async () => {
  await signedUp(backend, 'forgot@example.com');
  const client = clientOf(backend);
  const redirectTo = `${ORIGIN}/admin/login?reset`;
  await client.auth.resetPasswordForEmail('forgot@example.com', { redirectTo });
  const mail = present(sent.findLast(({ to }) => to === 'forgot@example.com'));
  const answer = await backend.fetch(new Request(present(mail.link)));
  const target = new URL(present(answer.headers.get('location')));
  expect(`${target.origin}${target.pathname}${target.search}`).toBe(redirectTo);

  const fragment = new URLSearchParams(target.hash.slice(1));
  expect(fragment.get('type')).toBe('recovery');
  await client.auth.setSession({
    access_token: present(fragment.get('access_token')),
    refresh_token: present(fragment.get('refresh_token')),
  });
  expect(await claimsOf(client)).toMatchObject({
    aal: 'aal1',
    amr: [{ method: 'otp', timestamp: expect.any(Number) }],
  });
  expect((await client.auth.updateUser({ password: 'another-frame-43' })).error).toBeNull();
  const { error } = await clientOf(backend).auth.signInWithPassword({
    email: 'forgot@example.com',
    password: 'another-frame-43',
  });
  expect(error).toBeNull();
});

test('a link never leads to a foreign address', async () => {
  await signedUp(backend, 'foreign@example.com');
  await clientOf(backend).auth.resetPasswordForEmail('foreign@example.com', {
    redirectTo: 'https://evil.example.com/',
  });
  const mail = present(sent.findLast(({ to }) => to === 'foreign@example.com'));
  const answer = await backend.fetch(new Request(present(mail.link)));
  expect(new URL(present(answer.headers.get('location'))).origin).toBe(ORIGIN);
});

test('mail is sent once a minute, and the answer tells nothing about accounts', async () => {
  await signedUp(backend, 'often@example.com');
  for (const email of ['often@example.com', 'nobody-often@example.com']) {
    const ask = () => clientOf(backend).auth.resetPasswordForEmail(email);
    expect((await ask()).error).toBeNull();
    expect((await ask()).error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    clock.forward(60);
    expect((await ask()).error).toBeNull();
  }
});

test('a wrong password and an unknown address get the same answer', async () => {
  await signedUp(backend, 'known@example.com');
  const tryIt = (email: string) =>
    clientOf(backend).auth.signInWithPassword({ email, password: 'wrong-frame-42' });
  const known = await tryIt('known@example.com');
  const unknown = await tryIt('unknown@example.com');
  expect(known.error).toMatchObject({ status: 400, code: 'invalid_credentials' });
  expect({ ...unknown.error }).toEqual({ ...known.error });
  expect(unknown.error?.message).toBe(known.error?.message);
});

test('without a key nothing is answered', async () => {
  for (const path of ['/auth/v1/user', '/auth/v1/token?grant_type=password', '/rest/v1/pieces']) {
    const method = path.includes('token') ? 'POST' : 'GET';
    const body = method === 'POST' ? '{}' : null;
    const answer = await backend.fetch(new Request(ORIGIN + path, { method, body }));
    expect(answer.status).toBe(401);
  }
});

test('tokens can be checked with the published key', async () => {
  const client = await signedUp(backend, 'signed@example.com');
  const { data: session } = await client.auth.getSession();
  const token = present(session.session).access_token;
  const answer = await backend.fetch(new Request(`${ORIGIN}/auth/v1/.well-known/jwks.json`));
  const { keys } = (await answer.json()) as { keys: Record<string, string>[] };
  expect(keys).toEqual([
    expect.objectContaining({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' }),
  ]);
  expect(keys[0]).not.toHaveProperty('d');
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'ES256', typ: 'JWT', kid: keys[0]?.kid });

  const asked: string[] = [];
  const checking = createClient(ORIGIN, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: (input, init) => {
        const request = new Request(input, init);
        asked.push(new URL(request.url).pathname);
        return backend.fetch(request);
      },
    },
  });
  const { data, error } = await checking.auth.getClaims(token);
  expect(error).toBeNull();
  expect(present(data).claims).toMatchObject({ email: 'signed@example.com', aal: 'aal1' });
  const forged = `${token.slice(0, -6)}AAAAAA`;
  expect((await checking.auth.getClaims(forged)).error?.message).toBe('Invalid JWT signature');
  expect(asked, 'once for ten minutes').toEqual(['/auth/v1/.well-known/jwks.json']);
});

/** Asks the auth server without supabase-js. */
async function ask(
  method: string,
  path: string,
  { body, headers = {} }: { body?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number; body: Record<string, unknown>; headers: Headers }> {
  const answer = await backend.fetch(
    new Request(`${ORIGIN}/auth/v1/${path}`, {
      method,
      headers: { apikey: backend.publishableKey, ...headers },
      body: body ?? null,
    }),
  );
  return {
    status: answer.status,
    body: await answer.json().catch(() => ({})),
    headers: answer.headers,
  };
}

test('refusals are worded as the version of the API that was asked for', async () => {
  const body = '{"email":"nobody@example.com","password":"wrong-frame-42"}';
  const path = 'token?grant_type=password';
  const first = await ask('POST', path, { body });
  expect(first.body).toEqual({
    code: 400,
    error_code: 'invalid_credentials',
    msg: 'Invalid login credentials',
  });
  const headers = { 'x-supabase-api-version': '2024-01-01' };
  const later = await ask('POST', path, { body, headers });
  expect(later.body).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' });
  expect(later.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  const weak = await clientOf(backend).auth.signUp({ email: 'weak@example.com', password: 'oak' });
  expect(weak.error).toMatchObject({ code: 'weak_password', reasons: ['length'] });
});

test('the key is no session, and paths that are none are not found', async () => {
  const bearer = { authorization: `Bearer ${backend.publishableKey}` };
  expect(await ask('GET', 'user', { headers: bearer })).toMatchObject({
    status: 403,
    body: { error_code: 'bad_jwt' },
  });
  expect((await ask('GET', 'user')).body).toMatchObject({ error_code: 'no_authorization' });
  for (const [method, path] of [
    ['GET', 'nowhere'],
    ['GET', 'token'],
    ['POST', 'authorize'],
    ['DELETE', 'user'],
  ] as const) {
    expect([path, (await ask(method, path)).status]).toEqual([path, 404]);
  }
  expect((await ask('POST', 'token?grant_type=nothing', { body: '{}' })).status).toBe(400);
});

test('what is no text, or no text that can be kept, is a wrong request', async () => {
  for (const path of [
    'signup',
    'token?grant_type=password',
    'recover',
    'otp',
    'resend',
    'verify',
  ]) {
    for (const value of [
      '["a@b.cc"]',
      '{"a":1}',
      '5',
      '"a\\u0000@b.cc"',
      '"\\ud800@b.cc"',
      '"a b@c"',
    ]) {
      const body = `{"email":${value},"password":"timber-frame-42","type":"signup","token":"123456"}`;
      const answer = await ask('POST', path, { body });
      expect([path, value, answer.status]).toEqual([path, value, 400]);
    }
    for (const body of [
      '[]',
      'null',
      '{',
      '"x"',
      '\u0000',
      '{"email":"a@b.cc","password":["x"]}',
    ]) {
      const { status } = await ask('POST', path, { body });
      expect([path, body, status >= 500]).toEqual([path, body, false]);
    }
  }
  for (const token of ['%ED%A0%80', '%FF', 'a'.repeat(5000), '%27%22']) {
    const { status } = await ask('GET', `verify?type=recovery&token=${token}`);
    expect([token, status]).toEqual([token, 303]);
  }
  expect((await ask('GET', 'verify?type=recovery&token=%00')).status).toBe(400);
  for (const type of ['', 'constructor', '%00', '__proto__']) {
    expect((await ask('GET', `verify?type=${type}&token=x`)).status).toBe(400);
  }
});

test('a signed-out session’s token is refused at once', async () => {
  const client = await signedUp(backend, 'gone@example.com');
  const { data } = await client.auth.getSession();
  const { access_token: token } = present(data.session);
  await client.auth.signOut();
  const headers = { authorization: `Bearer ${token}` };
  for (const [method, path] of [
    ['GET', 'user'],
    ['PUT', 'user'],
    ['GET', 'reauthenticate'],
    ['POST', 'logout?scope=global'],
    ['POST', 'factors'],
  ] as const) {
    expect(
      await ask(method, path, { headers, ...(method !== 'GET' && { body: '{}' }) }),
    ).toMatchObject({
      status: 403,
      body: { error_code: 'session_not_found' },
    });
  }
});
