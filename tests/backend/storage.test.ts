import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#server/embedded/open.ts';
import { listFolder } from '#server/embedded/storage/list.ts';
import { clientOf, ORIGIN, openExample, present, signedUp } from './support.ts';

let backend: Backend;
let client: SupabaseClient;

const bytes = Buffer.from('any bytes will do');
const png = { contentType: 'image/png' };

beforeAll(async () => {
  backend = await openExample();
  client = await signedUp(backend, 'files@example.com');
});
afterAll(() => backend.close());

test('a Blob and a buffer are stored and come back as they were', async () => {
  const pictures = client.storage.from('pictures');
  const path = "folder/two words/it's @ (1) & more, $5=!;:+*.png";
  const blob = new Blob([bytes], { type: 'image/png' });
  const { data, error } = await pictures.upload(path, blob, { cacheControl: '60' });
  expect(error).toBeNull();
  expect(data).toMatchObject({ path, fullPath: `pictures/${path}` });

  const address = pictures.getPublicUrl(path).data.publicUrl;
  const answer = await backend.fetch(new Request(address));
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'max-age=60',
  });
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
  const tag = present(answer.headers.get('etag'));
  const again = await backend.fetch(new Request(address, { headers: { 'if-none-match': tag } }));
  expect(again.status).toBe(304);

  expect((await pictures.upload('buffer.png', bytes, png)).error).toBeNull();
  expect(await (await pictures.download('buffer.png')).data?.text()).toBe(String(bytes));
});

test('types, sizes, rights and duplicates are checked', async () => {
  const pictures = client.storage.from('pictures');
  const text = await pictures.upload('a.txt', bytes, { contentType: 'text/plain' });
  expect(text.error).toMatchObject({ statusCode: '415', code: 'InvalidMimeType' });
  const large = Buffer.alloc(1024 * 1024 + 1);
  for (const body of [large, new Blob([large], { type: 'image/png' })]) {
    const { error } = await pictures.upload('large.png', body, png);
    expect(error).toMatchObject({ statusCode: '413', code: 'EntityTooLarge' });
  }
  const huge = await client.storage.from('papers').upload('huge', Buffer.alloc(26 * 1024 * 1024));
  expect(huge.error).toMatchObject({ statusCode: '413' });
  const locked = await pictures.upload('locked/a.png', bytes, png);
  expect(locked.error).toMatchObject({ statusCode: '403', code: 'AccessDenied' });
  const nobody = await clientOf(backend).storage.from('pictures').upload('a.png', bytes, png);
  expect(nobody.error).toMatchObject({ statusCode: '403' });
  const nowhere = await client.storage.from('nowhere').upload('a.png', bytes, png);
  expect(nowhere.error).toMatchObject({ statusCode: '404', code: 'NoSuchBucket' });

  await pictures.upload('twice.png', bytes, png);
  const twice = await pictures.upload('twice.png', bytes, png);
  expect(twice.error).toMatchObject({ statusCode: '409', code: 'ResourceAlreadyExists' });
  const replaced = await pictures.upload('twice.png', Buffer.from('new'), { ...png, upsert: true });
  expect(replaced.error).toBeNull();
  expect(await (await pictures.download('twice.png')).data?.text()).toBe('new');
});

test('a folder is listed as one folder', async () => {
  const papers = client.storage.from('papers');
  for (const name of ['list/b.txt', 'list/a.txt', 'list/deep/c.txt', 'list/deep/d.txt', 'list_x']) {
    await papers.upload(name, bytes);
  }
  const { data } = await papers.list('list');
  expect(present(data).map(({ name, id }) => [name, id !== null])).toEqual([
    ['a.txt', true],
    ['b.txt', true],
    ['deep', false],
  ]);
  expect(present(data)[0]?.metadata).toMatchObject({ size: bytes.length });
  const searched = await papers.list('list', { search: 'B' });
  expect(present(searched.data).map(({ name }) => name)).toEqual(['b.txt']);
  const root = await papers.list();
  expect(present(root.data).map(({ name }) => name)).toEqual(['list', 'list_x']);
  expect((await clientOf(backend).storage.from('papers').list()).data).toEqual([]);
});

test('listings are sorted and cut as asked', () => {
  const object = (name: string, created_at: string) => ({
    name,
    created_at,
    id: name,
    updated_at: '',
    last_accessed_at: '',
    metadata: {},
  });
  const objects = [object('b', '1'), object('a', '3'), object('c', '2'), object('f/x', '9')];
  const names = (query: Parameters<typeof listFolder>[1]) =>
    listFolder(objects, query).map(({ name }) => name);
  expect(names({})).toEqual(['a', 'b', 'c', 'f']);
  expect(names({ sortBy: { column: 'name', order: 'desc' } })).toEqual(['f', 'c', 'b', 'a']);
  expect(names({ sortBy: { column: 'created_at', order: 'asc' } })).toEqual(['f', 'b', 'c', 'a']);
  expect(names({ limit: 2, offset: 1 })).toEqual(['b', 'c']);
  expect(names({ prefix: 'f/' })).toEqual(['x']);
});

test('a file is found, moved and removed', async () => {
  const pictures = client.storage.from('pictures');
  await pictures.upload('here.png', bytes, png);
  expect((await pictures.exists('here.png')).data).toBe(true);
  expect((await pictures.exists('nowhere.png')).data).toBe(false);
  await pictures.move('here.png', 'there.png');
  expect((await pictures.exists('here.png')).data).toBe(false);
  const { data } = await pictures.remove(['there.png', 'nowhere.png']);
  expect(present(data).map(({ name }) => name)).toEqual(['there.png']);
  const gone = await pictures.download('there.png');
  expect(gone.error).toMatchObject({ statusCode: '404', code: 'NoSuchKey' });
});

test('a file is described, copied and lent by a signed address', async () => {
  const papers = client.storage.from('papers');
  await papers.upload('lent.txt', bytes, { contentType: 'text/plain', cacheControl: '60' });
  const { data: info } = await papers.info('lent.txt');
  expect(info).toMatchObject({
    name: 'lent.txt',
    bucketId: 'papers',
    size: bytes.length,
    contentType: 'text/plain',
    cacheControl: 'max-age=60',
    lastModified: expect.any(String),
  });
  expect((await papers.copy('lent.txt', 'copied.txt')).data?.path).toBe('papers/copied.txt');

  const { data: signed } = await papers.createSignedUrl('copied.txt', 60);
  const read = await backend.fetch(new Request(present(signed).signedUrl));
  expect(await read.text()).toBe(String(bytes));
  const { data: place } = await papers.createSignedUploadUrl('given.txt');
  const { token } = present(place);
  const given = await clientOf(backend)
    .storage.from('papers')
    .uploadToSignedUrl('given.txt', token, new Blob([bytes]));
  expect(given.error).toBeNull();
  expect((await papers.exists('given.txt')).data).toBe(true);
});

test('a private bucket has no public addresses', async () => {
  await client.storage.from('papers').upload('secret.txt', bytes);
  for (const path of ['object/public/papers/secret.txt', 'object/papers/secret.txt']) {
    const answer = await backend.fetch(
      new Request(`${ORIGIN}/storage/v1/${path}`, { headers: { apikey: backend.publishableKey } }),
    );
    expect(answer.status).toBe(400);
  }
});

test('a key that looks like a way out stays inside', async () => {
  for (const key of ['..%2f..%2fkeys.json', '%2e%2e/%2e%2e/keys.json', '/etc/passwd']) {
    const answer = await backend.fetch(
      new Request(`${ORIGIN}/storage/v1/object/public/pictures/${key}`),
    );
    expect(answer.status).toBeGreaterThanOrEqual(400);
  }
  const nested = await client.storage.from('papers').upload('same', bytes);
  const below = await client.storage.from('papers').upload('same/below', bytes);
  expect([nested.error, below.error]).toEqual([null, null]);
});
