import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, expect, test } from 'vitest';
import { listFolder } from '#server/embedded/storage/list.ts';
import { present } from './sessions.ts';
import { exampleBackend, ORIGIN } from './support.ts';

const backend = exampleBackend();
const bytes = Buffer.from('any bytes will do');
const png = { contentType: 'image/png' };

let client: SupabaseClient;
beforeAll(async () => {
  client = await backend.signedUp('files@example.com');
});
const pictures = () => client.storage.from('pictures');
const papers = () => client.storage.from('papers');

test('storage: a Blob and a buffer are stored and come back as they were', async () => {
  const path = "folder/two words/it's @ (1) & more, $5=!;:+*.png";
  const blob = new Blob([bytes], { type: 'image/png' });
  const { data, error } = await pictures().upload(path, blob, { cacheControl: '60' });
  expect(error).toBeNull();
  expect(data).toMatchObject({ path, fullPath: `pictures/${path}` });

  const address = pictures().getPublicUrl(path).data.publicUrl;
  const answer = await backend.fetch(new Request(address));
  const said = { 'content-type': 'image/png', 'cache-control': 'max-age=60' };
  expect(Object.fromEntries(answer.headers)).toMatchObject(said);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
  const tag = present(answer.headers.get('etag'));
  const again = await backend.fetch(new Request(address, { headers: { 'if-none-match': tag } }));
  expect(again.status).toBe(304);

  expect((await pictures().upload('buffer.png', bytes, png)).error).toBeNull();
  expect(await (await pictures().download('buffer.png')).data?.text()).toBe(String(bytes));
});

test('storage: types, sizes, rights and duplicates are checked', async () => {
  const upload = async (name: string, body: Buffer | Blob = bytes, of = pictures(), more = {}) =>
    (await of.upload(name, body, { ...png, ...more })).error;
  const text = await upload('a.txt', bytes, pictures(), { contentType: 'text/plain' });
  expect(text).toMatchObject({ statusCode: '415', code: 'InvalidMimeType' });
  const large = Buffer.alloc(1024 * 1024 + 1);
  for (const body of [large, new Blob([large], { type: 'image/png' })]) {
    const refused = { statusCode: '413', code: 'EntityTooLarge' };
    expect(await upload('large.png', body)).toMatchObject(refused);
  }
  const huge = await upload('huge', Buffer.alloc(26 * 1024 * 1024), papers());
  expect(huge).toMatchObject({ statusCode: '413' });
  const refused = { statusCode: '403', code: 'AccessDenied' };
  expect(await upload('locked/a.png')).toMatchObject(refused);
  const nobody = await upload('a.png', bytes, backend.client().storage.from('pictures'));
  expect(nobody).toMatchObject({ statusCode: '403' });
  const nowhere = await upload('a.png', bytes, client.storage.from('nowhere'));
  expect(nowhere).toMatchObject({ statusCode: '404', code: 'NoSuchBucket' });

  expect(await upload('twice.png')).toBeNull();
  const taken = { statusCode: '409', code: 'ResourceAlreadyExists' };
  expect(await upload('twice.png')).toMatchObject(taken);
  expect(await upload('twice.png', Buffer.from('new'), pictures(), { upsert: true })).toBeNull();
  expect(await (await pictures().download('twice.png')).data?.text()).toBe('new');
});

test('storage: a folder is listed as one folder', async () => {
  for (const name of ['list/b.txt', 'list/a.txt', 'list/deep/c.txt', 'list/deep/d.txt', 'list_x']) {
    await papers().upload(name, bytes);
  }
  const { data } = await papers().list('list');
  const found = present(data).map(({ name, id }) => `${name}${id === null ? '/' : ''}`);
  expect(found).toEqual(['a.txt', 'b.txt', 'deep/']);
  expect(present(data)[0]?.metadata).toMatchObject({ size: bytes.length });
  const searched = await papers().list('list', { search: 'B' });
  expect(present(searched.data).map(({ name }) => name)).toEqual(['b.txt']);
  const root = await papers().list();
  expect(present(root.data).map(({ name }) => name)).toEqual(['list', 'list_x']);
  expect((await backend.client().storage.from('papers').list()).data).toEqual([]);
});

test('storage: listings are sorted and cut as asked', () => {
  const object = (name: string, created_at: string) => ({
    ...{ name, created_at, id: name, metadata: {} },
    ...{ updated_at: '', last_accessed_at: '' },
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

test('storage: a file is found, moved and removed', async () => {
  const isThere = async (name: string) => (await pictures().exists(name)).data;
  await pictures().upload('here.png', bytes, png);
  expect([await isThere('here.png'), await isThere('nowhere.png')]).toEqual([true, false]);
  await pictures().move('here.png', 'there.png');
  expect(await isThere('here.png')).toBe(false);
  const { data } = await pictures().remove(['there.png', 'nowhere.png']);
  expect(present(data).map(({ name }) => name)).toEqual(['there.png']);
  const gone = await pictures().download('there.png');
  expect(gone.error).toMatchObject({ statusCode: '404', code: 'NoSuchKey' });
});

test('storage: a file is described, copied and lent by a signed address', async () => {
  const said = { contentType: 'text/plain', cacheControl: '60' };
  await papers().upload('lent.txt', bytes, said);
  expect((await papers().info('lent.txt')).data).toMatchObject({
    ...{ name: 'lent.txt', bucketId: 'papers', size: bytes.length, contentType: 'text/plain' },
    ...{ cacheControl: 'max-age=60', lastModified: expect.any(String) },
  });
  expect((await papers().copy('lent.txt', 'copied.txt')).data?.path).toBe('papers/copied.txt');

  const { data: signed } = await papers().createSignedUrl('copied.txt', 60);
  const read = await backend.fetch(new Request(present(signed).signedUrl));
  expect(await read.text()).toBe(String(bytes));
  const { token } = present((await papers().createSignedUploadUrl('given.txt')).data);
  const others = backend.client().storage.from('papers');
  const given = await others.uploadToSignedUrl('given.txt', token, new Blob([bytes]));
  expect(given.error).toBeNull();
  expect((await papers().exists('given.txt')).data).toBe(true);
});

test('storage: a private bucket has no public address, and no key leads out', async () => {
  await papers().upload('secret.txt', bytes);
  for (const path of ['public/papers/secret.txt', 'papers/secret.txt']) {
    expect((await backend.ask('GET', `storage/v1/object/${path}`)).status).toBe(400);
  }
  for (const key of ['..%2f..%2fkeys.json', '%2e%2e/%2e%2e/keys.json', '/etc/passwd']) {
    const address = `${ORIGIN}/storage/v1/object/public/pictures/${key}`;
    expect((await backend.fetch(new Request(address))).status).toBeGreaterThanOrEqual(400);
  }
  for (const name of ['same', 'same/below']) {
    expect((await papers().upload(name, bytes)).error).toBeNull();
  }
});
