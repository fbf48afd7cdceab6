/** @module-tag slow */
import {
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
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EMBEDDED_PUBLISHABLE_KEY } from '#environment';
import { release } from '#scripts/test-project/release.ts';
import type { Client } from '#scripts/test-project/rows.ts';
import { startServer, type TestServer } from '#scripts/test-server.ts';
import { compareSites } from '../support/compare-sites.ts';
import { startDemoProject, takePictures } from './demo-project.ts';
import { showFolder } from './public-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'hosted-'));
const data = join(folder, 'data');
let project: Awaited<ReturnType<typeof startDemoProject>>;
let server: TestServer;
let client: Client;
let secretKey: string;
/** Where visitors are served from. */
const target = join(folder, 'target');
let visitors: Awaited<ReturnType<typeof showFolder>>;

beforeAll(async () => {
  takePictures(join(data, 'cache'));
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
  const sites = readdirSync(join(data, 'site'));
  await overwriteTitle('Oak or walnut, that nobody can read');
  project.setAway(true);
  await expect(release(client)).rejects.toThrow(
    /The content can't be read from http.*: it answered 503 The project is away\./,
  );
  project.setAway(false);
  expect(await (await fetch(`${server.url}/blog/${SLUG}`)).text()).toBe(before);
  const left = readdirSync(join(data, 'site')).filter((name) => !sites.includes(name));
  expect(left, 'nothing half-made').toEqual([]);
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
