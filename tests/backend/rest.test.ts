import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#server/embedded/open.ts';
import { clientOf, ORIGIN, openExample, present, signedUp } from './support.ts';

let backend: Backend;
let anyone: SupabaseClient;
let service: SupabaseClient;

beforeAll(async () => {
  backend = await openExample();
  anyone = clientOf(backend);
  service = clientOf(backend, backend.secretKey);
  await service.from('pieces').insert(['Table', 'Stool', 'Bench'].map((title) => ({ title })));
});
afterAll(() => backend.close());

test('values come as PostgREST writes them', async () => {
  const { data } = await service
    .from('pieces')
    .insert({ title: 'Desk', price: 12.5, tags: ['oak', 'two words'] })
    .select()
    .single();
  expect(present(data)).toMatchObject({
    price: 12.5,
    tags: ['oak', 'two words'],
    version: 1,
    made_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?\+00:00$/),
  });
});

test('one row or none', async () => {
  const none = await anyone.from('pieces').select().eq('id', 0).single();
  expect(none).toMatchObject({ status: 406, error: { code: 'PGRST116' } });
  const many = await anyone.from('pieces').select().single();
  expect(many).toMatchObject({ status: 406, error: { code: 'PGRST116' } });
  const maybe = await anyone.from('pieces').select().eq('id', 0).maybeSingle();
  expect(maybe).toMatchObject({ data: null, error: null });
});

test('counts and ranges', async () => {
  const { count } = await anyone.from('pieces').select('*', { count: 'exact', head: true });
  expect(count).toBe(4);
  const answer = await backend.fetch(
    new Request(`${ORIGIN}/rest/v1/pieces?select=id&order=id&limit=2&offset=1`, {
      headers: { apikey: backend.publishableKey, prefer: 'count=exact' },
    }),
  );
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-range')).toBe('1-2/4');
  const beyond = await anyone.from('pieces').select('id', { count: 'exact' }).range(90, 99);
  expect(beyond).toMatchObject({ status: 416, error: { code: 'PGRST103' } });
});

test('a write on an old version is a conflict (409)', async () => {
  const { data } = await anyone.from('pieces').select('id, version').eq('title', 'Stool').single();
  const { id, version } = present(data);
  const write = () => service.from('pieces').update({ title: 'High stool', version }).eq('id', id);
  expect((await write()).error).toBeNull();
  expect(await write()).toMatchObject({
    status: 409,
    error: { code: 'PT409', message: 'version_conflict', hint: '2' },
  });
});

test('errors of the database keep their code', async () => {
  const insert = (row: Record<string, unknown>) => service.from('pieces').insert(row);
  expect(await insert({ title: 'A title that is far too long' })).toMatchObject({
    status: 400,
    error: { code: '23514' },
  });
  expect(await insert({ title: null })).toMatchObject({ status: 400, error: { code: '23502' } });
  expect(
    await insert({ title: 'x', maker_id: '00000000-0000-4000-8000-000000000000' }),
  ).toMatchObject({ status: 409, error: { code: '23503' } });
  await service.from('makers').insert({ name: 'Ada' });
  expect(await service.from('makers').insert({ name: 'Ada' })).toMatchObject({
    status: 409,
    error: { code: '23505' },
  });
  expect(await anyone.rpc('refuse')).toMatchObject({
    status: 400,
    error: {
      code: 'P0001',
      message: 'not like this',
      details: 'some detail',
      hint: 'some hint',
    },
  });
});

test('a full disk is told in words', async () => {
  expect(await anyone.rpc('fill_disk')).toMatchObject({
    status: 507,
    error: { code: '53100', message: 'The disk is full. Make room, then try again.' },
  });
});

test('policies hold: nobody writes, people write, the secret key passes', async () => {
  expect(await anyone.from('pieces').insert({ title: 'No' })).toMatchObject({
    status: 401,
    error: { code: '42501' },
  });
  const person = await signedUp(backend, 'writer@example.com');
  expect((await person.from('pieces').insert({ title: 'Yes' })).error).toBeNull();
  const { data } = await person.from('pieces').delete().eq('title', 'Yes').select();
  expect(data).toEqual([]);
  const removed = await service.from('pieces').delete().eq('title', 'Yes').select();
  expect(removed.data).toHaveLength(1);
});

test('requests at the same moment keep their own role', async () => {
  const person = await signedUp(backend, 'parallel@example.com');
  const clients = { anon: anyone, authenticated: person, service_role: service };
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, number) => {
      const [role, client] = present(Object.entries(clients)[number % 3]);
      return client
        .rpc('slow_role', { pause: 0.002 * (number % 5) })
        .then(({ data }) => ({ asked: role, got: data }));
    }),
  );
  for (const { asked, got } of answers) expect(got).toBe(asked);
  const [own] = await backend.sql<{ role: string }>('select current_user::text as role');
  expect(own?.role).toBe('postgres');
});

test('a wrong key or token opens nothing', async () => {
  const ask = (headers: Record<string, string>) =>
    backend.fetch(new Request(`${ORIGIN}/rest/v1/rpc/whoami`, { headers }));
  expect((await ask({ apikey: 'sb_publishable_other' })).status).toBe(401);
  const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  const claims = Buffer.from('{"role":"service_role"}').toString('base64url');
  for (const [token, code] of [
    [`${header}.${claims}.x`, 'PGRST301'],
    [`${header}.${claims}.`, 'PGRST301'],
    ['no-token-at-all', 'PGRST301'],
    [await backend.signToken({ role: 'authenticated', exp: 1 }), 'PGRST303'],
    [await backend.signToken({ role: 'authenticated', aud: 'storage' }), 'PGRST301'],
  ] as const) {
    const answer = await ask({ apikey: backend.publishableKey, authorization: `Bearer ${token}` });
    expect([answer.status, await answer.json()]).toEqual([401, expect.objectContaining({ code })]);
  }
});

test('a browser is refused the secret key', async () => {
  const answer = await backend.fetch(
    new Request(`${ORIGIN}/rest/v1/pieces`, {
      headers: { apikey: backend.secretKey, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' },
    }),
  );
  expect(answer.status).toBe(401);
});

test('text that can’t be kept or read is a wrong request', async () => {
  const statusOf = async (path: string, body?: string) => {
    const answer = await backend.fetch(
      new Request(`${ORIGIN}/rest/v1/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
        body: body ?? null,
      }),
    );
    return answer.status;
  };
  expect(await statusOf('pieces?select=%22title')).toBe(400);
  expect(await statusOf('pieces?select=title&title=eq.a%00b')).toBe(400);
  expect(await statusOf('pieces', '{"title":"a\\u0000b"}')).toBe(400);
  expect(await statusOf('pieces', '{"title":"\\ud800"}')).toBeLessThan(500);
  expect(await statusOf('pieces?select=title&title=eq.%ED%A0%80')).toBe(200);
});

test('one request asks for a hundred columns at most, whatever it calls them', async () => {
  const aliases = (count: number) => [...Array(count)].map((_, n) => `a${n}:title`).join();
  const headers = { apikey: backend.publishableKey };
  const ask = async (select: string) =>
    (await backend.fetch(new Request(`${ORIGIN}/rest/v1/pieces?select=${select}`, { headers })))
      .status;
  expect(await ask(aliases(100))).toBe(200);
  expect(await ask(aliases(101))).toBe(400);
  expect(await ask(`makers(name),${aliases(99)}`)).toBe(400);
  expect(await ask(`${aliases(60)}&select=${aliases(60)}`)).toBe(400);
});
