import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import type { SupabaseClient } from '@supabase/supabase-js';
import { type DetailedError, Upload, type UploadOptions } from 'tus-js-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#server/embedded/open.ts';
import { openExample, present, signedIn, signedUp } from './support.ts';

let folder: string;
let backend: Backend;
let server: ServerType;
let origin: string;
let client: SupabaseClient;

const bytes = Buffer.from('0123456789'.repeat(5000));

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'uploads-test-'));
  await open();
  client = await signedUp(backend, 'uploads@example.com');
});
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true, force: true });
});

/** Opens the folder's backend and serves it on a real port. */
async function open(): Promise<void> {
  backend = await openExample({ folder });
  await new Promise<void>((ready) => {
    server = serve(
      { fetch: (request) => backend.fetch(request), port: 0, hostname: '127.0.0.1' },
      () => ready(),
    );
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function close(): Promise<void> {
  await new Promise((closed) => server.close(closed));
  await backend.close();
}

async function optionsFor(
  objectName: string,
  changes: Partial<UploadOptions> = {},
): Promise<UploadOptions> {
  const { data } = await client.auth.getSession();
  return {
    endpoint: `${origin}/storage/v1/upload/resumable`,
    headers: {
      authorization: `Bearer ${present(data.session).access_token}`,
      apikey: backend.publishableKey,
    },
    metadata: { bucketName: 'pictures', objectName, contentType: 'image/png', cacheControl: '60' },
    chunkSize: 20_000,
    retryDelays: [],
    uploadDataDuringCreation: true,
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

test('a file arrives in pieces and is stored as its owner', async () => {
  const lengths: number[] = [];
  await run(
    bytes,
    await optionsFor('pieces/a file (1).png', {
      onChunkComplete: (_size, accepted) => lengths.push(accepted),
    }),
  );
  expect(lengths).toEqual([20_000, 40_000, 50_000]);
  const { data } = await client.storage.from('pictures').info('pieces/a file (1).png');
  expect(data).toMatchObject({
    contentType: 'image/png',
    cacheControl: 'max-age=60',
    size: 50_000,
  });
  const [object] = await backend.sql<{ owner: string }>(
    `select owner_id as owner from storage.objects where name = 'pieces/a file (1).png'`,
  );
  const { data: user } = await client.auth.getUser();
  expect(object?.owner).toBe(user.user?.id);
  const { data: file } = await client.storage.from('pictures').download('pieces/a file (1).png');
  expect(Buffer.from(await present(file).arrayBuffer()).equals(bytes)).toBe(true);
});

test('refusals come before the first byte, with the words of a hosted project', async () => {
  const refused = async (changes: Partial<UploadOptions>, name = 'refused.png') =>
    run(bytes, await optionsFor(name, changes)).then(
      () => 'stored',
      (error: Error) => error.message,
    );
  const metadata = (contentType: string, bucketName = 'pictures') => ({
    metadata: { bucketName, objectName: 'refused.png', contentType },
  });
  expect(await refused({}, 'locked/refused.png')).toMatch(/^403 new row violates row-level/);
  expect(await refused(metadata('text/plain'))).toMatch(/^415 mime type text\/plain/);
  expect(await refused(metadata('image/png', 'nowhere'))).toMatch(/^404 Bucket not found/);
  expect(await refused({ headers: { apikey: backend.publishableKey } })).toMatch(/^400 headers/);
  const nobody = {
    apikey: backend.publishableKey,
    authorization: `Bearer ${backend.publishableKey}`,
  };
  expect(await refused({ headers: nobody })).toMatch(/^403 /);
  expect(await refused({ metadata: { bucketName: 'pictures', objectName: 'Küche.png' } })).toBe(
    '400 Invalid key: Küche.png',
  );
  expect(await refused({ metadata: {} })).toMatch(/^400 /);
  const large = await run(Buffer.alloc(1024 * 1024 + 1), await optionsFor('large.png')).catch(
    (error: Error) => error.message,
  );
  expect(large).toMatch(/^413 /);
  expect((await client.storage.from('pictures').list('', { search: 'refused' })).data).toEqual([]);
});

test('a name with an empty part or dots is no way to another address', async () => {
  const names = [
    '../../../../../../../../storage/v1/object/list/media',
    '../../../../auth/v1/logout',
    '../x.png',
    'a/../x.png',
    'a/./x.png',
    'a//x.png',
    '/x.png',
    'a/',
    '.',
    '..',
  ];
  const anonymous = { authorization: `Bearer ${backend.publishableKey}` };
  for (const name of names) {
    for (const headers of [{}, anonymous]) {
      const options = await optionsFor(name);
      const refused = run(bytes, { ...options, headers: { ...options.headers, ...headers } });
      await expect(refused, name).rejects.toThrow(`400 Invalid key: ${name}`);
    }
    const { error } = await client.storage.from('pictures').copy('pieces/a file (1).png', name);
    expect(error?.message, name).toBe(`Invalid key: ${name}`);
  }
  expect((await client.auth.getUser()).error).toBeNull();
});

/** Asks for an upload that is begun as another person, or as nobody. */
function ask(method: string, url: string, headers: Record<string, string>, body?: Buffer) {
  return backend.fetch(
    new Request(url, {
      method,
      headers: {
        'tus-resumable': '1.0.0',
        apikey: backend.publishableKey,
        ...(body && { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }),
        ...headers,
      },
      ...(body && { body: new Uint8Array(body) }),
    }),
  );
}

const bearerOf = async (who: SupabaseClient) => {
  const { data } = await who.auth.getSession();
  return { authorization: `Bearer ${present(data.session).access_token}` };
};

test('an unfinished upload is its owner’s alone', async () => {
  const begun = await begin('mine.png');
  const stranger = await bearerOf(await signedUp(backend, 'stranger@example.com'));
  const key = { authorization: `Bearer ${backend.publishableKey}` };
  for (const [method, body] of [['HEAD'], ['PATCH', bytes], ['DELETE']] as const) {
    expect((await ask(method, begun, {}, body)).status, method).toBe(400);
    for (const headers of [stranger, key]) {
      expect((await ask(method, begun, headers, body)).status, method).toBe(404);
    }
    const forged = { authorization: 'Bearer sb_secret_guessed' };
    expect((await ask(method, begun, forged, body)).status, method).toBe(403);
  }
  const owner = await bearerOf(client);
  expect((await ask('HEAD', begun, owner)).status).toBe(200);
  expect((await ask('DELETE', begun, owner)).status).toBe(204);
  expect((await ask('HEAD', begun, owner)).status).toBe(404);
});

test('an account has a hundred unfinished uploads at most, before and after a restart', {
  tags: ['slow'],
}, async () => {
  const other = await signedUp(backend, 'many@example.com');
  const start = async (who: SupabaseClient, number: number, length = bytes.length) => {
    const metadata = {
      bucketName: 'pictures',
      objectName: `many/${number}.png`,
      contentType: 'image/png',
    };
    const pairs = Object.entries(metadata).map(
      ([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`,
    );
    return await ask('POST', `${origin}/storage/v1/upload/resumable`, {
      ...(await bearerOf(who)),
      'upload-length': String(length),
      'upload-metadata': pairs.join(),
    });
  };
  const places: string[] = [];
  for (let number = 0; number < 100; number += 1) {
    const answer = await start(other, number);
    expect(answer.status).toBe(201);
    places.push(new URL(present(answer.headers.get('location')), origin).pathname);
  }
  expect((await start(other, 100)).status).toBe(429);
  expect((await start(client, 100)).status, 'nobody else waits').toBe(201);

  await close();
  await open();
  client = await signedIn(backend, 'uploads@example.com');
  const again = await signedIn(backend, 'many@example.com');
  expect((await start(again, 100)).status).toBe(429);
  const [first = ''] = places;
  expect((await ask('DELETE', origin + first, await bearerOf(again))).status).toBe(204);
  expect((await start(again, 100)).status).toBe(201);
  expect((await start(again, 101)).status).toBe(429);
});

/** Begins an upload and sends nothing. @returns its address. */
async function begin(name: string): Promise<string> {
  const begun = new Upload(bytes, await optionsFor(name, { uploadDataDuringCreation: false }));
  await new Promise<void>((created) => {
    begun.options.onUploadUrlAvailable = () => {
      begun.abort().then(created, created);
    };
    begun.start();
  });
  return present(begun.url);
}

test('a name that is taken needs x-upsert', async () => {
  await run(bytes, await optionsFor('taken.png'));
  await expect(run(bytes, await optionsFor('taken.png'))).rejects.toThrow(
    /^409 The resource already exists/,
  );
  const options = await optionsFor('taken.png');
  const replacing = { ...options, headers: { ...options.headers, 'x-upsert': 'true' } };
  await run(Buffer.from('replaced'), replacing);
  const { data } = await client.storage.from('pictures').download('taken.png');
  expect(await data?.text()).toBe('replaced');
});

test('an upload goes on after the server was restarted', { tags: ['slow'] }, async () => {
  const options = await optionsFor('restart.png');
  const begun = new Upload(bytes, { ...options });
  await new Promise<void>((stopped) => {
    begun.options.onChunkComplete = () => {
      begun.abort().then(stopped, stopped);
    };
    begun.start();
  });
  const place = new URL(present(begun.url)).pathname;
  await close();
  await open();
  client = await signedIn(backend, 'uploads@example.com');

  let resumedAt = -1;
  await run(
    bytes,
    await optionsFor('restart.png', {
      uploadUrl: origin + place,
      onChunkComplete: (size, accepted) => {
        if (resumedAt < 0) resumedAt = accepted - size;
      },
    }),
  );
  expect(resumedAt).toBeGreaterThan(0);
  const { data } = await client.storage.from('pictures').download('restart.png');
  expect(Buffer.from(await present(data).arrayBuffer()).equals(bytes)).toBe(true);
});

test('a file that was complete when the server was killed is stored when the client asks', async () => {
  const url = await begin('killed.png');
  await writeFile(path.join(folder, 'uploads', path.basename(url)), bytes);
  await run(bytes, await optionsFor('killed.png', { uploadUrl: url }));
  expect((await client.storage.from('pictures').exists('killed.png')).data).toBe(true);
  // A client that missed the answer hears the same again.
  await run(bytes, await optionsFor('killed.png', { uploadUrl: url }));
});

test('an upload that nobody finished is gone after a day', { tags: ['slow'] }, async () => {
  const name = path.basename(await begin('forgotten.png'));
  const note = path.join(folder, 'uploads', `${name}.json`);
  const written = JSON.parse(await readFile(note, 'utf8')) as { creation_date: string };
  const dayBefore = new Date(Date.now() - 25 * 60 * 60 * 1000);
  await writeFile(note, JSON.stringify({ ...written, creation_date: dayBefore.toISOString() }));
  await writeFile(path.join(folder, 'uploads', 'cut-off.json'), '{"id":');
  await close();
  await open();
  expect(await readdir(path.join(folder, 'uploads'))).not.toContain(name);
});
