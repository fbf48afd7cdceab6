import { expect, test } from 'vitest';
import { present } from './sessions.ts';
import { exampleBackend } from './support.ts';

const backend = exampleBackend();
const of = (who: 'anyone' | 'service', table = 'pieces') =>
  (who === 'anyone' ? backend.client() : backend.service()).from(table);

test('rest: values come as PostgREST writes them', async () => {
  const desk = { title: 'Desk', price: 12.5, tags: ['oak', 'two words'] };
  const { data } = await of('service').insert(desk).select().single();
  const made_at = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?\+00:00$/;
  expect(data).toMatchObject({ ...desk, version: 1, made_at: expect.stringMatching(made_at) });
});

test('rest: one row or none, counts and ranges', async () => {
  await of('service').insert(['Table', 'Stool', 'Bench'].map((title) => ({ title })));
  for (const asked of [
    of('anyone').select().eq('id', 0).single(),
    of('anyone').select().single(),
  ]) {
    expect(await asked).toMatchObject({ status: 406, error: { code: 'PGRST116' } });
  }
  const maybe = await of('anyone').select().eq('id', 0).maybeSingle();
  expect(maybe).toMatchObject({ data: null, error: null });
  const { count } = await of('anyone').select('*', { count: 'exact', head: true });
  expect(count).toBe(4);
  const headers = { prefer: 'count=exact' };
  const path = 'rest/v1/pieces?select=id&order=id&limit=2&offset=1';
  const part = await backend.ask('GET', path, { headers });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, '1-2/4']);
  const beyond = await of('anyone').select('id', { count: 'exact' }).range(90, 99);
  expect(beyond).toMatchObject({ status: 416, error: { code: 'PGRST103' } });
});

test('rest: a write on an old version is a conflict (409)', async () => {
  const { data } = await of('anyone').select('id, version').eq('title', 'Stool').single();
  const { id, version } = present(data);
  const write = () => of('service').update({ title: 'High stool', version }).eq('id', id);
  expect((await write()).error).toBeNull();
  const error = { code: 'PT409', message: 'version_conflict', hint: '2' };
  expect(await write()).toMatchObject({ status: 409, error });
});

test.each<[Record<string, unknown>, number, string]>([
  [{ title: 'A title that is far too long' }, 400, '23514'],
  [{ title: null }, 400, '23502'],
  [{ title: 'x', maker_id: '00000000-0000-4000-8000-000000000000' }, 409, '23503'],
])('rest: errors of the database keep their code: %j', async (row, status, code) => {
  expect(await of('service').insert(row)).toMatchObject({ status, error: { code } });
});

test('rest: so do those of indexes and functions, and a full disk is told in words', async () => {
  const ada = () => of('service', 'makers').insert({ name: 'Ada' });
  await ada();
  expect(await ada()).toMatchObject({ status: 409, error: { code: '23505' } });
  const words = { message: 'not like this', details: 'some detail', hint: 'some hint' };
  const refused = await backend.client().rpc('refuse');
  expect(refused).toMatchObject({ status: 400, error: { code: 'P0001', ...words } });
  const full = { code: '53100', message: 'The disk is full. Make room, then try again.' };
  const answer = await backend.client().rpc('fill_disk');
  expect(answer).toMatchObject({ status: 507, error: full });
});

test('policies hold: nobody writes, people write, the secret key passes', async () => {
  const refused = await of('anyone').insert({ title: 'No' });
  expect(refused).toMatchObject({ status: 401, error: { code: '42501' } });
  const person = await backend.signedUp('writer@example.com');
  expect((await person.from('pieces').insert({ title: 'Yes' })).error).toBeNull();
  const { data } = await person.from('pieces').delete().eq('title', 'Yes').select();
  expect(data).toEqual([]);
  expect((await of('service').delete().eq('title', 'Yes').select()).data).toHaveLength(1);
});

test('rest: requests at the same moment keep their own role', async () => {
  const authenticated = await backend.signedUp('parallel@example.com');
  const clients = { anon: backend.client(), authenticated, service_role: backend.service() };
  const answers = Array.from({ length: 60 }, async (_, number) => {
    const [role, client] = present(Object.entries(clients)[number % 3]);
    const { data } = await client.rpc('slow_role', { pause: 0.002 * (number % 5) });
    return { asked: role, got: data };
  });
  for (const { asked, got } of await Promise.all(answers)) expect(got).toBe(asked);
  const [own] = await backend.sql<{ role: string }>('select current_user::text as role');
  expect(own?.role).toBe('postgres');
});

test('rest: a wrong key or token opens nothing', async () => {
  const ask = async (asked: object) => await backend.ask('GET', 'rest/v1/rpc/whoami', asked);
  expect((await ask({ headers: { apikey: 'sb_publishable_other' } })).status).toBe(401);
  const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  const claims = Buffer.from('{"role":"service_role"}').toString('base64url');
  for (const [bearer, code] of [
    [`${header}.${claims}.x`, 'PGRST301'],
    [`${header}.${claims}.`, 'PGRST301'],
    ['no-token-at-all', 'PGRST301'],
    [await backend.signToken({ role: 'authenticated', exp: 1 }), 'PGRST303'],
    [await backend.signToken({ role: 'authenticated', aud: 'storage' }), 'PGRST301'],
  ] as const) {
    expect(await ask({ bearer })).toMatchObject({ status: 401, body: { code } });
  }
});

test('rest: a browser is refused the secret key', async () => {
  const headers = { apikey: backend.secretKey, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' };
  expect((await backend.ask('GET', 'rest/v1/pieces', { headers })).status).toBe(401);
});

test('rest: one request asks for a hundred columns at most, whatever it calls them', async () => {
  const aliases = (count: number) => [...Array(count)].map((_, n) => `a${n}:title`).join();
  const ask = async (select: string) =>
    (await backend.ask('GET', `rest/v1/pieces?select=${select}`)).status;
  expect(await ask(aliases(100))).toBe(200);
  expect(await ask(aliases(101))).toBe(400);
  expect(await ask(`makers(name),${aliases(99)}`)).toBe(400);
  expect(await ask(`${aliases(60)}&select=${aliases(60)}`)).toBe(400);
});
