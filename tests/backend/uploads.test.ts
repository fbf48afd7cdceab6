import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import type { SupabaseClient } from '@supabase/supabase-js';
import { type DetailedError, Upload, type UploadOptions } from 'tus-js-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileFolder } from '../support/own-folder.ts';
import { present, tokenOf, userOf } from './sessions.ts';
import { openExample, type TestBackend } from './support.ts';

const folder = fileFolder();
let backend: TestBackend;
let server: ServerType;
let origin: string;
let client: SupabaseClient;

const bytes = Buffer.from('0123456789'.repeat(5000));

beforeAll(async () => {
  await open();
  client = await backend.signedUp('uploads@example.com');
});
afterAll(() => close());

/** Opens the folder's backend and serves it on a real port. */
async function open(): Promise<void> {
  backend = await openExample({ folder });
  const options = { fetch: backend.fetch, port: 0, hostname: '127.0.0.1' };
  await new Promise((ready) => {
    server = serve(options, ready);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function close(): Promise<void> {
  await new Promise((closed) => server.close(closed));
  await backend.close();
}

async function restart(): Promise<void> {
  await close();
  await open();
  client = await backend.signedIn('uploads@example.com');
}

const pictures = () => client.storage.from('pictures');
const metadataOf = (objectName: string, contentType = 'image/png', bucketName = 'pictures') => ({
  ...{ bucketName, objectName, contentType },
});

async function optionsFor(
  name: string,
  changes: Partial<UploadOptions> = {},
): Promise<UploadOptions> {
  const authorization = `Bearer ${await tokenOf(client)}`;
  return {
    endpoint: `${origin}/storage/v1/upload/resumable`,
    headers: { authorization, apikey: backend.publishableKey },
    metadata: { ...metadataOf(name), cacheControl: '60' },
    ...{ chunkSize: 20_000, retryDelays: [], uploadDataDuringCreation: true },
    ...changes,
  };
}

/** Uploads to the end. Rejects with the status and the words of the refusal. */
function run(body: Buffer, options: UploadOptions): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const upload: Upload = new Upload(body, {
      ...options,
      onSuccess: () => resolve(upload),
      onError: (error) => {
        const answer = (error as DetailedError).originalResponse;
        reject(new Error(`${answer?.getStatus()} ${answer?.getBody()}`, { cause: error }));
      },
    });
    upload.start();
  });
}

async function isStored(name: string, what = bytes): Promise<boolean> {
  const { data } = await pictures().download(name);
  return Buffer.from(await present(data).arrayBuffer()).equals(what);
}

test('upload: a file arrives in pieces and is stored as its owner', async () => {
  const name = 'pieces/a file (1).png';
  const lengths: number[] = [];
  const onChunkComplete = (_size: number, accepted: number) => lengths.push(accepted);
  await run(bytes, await optionsFor(name, { onChunkComplete }));
  expect(lengths).toEqual([20_000, 40_000, 50_000]);
  const { data } = await pictures().info(name);
  const said = { contentType: 'image/png', cacheControl: 'max-age=60', size: 50_000 };
  expect(data).toMatchObject(said);
  const owner = 'select owner_id as id from storage.objects where name = $1';
  expect(await backend.sql(owner, [name])).toEqual([{ id: (await userOf(client)).id }]);
  expect(await isStored(name)).toBe(true);
});

test('upload: refusals come before the first byte, in words of a hosted project', async () => {
  const refused = async (changes: Partial<UploadOptions>, name = 'refused.png', body = bytes) =>
    run(body, await optionsFor(name, changes)).then(
      () => 'stored',
      (error: Error) => error.message,
    );
  const as = (type: string, bucket?: string) =>
    refused({ metadata: metadataOf('refused.png', type, bucket) });
  const apikey = backend.publishableKey;
  expect(await refused({}, 'locked/refused.png')).toMatch(/^403 new row violates row-level/);
  expect(await as('text/plain')).toMatch(/^415 mime type text\/plain/);
  expect(await as('image/png', 'nowhere')).toMatch(/^404 Bucket not found/);
  expect(await refused({ headers: { apikey } })).toMatch(/^400 headers/);
  const nobody = { apikey, authorization: `Bearer ${apikey}` };
  expect(await refused({ headers: nobody })).toMatch(/^403 /);
  expect(await refused({}, 'Küche.png')).toBe('400 Invalid key: Küche.png');
  expect(await refused({ metadata: {} })).toMatch(/^400 /);
  expect(await refused({}, 'large.png', Buffer.alloc(1024 * 1024 + 1))).toMatch(/^413 /);
  expect((await pictures().list('', { search: 'refused' })).data).toEqual([]);
});

test('upload: a name with an empty part or dots is no way to another address', async () => {
  const names = [
    '../../../../../../../../storage/v1/object/list/media',
    '../../../../auth/v1/logout',
  ];
  names.push('../x.png', 'a/../x.png', 'a/./x.png', 'a//x.png', '/x.png', 'a/', '.', '..');
  const anonymous = { authorization: `Bearer ${backend.publishableKey}` };
  for (const name of names) {
    for (const headers of [{}, anonymous]) {
      const options = await optionsFor(name);
      const refused = run(bytes, { ...options, headers: { ...options.headers, ...headers } });
      await expect(refused, name).rejects.toThrow(`400 Invalid key: ${name}`);
    }
    const { error } = await pictures().copy('pieces/a file (1).png', name);
    expect(error?.message, name).toBe(`Invalid key: ${name}`);
  }
  expect((await client.auth.getUser()).error).toBeNull();
});

/** Asks for an upload that is begun; by nobody unless a bearer is named. */
async function ask(method: string, to: string, bearer?: string, body?: Buffer) {
  const piece = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  const headers = { 'tus-resumable': '1.0.0', ...(body && piece) };
  const asked = { headers, ...(bearer && { bearer }), ...(body && { body }) };
  return (await backend.ask(method, to, asked)).status;
}

test('upload: an unfinished upload is its owner’s alone', async () => {
  const begun = await begin('mine.png');
  const stranger = await tokenOf(await backend.signedUp('stranger@example.com'));
  for (const [method, body] of [['HEAD'], ['PATCH', bytes], ['DELETE']] as const) {
    const refusals = [undefined, stranger, backend.publishableKey, 'sb_secret_guessed'].map(
      (bearer) => ask(method, begun, bearer, body),
    );
    expect(await Promise.all(refusals), method).toEqual([400, 404, 404, 403]);
  }
  const owner = await tokenOf(client);
  expect(await ask('HEAD', begun, owner)).toBe(200);
  expect(await ask('DELETE', begun, owner)).toBe(204);
  expect(await ask('HEAD', begun, owner)).toBe(404);
});

test('uploads: an account has a hundred open at most, for good', { tags: ['slow'] }, async () => {
  const start = async (who: SupabaseClient, number: number) => {
    const pairs = Object.entries(metadataOf(`many/${number}.png`)).map(
      ([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`,
    );
    const size = { 'upload-length': String(bytes.length), 'upload-metadata': pairs.join() };
    const headers = { 'tus-resumable': '1.0.0', ...size };
    const asked = { headers, bearer: await tokenOf(who) };
    const answer = await backend.ask('POST', '/storage/v1/upload/resumable', asked);
    return { status: answer.status, place: answer.headers.get('location') };
  };
  const statusOf = async (who: SupabaseClient, number: number) => (await start(who, number)).status;
  const other = await backend.signedUp('many@example.com');
  const { place } = await start(other, 0);
  for (let number = 1; number < 100; number += 1) expect(await statusOf(other, number)).toBe(201);
  expect(await statusOf(other, 100)).toBe(429);
  expect(await statusOf(client, 100), 'nobody else waits').toBe(201);

  await restart();
  const again = await backend.signedIn('many@example.com');
  expect(await statusOf(again, 100)).toBe(429);
  const first = new URL(present(place), origin).pathname;
  expect(await ask('DELETE', first, await tokenOf(again))).toBe(204);
  expect(await statusOf(again, 100)).toBe(201);
  expect(await statusOf(again, 101)).toBe(429);
});

/** Begins an upload and sends nothing. @returns its address. */
async function begin(name: string): Promise<string> {
  const begun = new Upload(bytes, await optionsFor(name, { uploadDataDuringCreation: false }));
  await new Promise<void>((created) => {
    begun.options.onUploadUrlAvailable = () => void begun.abort().then(created, created);
    begun.start();
  });
  return present(begun.url);
}

test('upload: a name that is taken needs x-upsert', async () => {
  await run(bytes, await optionsFor('taken.png'));
  const again = run(bytes, await optionsFor('taken.png'));
  await expect(again).rejects.toThrow(/^409 The resource already exists/);
  const options = await optionsFor('taken.png');
  const replacing = { ...options, headers: { ...options.headers, 'x-upsert': 'true' } };
  await run(Buffer.from('replaced'), replacing);
  expect(await isStored('taken.png', Buffer.from('replaced'))).toBe(true);
});

test('upload: an upload goes on after the server was restarted', { tags: ['slow'] }, async () => {
  const options = await optionsFor('restart.png');
  const begun = new Upload(bytes, { ...options });
  await new Promise<void>((stopped) => {
    begun.options.onChunkComplete = () => void begun.abort().then(stopped, stopped);
    begun.start();
  });
  const place = new URL(present(begun.url)).pathname;
  await restart();

  let resumedAt = -1;
  const onChunkComplete = (size: number, accepted: number) => {
    if (resumedAt < 0) resumedAt = accepted - size;
  };
  const uploadUrl = origin + place;
  await run(bytes, await optionsFor('restart.png', { uploadUrl, onChunkComplete }));
  expect(resumedAt).toBeGreaterThan(0);
  expect(await isStored('restart.png')).toBe(true);
});

test('upload: a file that was complete at a kill is stored when asked for', async () => {
  const url = await begin('killed.png');
  await writeFile(path.join(folder, 'uploads', path.basename(url)), bytes);
  await run(bytes, await optionsFor('killed.png', { uploadUrl: url }));
  expect((await pictures().exists('killed.png')).data).toBe(true);
  // A client that missed the answer hears the same again.
  await run(bytes, await optionsFor('killed.png', { uploadUrl: url }));
});

test('upload: an upload that nobody finished is gone after a day', { tags: ['slow'] }, async () => {
  const name = path.basename(await begin('forgotten.png'));
  const note = path.join(folder, 'uploads', `${name}.json`);
  const written = JSON.parse(await readFile(note, 'utf8')) as { creation_date: string };
  const dayBefore = new Date(Date.now() - 25 * 60 * 60 * 1000);
  await writeFile(note, JSON.stringify({ ...written, creation_date: dayBefore.toISOString() }));
  await writeFile(path.join(folder, 'uploads', 'cut-off.json'), '{"id":');
  await restart();
  expect(await readdir(path.join(folder, 'uploads'))).not.toContain(name);
});
