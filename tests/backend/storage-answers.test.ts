import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, expect, test } from 'vitest';
import { present, tokenOf } from './sessions.ts';
import { type Asked, exampleBackend } from './support.ts';

const backend = exampleBackend();
const bytes = Buffer.from('any bytes will do');

let client: SupabaseClient;
let token: string;
beforeAll(async () => {
  client = await backend.signedUp('answers@example.com');
  token = await tokenOf(client);
});
const papers = () => client.storage.from('papers');
const addLocked = (name: string) =>
  backend.sql(`insert into storage.objects (bucket_id, name) values ('papers', $1)`, [name]);

/** Asks storage without supabase-js. */
const ask = (method: string, path: string, asked: Asked = { bearer: token }) =>
  backend.ask(method, `storage/v1/${path}`, asked);

test('storage: names that a hosted one does not take are refused in every way', async () => {
  await papers().upload('plain.txt', bytes);
  for (const name of ['Küche.jpg', 'a~b.jpg', 'a%b.jpg', 'a[1].jpg', '日本.png', 'a"b']) {
    const refused = { status: 400, statusCode: '400', code: 'InvalidKey' };
    for (const { error } of await Promise.all([
      ...[papers().upload(name, bytes), papers().update(name, bytes)],
      ...[papers().copy('plain.txt', name), papers().move('plain.txt', name)],
      papers().createSignedUploadUrl(name),
    ])) {
      expect(error, name).toMatchObject(refused);
    }
  }
  expect((await papers().exists('plain.txt')).data).toBe(true);
});

test('storage: a file that may be seen and not changed is not found when moved', async () => {
  await addLocked('locked/kept.txt');
  const { error } = await papers().move('locked/kept.txt', 'mine.txt');
  expect(error).toMatchObject({ status: 400, statusCode: '404', code: 'NoSuchKey' });
  await papers().upload('movable.txt', bytes);
  const forbidden = await papers().move('movable.txt', 'locked/there.txt');
  expect(forbidden.error).toMatchObject({ statusCode: '403' });
});

test('storage: removing nothing, no bearer, and bad bodies are wrong requests', async () => {
  expect((await papers().remove([])).error).toMatchObject({ status: 400, statusCode: '400' });
  const message = "headers must have required property 'authorization'";
  const nobody = await ask('POST', 'object/list/papers', { body: '{"prefix":""}' });
  expect(nobody).toMatchObject({ status: 400, body: { statusCode: '400', message } });
  for (const body of ['', '[]', '{', '"x"', '{"prefix":"a\\u0000b"}', '{"prefix":"\\ud800"}']) {
    const answer = await ask('POST', 'object/list/papers', { body, bearer: token });
    expect([body, answer.status]).toEqual([body, body === '' ? 200 : 400]);
  }
  expect((await ask('GET', 'no/such/route')).status).toBe(404);
});

test('storage: a token that is none opens nothing, and hides nothing that is public', async () => {
  const pictures = client.storage.from('pictures');
  await pictures.upload('public.png', bytes, { contentType: 'image/png' });
  for (const bearer of ['junk', 'a.b.c']) {
    const refused = await ask('POST', 'object/list/papers', { body: '{"prefix":""}', bearer });
    const body = { statusCode: '403', code: 'AccessDenied' };
    expect(refused).toMatchObject({ status: 400, body });
    for (const path of ['object/pictures/public.png', 'object/public/pictures/public.png']) {
      expect((await ask('GET', path, { bearer })).status).toBe(200);
    }
  }
});

test('storage: junk in the address of a signed file is a wrong request', async () => {
  await papers().upload('signed.txt', bytes);
  const { data: toRead } = await papers().createSignedUrl('signed.txt', 60);
  const good = present(new URL(present(toRead).signedUrl).searchParams.get('token'));
  const read = (file: string, by: string) => ask('GET', `object/sign/papers/${file}?token=${by}`);
  const write = (by: string) => ask('PUT', `object/upload/sign/papers/signed.txt?token=${by}`);
  for (const bad of ['', 'junk', 'a.b.c', '%00', token, `${good}x`]) {
    const statuses = [(await read('signed.txt', bad)).status, (await write(bad)).status];
    expect([bad, ...statuses]).toEqual([bad, 400, 400]);
  }
  // A good one, for another file or another purpose.
  for (const { body } of [await read('plain.txt', good), await write(good)]) {
    expect(body).toMatchObject({ code: 'InvalidSignature' });
  }
});

test('storage: what a form says of its file is never a failure of the server', async () => {
  const send = async (name: string, type: string, seconds: string) => {
    const body = [
      `--x\r\nContent-Disposition: form-data; name="cacheControl"\r\n\r\n${seconds}\r\n`,
      `--x\r\nContent-Disposition: form-data; name=""; filename="a"\r\nContent-Type: ${type}\r\n\r\nbytes\r\n--x--\r\n`,
    ].join('');
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    return (await ask('POST', `object/papers/${name}`, { body, headers, bearer: token })).status;
  };
  for (const seconds of ['60\r\nX-Other: 1', '60, private', 'a week', '١', '']) {
    const name = `form-${seconds.length}.txt`;
    expect(await send(name, 'text/plain', seconds), seconds).toBe(200);
    expect((await papers().info(name)).data?.cacheControl, seconds).toBe('no-cache');
  }
  for (const type of ['текст/plain', 'text/plain\u0000', '\u0007', 'ÿ/ÿ']) {
    expect(await send('typed.txt', type, '60'), type).toBeLessThan(500);
  }
});
