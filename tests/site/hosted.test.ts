import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#data/database.types.ts';
import { EMBEDDED_PUBLISHABLE_KEY } from '#environment';
import { type Backend, openBackend } from '#local/backend/open.ts';
import { type Listener, listen } from '#local/serve/listen.ts';
import { release } from '#scripts/release-proof/prove.ts';
import { startServer, type TestServer } from '#scripts/test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'hosted-'));
const data = join(folder, 'data');
let project: Listener;
let backend: Backend;
let server: TestServer;
let client: SupabaseClient<Database>;
let secretKey: string;

beforeAll(async () => {
  const { TEST_DEMO_DATA } = process.env;
  if (!TEST_DEMO_DATA) throw new Error('Run these tests with `npm test -- site`.');
  cpSync(join(TEST_DEMO_DATA, 'backend'), join(folder, 'backend'), { recursive: true });
  cpSync(join(TEST_DEMO_DATA, 'cache', 'pictures'), join(`${data}-hosted`, 'cache', 'pictures'), {
    recursive: true,
  });
  project = await listen(0);
  backend = await openBackend({ folder: join(folder, 'backend'), siteUrl: project.url });
  await backend.setUrl(project.url);
  project.answerWith(() => new Response(null, { status: 404 }), getRequestListener(backend.fetch));
  const keys = readFileSync(join(folder, 'backend', 'keys.json'), 'utf8');
  secretKey = (JSON.parse(keys) as { secretKey: string }).secretKey;
  client = createClient<Database>(project.url, secretKey, { auth: { persistSession: false } });
  server = await startServer(data, undefined, {
    PUBLIC_SUPABASE_URL: project.url,
    PUBLIC_SUPABASE_ANON_KEY: EMBEDDED_PUBLISHABLE_KEY,
    SUPABASE_SECRET_KEY: secretKey,
  });
});
afterAll(async () => {
  await server?.stop();
  await project.close();
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
});

it("a server of one's own takes on the releases of a hosted project", async () => {
  const title = 'Oak or walnut, from a server of our own';
  const slug = 'oak-or-walnut';
  const { error } = await client.from('published_posts').update({ title }).eq('slug', slug);
  expect(error).toBeNull();
  expect(await release(client)).toMatchObject({ message: '' });
  expect(await (await fetch(`${server.url}/blog/${slug}`)).text()).toContain(title);
  expect(server.printed()).toMatch(/Release \d+ is live after .* pages rendered/);
});

it('the secret key is in no file that the server made', () => {
  const made = `${data}-hosted`;
  const files = readdirSync(made, { recursive: true, withFileTypes: true });
  const found = files
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(secretKey));
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
