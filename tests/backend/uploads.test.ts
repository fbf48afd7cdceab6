import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import type { SupabaseClient } from '@supabase/supabase-js';
import { type DetailedError, Upload, type UploadOptions } from 'tus-js-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend/open.ts';
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

test('an upload goes on after the server was restarted', async () => {
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
  const options = await optionsFor('killed.png', { uploadDataDuringCreation: false });
  const begun = new Upload(bytes, options);
  await new Promise<void>((created) => {
    begun.options.onUploadUrlAvailable = () => {
      begun.abort().then(created, created);
    };
    begun.start();
  });
  const url = present(begun.url);
  await writeFile(path.join(folder, 'uploads', path.basename(url)), bytes);
  await run(bytes, await optionsFor('killed.png', { uploadUrl: url }));
  expect((await client.storage.from('pictures').exists('killed.png')).data).toBe(true);
  // A client that missed the answer hears the same again.
  await run(bytes, await optionsFor('killed.png', { uploadUrl: url }));
});

test('an upload that nobody finished is gone after a day', async () => {
  const options = await optionsFor('forgotten.png', { uploadDataDuringCreation: false });
  const begun = new Upload(bytes, options);
  await new Promise<void>((created) => {
    begun.options.onUploadUrlAvailable = () => {
      begun.abort().then(created, created);
    };
    begun.start();
  });
  const name = path.basename(present(begun.url));
  const note = path.join(folder, 'uploads', `${name}.json`);
  const written = JSON.parse(await readFile(note, 'utf8')) as { creation_date: string };
  const dayBefore = new Date(Date.now() - 25 * 60 * 60 * 1000);
  await writeFile(note, JSON.stringify({ ...written, creation_date: dayBefore.toISOString() }));
  await writeFile(path.join(folder, 'uploads', 'cut-off.json'), '{"id":');
  await close();
  await open();
  expect(await readdir(path.join(folder, 'uploads'))).not.toContain(name);
});
