import { cpSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EMBEDDED_PUBLISHABLE_KEY } from '#environment';
import { DEMO_PASSWORD } from '#local/demo-accounts.ts';
import {
  freePort,
  spawnStart,
  startServer,
  type TestServer,
  whenEnded,
} from '#scripts/test-server.ts';

const data = mkdtempSync(join(tmpdir(), 'lifecycle-'));
let server: TestServer;
let editor: SupabaseClient;

beforeAll(async () => {
  const { TEST_DEMO_DATA } = process.env;
  if (!TEST_DEMO_DATA) throw new Error('Run these tests with `npm test releases`.');
  cpSync(TEST_DEMO_DATA, data, { recursive: true });
  server = await startServer(data);
  editor = await signIn();
});
afterAll(async () => {
  await server.stop();
  rmSync(data, { recursive: true, force: true });
});

async function signIn(): Promise<SupabaseClient> {
  const client = createClient(server.url, EMBEDDED_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const credentials = { email: 'editor@example.com', password: DEMO_PASSWORD };
  const { error } = await client.auth.signInWithPassword(credentials);
  if (error) throw error;
  return client;
}

const SLUG = 'oak-or-walnut';

async function saveTitle(title: string): Promise<void> {
  const { data: post } = await editor.from('posts').select('id, version').eq('slug', SLUG).single();
  const { data: saved, error } = await editor
    .from('posts')
    .update({ title, version: post?.version })
    .eq('id', post?.id)
    .select('id, version')
    .single();
  if (error) throw error;
  const { error: refusal } = await editor.rpc('publish_post', {
    post_id: saved.id,
    version: saved.version,
  });
  if (refusal) throw refusal;
}

async function press(): Promise<{ id: number }> {
  const { data: release, error } = await editor.rpc('request_release');
  if (error) throw error;
  return release;
}

async function resultOf(id: number): Promise<{ status: string; message: string }> {
  for (;;) {
    const { data: release } = await editor.from('releases').select('*').eq('id', id).single();
    if (release?.status === 'live' || release?.status === 'failed') return release;
    expect((await fetch(`${server.url}/blog/${SLUG}`)).status, 'the old site stays up').toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const page = async () => (await fetch(`${server.url}/blog/${SLUG}`)).text();

// One story, in order: each step goes on from where the one before it left the server.
describe('a server that is used', () => {
  it('puts a change live at the press of a button, with one build for two presses', async () => {
    const asset = /\/_astro\/[\w.-]+\.js/.exec(await page())?.[0];
    await saveTitle('Oak or walnut, asked again');
    const [one, two] = await Promise.all([press(), press()]);
    expect(one.id).toBe(two.id);
    expect(await resultOf(one.id)).toMatchObject({ status: 'live', message: '' });
    expect(await page()).toContain('Oak or walnut, asked again');
    const { count } = await editor.from('releases').select('*', { count: 'exact', head: true });
    expect(count).toBe(1);
    expect(asset, 'the page names a script').toBeDefined();
    expect((await fetch(`${server.url}${asset}`)).status, 'for pages still open').toBe(200);
    expect(server.printed(), 'nothing that its owner could not make sense of').not.toMatch(
      /warning/i,
    );
  });

  it('takes pages over with their policy and their pictures', async () => {
    // Nothing of this page has changed in the release before.
    const other = await fetch(`${server.url}/portfolio/walnut-kitchen`);
    const pictures = new Set((await other.text()).match(/\/pictures\/[\w.-]+/g));
    expect(pictures.size).toBeGreaterThan(2);
    for (const address of pictures) {
      expect((await fetch(server.url + address)).status, address).toBe(200);
    }
    for (const path of ['/portfolio/walnut-kitchen', `/blog/${SLUG}`]) {
      const answer = await fetch(server.url + path);
      const own = (await answer.text()).match(/'sha256-[\w+/]+='/g) ?? [];
      expect(own.length, path).toBeGreaterThan(2);
      const allowed = answer.headers.get('content-security-policy');
      for (const hash of own) expect(allowed, path).toContain(hash);
    }
  });

  it('says in build.json what is live', async () => {
    const { data: version } = await editor.rpc('content_version');
    const build = await (await fetch(`${server.url}/build.json`)).json();
    expect(build.contentVersion).toBe(version);
  });

  it('keeps the old site when a build fails, and says why', async () => {
    const before = await page();
    const sites = readdirSync(join(data, 'site'));
    const cache = join(data, 'cache');
    renameSync(cache, `${cache}.aside`);
    writeFileSync(cache, 'in the way of every build');
    await saveTitle('This can not be built');
    const failed = await resultOf((await press()).id);
    rmSync(cache);
    renameSync(`${cache}.aside`, cache);
    expect(failed.status).toBe('failed');
    expect(failed.message).toMatch(/\S/);
    expect(await page()).toBe(before);
    const left = readdirSync(join(data, 'site')).filter((name) => !sites.includes(name));
    expect(left, 'nothing half-made is left').toEqual([]);
  });

  it('takes a save during a release along, or says that it waits', async () => {
    await saveTitle('Pressed with this title');
    const { id } = await press();
    await saveTitle('Saved while that was made');
    expect(await resultOf(id)).toMatchObject({ status: 'live', message: '' });
    const { data: version } = await editor.rpc('content_version');
    const build = await (await fetch(`${server.url}/build.json`)).json();
    const isIn = (await page()).includes('Saved while that was made');
    // The staff area compares the two, and says that something waits when they differ.
    expect(isIn || build.contentVersion < version).toBe(true);

    expect(await resultOf((await press()).id)).toMatchObject({ status: 'live', message: '' });
    expect(await page()).toContain('Saved while that was made');
  });

  it.each([0, 200, 600])(
    'loses nothing when it is killed %i ms after the press, and goes on with the release',
    async (milliseconds) => {
      const title = `Saved just before the end, ${milliseconds}`;
      await saveTitle(title);
      const release = await press();
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      await server.stop('SIGKILL');

      server = await startServer(data, server.port);
      editor = await signIn();
      expect(await resultOf(release.id)).toMatchObject({ status: 'live', message: '' });
      expect(await page()).toContain(title);
    },
  );

  it('names on the release what it leaves out', async () => {
    const order = [
      { key: 'head', kind: 'head' },
      { key: 'song', kind: 'song' },
    ];
    const content = { order, known: [], fields: { head: { title: 'Songs' } } };
    const row = { kind: 'page', title: 'Songs', slug: 'songs', content };
    const saved = await editor.from('pages').insert(row).select('id, version').single();
    const { id, version } = saved.data ?? {};
    await editor.rpc('publish_page', { page_id: id, version }).throwOnError();
    expect(await resultOf((await press()).id)).toMatchObject({
      status: 'live',
      message:
        'The section "song" of the page "Songs" is left out: the site knows no sections of the kind song.',
    });
    expect((await fetch(`${server.url}/songs`)).status).toBe(200);
  });

  it('refuses a second server on the same data', async () => {
    const second = spawnStart({ DATA_FOLDER: data, PORT: String(await freePort()) });
    const { code, output } = await whenEnded(second);
    expect(code).toBe(1);
    expect(output).toMatch(/is in use: process \d+ has it open and serves http/);
  });
});
