import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EMBEDDED_PUBLISHABLE_KEY } from '#environment';
import { compareSites } from '#local/releases/check-site.ts';
import { release } from '#scripts/test-project/release.ts';
import { startServer, type TestServer } from '#scripts/test-server.ts';
import type { Database } from '#supabase/database.types.ts';
import { demoData, startDemoProject } from './demo-project.ts';
import { buildIn, freshCheckout } from './fresh-checkout.ts';
import { showFolder } from './public-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'hosted-'));
const data = join(folder, 'data');
let project: Awaited<ReturnType<typeof startDemoProject>>;
let server: TestServer;
let client: SupabaseClient<Database>;
let secretKey: string;
/** Where visitors are served from. */
const target = join(folder, 'target');
let visitors: Awaited<ReturnType<typeof showFolder>>;
/** Encoded for the demo content. */
let pictures: string;

beforeAll(async () => {
  ({ pictures } = demoData());
  cpSync(pictures, join(data, 'cache', 'pictures'), { recursive: true });
  project = await startDemoProject(join(folder, 'backend'));
  ({ client, secretKey } = project);
  visitors = await showFolder(target);
  server = await startServer(data, undefined, {
    PUBLIC_SUPABASE_URL: project.url,
    PUBLIC_SUPABASE_ANON_KEY: EMBEDDED_PUBLISHABLE_KEY,
    SUPABASE_SECRET_KEY: secretKey,
    SITE_URL: visitors.url,
    PUBLISH_TO: `folder:${target}`,
  });
});
afterAll(async () => {
  await server?.stop();
  visitors?.close();
  await project.close();
  rmSync(folder, { recursive: true, force: true });
});

const SLUG = 'oak-or-walnut';

async function overwriteTitle(title: string): Promise<void> {
  const { error } = await client.from('published_posts').update({ title }).eq('slug', SLUG);
  expect(error).toBeNull();
}

it("a server of one's own takes on the releases of a hosted project", async () => {
  const title = 'Oak or walnut, from a server of our own';
  await overwriteTitle(title);
  expect(await release(client)).toMatchObject({ message: '' });
  expect(await (await fetch(`${server.url}/blog/${SLUG}`)).text()).toContain(title);
  expect(server.printed()).toMatch(/Release \d+ is live after .* pages rendered/);
});

it('pages name the host of the project, so that browsers look it up early', async () => {
  const { host } = new URL(project.url);
  for (const path of ['/', '/admin/login']) {
    const page = await (await fetch(`${server.url}${path}`)).text();
    expect(page).toContain(`<link rel="dns-prefetch" href="//${host}">`);
  }
});

it('a release is live when the place that it is sent to shows it whole', async () => {
  const title = 'Oak or walnut, sent elsewhere';
  await overwriteTitle(title);
  await release(client);
  expect(await (await fetch(`${visitors.url}/blog/${SLUG}.html`)).text()).toContain(title);
  const differing = await compareSites(realpathSync(join(target, 'current')), server.site());
  // A page for each address that leads on.
  expect(differing).toEqual(['blog/page/2.html']);
});

it('a place that can’t be reached fails the release with a sentence, and shows the old site', async () => {
  renameSync(target, `${target}.aside`);
  writeFileSync(target, 'in the way');
  await overwriteTitle('Oak or walnut, that could not be sent');
  await expect(release(client)).rejects.toThrow(/The site could not be put into the folder/);
  rmSync(target);
  renameSync(`${target}.aside`, target);
  const shown = async () => (await fetch(`${visitors.url}/blog/${SLUG}.html`)).text();
  expect(await shown()).toContain('sent elsewhere');
  expect(await release(client)).toMatchObject({ message: '' });
  expect(await shown()).toContain('that could not be sent');
});

it('monitors learn that visitors and staff are served, and since when', async () => {
  const answer = await fetch(`${server.url}/health`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { contentVersion, builtAt } = await (await fetch(`${server.url}/build.json`)).json();
  expect(await answer.json()).toMatchObject({
    ...{ status: 'ok', problems: [], backend: 'up' },
    site: { version: contentVersion, builtAt },
    releases: { waitingSeconds: null, lastFailed: false },
  });
});

it('a project that is away in the middle of a release fails it with a sentence, and the site stays', async () => {
  const before = await (await fetch(`${server.url}/blog/${SLUG}`)).text();
  await overwriteTitle('Oak or walnut, that nobody can read');
  project.setAway(true);
  await expect(release(client)).rejects.toThrow(
    /The content can't be read from http.*: it answered 503 The project is away\./,
  );
  project.setAway(false);
  expect(await (await fetch(`${server.url}/blog/${SLUG}`)).text()).toBe(before);
  expect(await release(client)).toMatchObject({ message: '' });
  expect(await (await fetch(`${server.url}/blog/${SLUG}`)).text()).toContain(
    'that nobody can read',
  );
});

it('the secret key is in no file that the server made', () => {
  const files = readdirSync(data, { recursive: true, withFileTypes: true });
  const found = files
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(secretKey));
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

it('a build whose project is away ends with one sentence, and what was built stays', async () => {
  const checkout = join(folder, 'away');
  freshCheckout(checkout);
  mkdirSync(join(checkout, 'dist'));
  writeFileSync(join(checkout, 'dist', 'index.html'), 'the site of yesterday');
  project.setAway(true);
  const { code, output } = await buildIn(checkout, {
    PUBLIC_SUPABASE_URL: project.url,
    PUBLIC_SUPABASE_ANON_KEY: EMBEDDED_PUBLISHABLE_KEY,
    ASTRO_CACHE_DIR: '',
  });
  project.setAway(false);
  expect(code).toBe(1);
  expect(output).toMatch(
    /^The site could not be built: The content can't be read from .* dist\/ is as it was\.$/m,
  );
  expect(readdirSync(join(checkout, 'dist'))).toEqual(['index.html']);
});

/** The article gets another picture. */
async function changeCover(): Promise<void> {
  const { data } = await client
    .from('media')
    .select('id')
    .eq('bucket', 'portfolio-images')
    .limit(1);
  const cover = { cover_media_id: data?.[0]?.id ?? '' };
  const { error } = await client.from('published_posts').update(cover).eq('slug', SLUG);
  expect(error).toBeNull();
}

/** Files of the site, but for the staff area, that have their pictures from the project. */
function askingStorage(dist: string): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|xml|json)$/.test(file) && file !== 'admin.html')
    .filter((file) => readFileSync(join(dist, file), 'utf8').includes('/storage/v1/'));
}

it('a build in a fresh checkout renders what changed since the one whose cache it has, pictures too', async () => {
  const host = join(folder, 'host');
  const settings = {
    PUBLIC_SUPABASE_URL: project.url,
    PUBLIC_SUPABASE_ANON_KEY: EMBEDDED_PUBLISHABLE_KEY,
    SITE_URL: server.url,
    COMMIT_REF: 'a1b2c3d',
    ASTRO_CACHE_DIR: join(host, 'cache'),
  };
  const noCache = join(host, 'no-cache');
  // Named by their content, and the slowest of a build.
  const take = (from: string, cache: string) =>
    cpSync(from, join(cache, 'pictures'), { recursive: true });
  take(pictures, settings.ASTRO_CACHE_DIR);
  const build = async (name: string, environment: NodeJS.ProcessEnv = {}) => {
    // Hosts check out to the same place each time, and Astro numbers islands by it.
    const checkout = join(host, 'checkout');
    rmSync(checkout, { recursive: true, force: true });
    freshCheckout(checkout);
    const dist = join(host, name);
    const built = await buildIn(checkout, { ...settings, OUT_DIR: dist, ...environment });
    expect(built.code, built.output).toBe(0);
    return { output: built.output, dist };
  };
  expect((await build('first')).output).toContain('all pages built');

  await overwriteTitle('Oak or walnut, from a checkout');
  await changeCover();
  const second = await build('second');
  expect(askingStorage(second.dist)).toEqual([]);
  expect(second.output).toMatch(/: \d+ of \d+ pages rendered, \d+ files changed\.$/);
  expect(readFileSync(join(second.dist, `blog/${SLUG}.html`), 'utf8')).toContain('from a checkout');

  take(join(settings.ASTRO_CACHE_DIR, 'pictures'), noCache);
  const third = await build('third', { ASTRO_CACHE_DIR: noCache });
  expect(third.output).toContain('all pages built');
  expect(await compareSites(second.dist, third.dist)).toEqual([]);
});
