import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openContent } from '#build/content/version.ts';

let server: Server;
let version = 7;
let asked = 0;

beforeAll(async () => {
  server = createServer((_, response) => {
    asked += 1;
    response.end(JSON.stringify(version));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('PUBLIC_SUPABASE_URL', `http://127.0.0.1:${port}`);
  vi.stubEnv('PUBLIC_SUPABASE_ANON_KEY', 'key');
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

const versionOf = async (sync?: object) => (await openContent(sync)).version;

test('all loaders of a sync have the same version, however long they take', async () => {
  expect(await versionOf()).toBe(7);
  version = 8;
  expect(await versionOf()).toBe(7);
  expect(asked).toBe(1);
});

test('another sync reads it anew', async () => {
  const release = {};
  expect(await versionOf(release)).toBe(8);
  version = 9;
  expect(await versionOf(release)).toBe(8);
  expect(await versionOf({})).toBe(9);
});

test('a sync that could not read it may try again', async () => {
  const release = {};
  vi.stubEnv('PUBLIC_SUPABASE_URL', 'nonsense');
  await expect(versionOf(release)).rejects.toThrow('Invalid supabaseUrl');
  vi.unstubAllEnvs();
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('PUBLIC_SUPABASE_URL', `http://127.0.0.1:${port}`);
  vi.stubEnv('PUBLIC_SUPABASE_ANON_KEY', 'key');
  expect(await versionOf(release)).toBe(9);
});
