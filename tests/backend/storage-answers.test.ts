import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#server/embedded/open.ts';
import { ORIGIN, openExample, present, signedUp } from './support.ts';

let backend: Backend;
let client: SupabaseClient;
let token: string;

const bytes = Buffer.from('any bytes will do');

beforeAll(async () => {
  backend = await openExample();
  client = await signedUp(backend, 'answers@example.com');
  const { data } = await client.auth.getSession();
  token = present(data.session).access_token;
});
afterAll(() => backend.close());

/** Asks storage without supabase-js; `null` sends no bearer at all. */
async function ask(
  method: string,
  path: string,
  { body, bearer = token }: { body?: string; bearer?: string | null } = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await backend.fetch(
    new Request(`${ORIGIN}/storage/v1/${path}`, {
      method,
      headers: {
        apikey: backend.publishableKey,
        ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body ?? null,
    }),
  );
  return { status: answer.status, body: await answer.json().catch(() => ({})) };
}

test('names with characters that hosted storage does not take are refused in every way in', async () => {
  const papers = client.storage.from('papers');
  await papers.upload('plain.txt', bytes);
  for (const name of ['Küche.jpg', 'a~b.jpg', 'a%b.jpg', 'a[1].jpg', '日本.png', 'a"b']) {
    const refused = { status: 400, statusCode: '400', code: 'InvalidKey' };
    expect((await papers.upload(name, bytes)).error, name).toMatchObject(refused);
    expect((await papers.update(name, bytes)).error, name).toMatchObject(refused);
    expect((await papers.copy('plain.txt', name)).error, name).toMatchObject(refused);
    expect((await papers.move('plain.txt', name)).error, name).toMatchObject(refused);
    expect((await papers.createSignedUploadUrl(name)).error, name).toMatchObject(refused);
  }
  expect((await papers.exists('plain.txt')).data).toBe(true);
});

test('a file that may be seen and not changed is not found when moved', async () => {
  await backend.sql(
    `insert into storage.objects (bucket_id, name) values ('papers', 'locked/kept.txt')`,
  );
  const { error } = await client.storage.from('papers').move('locked/kept.txt', 'mine.txt');
  expect(error).toMatchObject({ status: 400, statusCode: '404', code: 'NoSuchKey' });
  await client.storage.from('papers').upload('movable.txt', bytes);
  const forbidden = await client.storage.from('papers').move('movable.txt', 'locked/there.txt');
  expect(forbidden.error).toMatchObject({ statusCode: '403' });
});

test('one file is deleted by its address', async () => {
  await client.storage.from('papers').upload('folder/single file.txt', bytes);
  const path = 'object/papers/folder/single%20file.txt';
  expect((await ask('DELETE', path)).body).toEqual({ message: 'Successfully deleted' });
  expect((await ask('DELETE', path)).body).toMatchObject({ statusCode: '404', code: 'NoSuchKey' });
  await backend.sql(
    `insert into storage.objects (bucket_id, name) values ('papers', 'locked/stays.txt')`,
  );
  const kept = await ask('DELETE', 'object/papers/locked/stays.txt');
  expect(kept.body).toMatchObject({ statusCode: '403', code: 'AccessDenied' });
});

test('removing nothing, asking without a bearer, and bad bodies are wrong requests', async () => {
  const nothing = await client.storage.from('papers').remove([]);
  expect(nothing.error).toMatchObject({ status: 400, statusCode: '400' });
  const list = { body: '{"prefix":""}' };
  expect(await ask('POST', 'object/list/papers', { ...list, bearer: null })).toMatchObject({
    status: 400,
    body: { statusCode: '400', message: "headers must have required property 'authorization'" },
  });
  for (const body of ['', '[]', '{', '"x"', '{"prefix":"a\\u0000b"}', '{"prefix":"\\ud800"}']) {
    const answer = await ask('POST', 'object/list/papers', { body });
    expect([body, answer.status]).toEqual([body, body === '' ? 200 : 400]);
  }
  expect((await ask('GET', 'no/such/route')).status).toBe(404);
});

test('a token that is none opens nothing, and hides nothing that is public', async () => {
  await client.storage.from('pictures').upload('public.png', bytes, { contentType: 'image/png' });
  for (const bearer of ['junk', 'a.b.c']) {
    const refused = await ask('POST', 'object/list/papers', { body: '{"prefix":""}', bearer });
    expect(refused).toMatchObject({
      status: 400,
      body: { statusCode: '403', code: 'AccessDenied' },
    });
    expect((await ask('GET', 'object/pictures/public.png', { bearer })).status).toBe(200);
    expect((await ask('GET', 'object/public/pictures/public.png', { bearer })).status).toBe(200);
  }
});

test('junk in the address of a signed file is a wrong request', async () => {
  const papers = client.storage.from('papers');
  await papers.upload('signed.txt', bytes);
  const { data: toRead } = await papers.createSignedUrl('signed.txt', 60);
  const good = present(new URL(present(toRead).signedUrl).searchParams.get('token'));
  for (const bad of ['', 'junk', 'a.b.c', '%00', token, `${good}x`]) {
    const read = await ask('GET', `object/sign/papers/signed.txt?token=${bad}`);
    const written = await ask('PUT', `object/upload/sign/papers/signed.txt?token=${bad}`);
    expect([bad, read.status, written.status]).toEqual([bad, 400, 400]);
  }
  // A good one, for another file or another purpose.
  expect((await ask('GET', `object/sign/papers/plain.txt?token=${good}`)).body).toMatchObject({
    code: 'InvalidSignature',
  });
  expect(
    (await ask('PUT', `object/upload/sign/papers/signed.txt?token=${good}`)).body,
  ).toMatchObject({ code: 'InvalidSignature' });
});

test('what a form says of its file is never a failure of the server', async () => {
  const send = (name: string, type: string, seconds: string) => {
    const body = [
      `--x\r\nContent-Disposition: form-data; name="cacheControl"\r\n\r\n${seconds}\r\n`,
      `--x\r\nContent-Disposition: form-data; name=""; filename="a"\r\nContent-Type: ${type}\r\n\r\nbytes\r\n--x--\r\n`,
    ].join('');
    const headers = {
      apikey: backend.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
    };
    const address = `${ORIGIN}/storage/v1/object/papers/${name}`;
    return backend.fetch(new Request(address, { method: 'POST', headers, body }));
  };
  for (const seconds of ['60\r\nX-Other: 1', '60, private', 'a week', '١', '']) {
    const name = `form-${seconds.length}.txt`;
    expect((await send(name, 'text/plain', seconds)).status, seconds).toBe(200);
    const { data } = await client.storage.from('papers').info(name);
    expect(data?.cacheControl, seconds).toBe('no-cache');
  }
  for (const type of ['текст/plain', 'text/plain\u0000', '\u0007', 'ÿ/ÿ']) {
    expect((await send('typed.txt', type, '60')).status, type).toBeLessThan(500);
  }
});
