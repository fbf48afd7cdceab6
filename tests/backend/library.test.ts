/** @module-tag slow */
import { createHash } from 'node:crypto';
import { App, type EmailMessage, setExperimental } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { FileStorage } from '#server/embedded/storage/files.ts';
import { fileFolder } from '../support/own-folder.ts';
import { present, tokenOf } from './sessions.ts';
import { ORIGIN, PASSWORD } from './support.ts';

// What server/embedded corrects in @supabase/lite, asked of the bare library. A test that fails here is
// good news: the library does it right by now, and the file named in the test can go.

const KEYS = { publishable: 'sb_publishable_test', secret: 'sb_secret_test', jwt: 'x'.repeat(40) };

const folder = fileFolder();
let app: App;
let connection: Awaited<ReturnType<typeof createPgliteConnection>>;
let client: SupabaseClient;
const mails: EmailMessage[] = [];

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  setExperimental('storage', true);
  connection = await createPgliteConnection({});
  app = new App({
    connection,
    auth: {
      ...{ enabled: true, jwt_secret: KEYS.jwt, site_url: ORIGIN },
      ...{ publishable_key: KEYS.publishable, secret_key: KEYS.secret },
    },
    storage: { enabled: true },
    options: {
      server: { admin: false, disableStudio: true },
      drivers: { email: { send: async (mail) => void mails.push(mail) } },
    },
  });
  app._storageAdapter = new FileStorage(folder);
  await app.init();
  await app.ensureSystemSchema();
  await connection.driver.exec(`
    create role anon; create role authenticated; create role service_role bypassrls;
    grant usage on schema auth, storage to anon, authenticated;
    grant all on all tables in schema storage to anon, authenticated;
    create table public.things (id int primary key check (id < 10), made_at timestamptz default now());
    insert into public.things values (1);
    alter table public.things enable row level security;
    create policy "Anyone" on public.things for select using (true);
    create policy "Adding" on public.things for insert to authenticated with check (true);
    grant all on public.things to anon, authenticated;
    insert into storage.buckets (id, name, public) values ('files', 'files', false);
    create policy "Reading" on storage.objects for select to authenticated using (true);
    create policy "Adding" on storage.objects for insert to authenticated with check (true);
    create policy "Deleting" on storage.objects for delete to authenticated using (true);
  `);
  await connection.clearSchemaCache();
  client = createClient(ORIGIN, KEYS.publishable, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: async (input, init) => app.fetch(new Request(input, init)) },
  });
  const { error } = await client.auth.signUp({ email: 'one@example.com', password: PASSWORD });
  if (error) throw error;
});
afterAll(async () => {
  vi.restoreAllMocks();
  await connection.close();
});

const bytes = Buffer.from('bytes');
const files = () => client.storage.from('files');

const send = (method: string, place: string, headers: Record<string, string>, body?: object) => {
  const sent = body ? JSON.stringify(body) : null;
  return app.fetch(new Request(`${ORIGIN}/${place}`, { method, headers, body: sent }));
};

async function ask(method: string, place: string, body?: object, more = {}): Promise<Response> {
  const authorization = `Bearer ${await tokenOf(client)}`;
  const headers = { apikey: KEYS.publishable, authorization, 'content-type': 'application/json' };
  return await send(method, place, { ...headers, ...more }, body);
}

const statusOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).status;

test('auth/one-time-tokens.ts: a mail’s link is made from the address and six digits', async () => {
  await client.auth.resetPasswordForEmail('one@example.com');
  const { text = '' } = present(mails.at(-1));
  const [code = ''] = /\b\d{6}\b/.exec(text) ?? [];
  const link = createHash('sha256').update(`one@example.com${code}`).digest('hex');
  expect(text).toContain(`token=${link}`);
});

test('auth/tokens.ts, bearer.ts: one secret signs tokens of people and of files, and no key is published', async () => {
  const keys = await send('GET', 'auth/v1/.well-known/jwks.json', {});
  expect(await keys.json()).toEqual({ keys: [] });
  const signed = await ask('POST', 'storage/v1/object/upload/sign/files/other.txt');
  const { token } = (await signed.json()) as { token: string };
  for (const one of [token, await tokenOf(client)]) {
    expect(decodeProtectedHeader(one).alg).toBe('HS256');
  }
});

test('auth/user-routes.ts: a password changes in an old session, and the others stay', async () => {
  const change = { nonce: 'nonsense', password: 'new-frame-43' };
  expect(await statusOf('PUT', 'auth/v1/user', change)).toBe(200);
});

test('auth/routes.ts: the mail that confirms is never sent again', async () => {
  await connection.driver.exec(`insert into auth.users (id, email, confirmation_sent_at)
    values ('00000000-0000-4000-8000-000000000001', 'waiting@example.com', '2020-01-01')`);
  const { error } = await client.auth.resend({ type: 'signup', email: 'waiting@example.com' });
  expect(error?.code).toBe('over_email_send_rate_limit');
});

test('mfa/: there are no second factors', async () => {
  expect(await statusOf('POST', 'auth/v1/factors', { factor_type: 'totp' })).toBe(404);
});

test('auth/admin-routes.ts: there is no admin API', async () => {
  const answer = await send('GET', 'auth/v1/admin/users', { apikey: KEYS.secret });
  expect(answer.status).not.toBe(200);
});

test('database.ts: times are not ISO 8601', async () => {
  const { data } = await client.from('things').select('made_at').single();
  expect(data?.made_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:/);
});

test('gateway.ts: the database’s own error codes are lost', async () => {
  const { error } = await client.from('things').insert({ id: 11 });
  expect(error?.code).not.toBe('23514');
  expect(await statusOf('GET', 'rest/v1/things?select=%22id')).toBe(500);
});

test('storage/list.ts: a folder is listed with everything below it, by whole names', async () => {
  await files().upload('folder/deep/a.txt', bytes);
  const { data } = await files().list('folder');
  expect(present(data).map(({ name }) => name)).toEqual(['folder/deep/a.txt']);
});

test('storage/routes.ts: a Blob is refused', async () => {
  expect((await files().upload('blob.txt', new Blob([bytes]))).error).not.toBeNull();
});

test('storage/answers.ts: descriptions and copies are answered in another form', async () => {
  await files().upload('described.txt', bytes, { contentType: 'text/plain' });
  expect((await files().info('described.txt')).data?.contentType).toBeUndefined();
  expect((await files().copy('described.txt', 'copy.txt')).data?.path).toBeUndefined();
});

test('storage/answers.ts: refusals have no code, and moving a kept file is forbidden', async () => {
  const gone = await ask('GET', 'storage/v1/object/files/nowhere.txt');
  expect(await gone.json()).not.toHaveProperty('code');
  await files().upload('kept.txt', bytes);
  expect((await files().move('kept.txt', 'mine.txt')).error).toMatchObject({ statusCode: '403' });
});

test('storage/checks.ts: names, bearers and tokens are not looked at', async () => {
  expect((await files().upload('Küche.txt', bytes)).error).toBeNull();
  const json = { 'content-type': 'application/json' };
  const anonymous = await send('POST', 'storage/v1/object/list/files', json, { prefix: '' });
  expect(anonymous.status).toBe(200);
  const signed = 'storage/v1/object/upload/sign/files/a.txt?token=junk';
  expect(await statusOf('PUT', signed)).toBe(500);
  expect(await statusOf('DELETE', 'storage/v1/object/files', { prefixes: [] })).toBe(200);
});

test('storage/routes.ts: a file that the browser has already is sent again', async () => {
  await files().upload('cached.txt', bytes);
  const path = 'storage/v1/object/files/cached.txt';
  const tag = present((await ask('GET', path)).headers.get('etag'));
  expect(await statusOf('GET', path, undefined, { 'if-none-match': tag })).toBe(200);
});

test('images/, uploads/: pictures are not resized, and uploads do not go on', async () => {
  expect(await statusOf('GET', 'storage/v1/render/image/public/files/a.png')).toBe(404);
  expect(await statusOf('POST', 'storage/v1/upload/resumable')).toBe(404);
});
