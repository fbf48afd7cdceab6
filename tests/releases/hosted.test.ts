/** @module-tag slow */
import {
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { EMBEDDED_PUBLISHABLE_KEY } from '#environment';
import { release } from '#scripts/test-project/release.ts';
import { startServer } from '#scripts/test-server.ts';
import { compareSites } from '../support/compare-sites.ts';
import { demoProject, takePictures } from './demo-project.ts';

/** Target: where visitors are served from. */
const { project, client, secretKey, folder, target, visitors } = await demoProject();
const data = join(folder, 'data');
takePictures(join(data, 'cache'));
const server = await startServer(data, undefined, {
  PUBLIC_SUPABASE_URL: project.url,
  PUBLIC_SUPABASE_ANON_KEY: EMBEDDED_PUBLISHABLE_KEY,
  SUPABASE_SECRET_KEY: secretKey,
  SITE_URL: visitors.url,
  PUBLISH_TO: `folder:${target}`,
});
afterAll(() => server.stop());

const SLUG = 'oak-or-walnut';

const overwriteTitle = (title: string) =>
  client.from('published_posts').update({ title }).eq('slug', SLUG).throwOnError();
const shown = async (url: string) => (await fetch(url)).text();
const sent = `${visitors.url}/blog/${SLUG}.html`;
const own = `${server.url}/blog/${SLUG}`;

test("hosted: a server of one's own takes on the releases of a hosted project", async () => {
  const title = 'Oak or walnut, from a server of our own';
  await overwriteTitle(title);
  expect(await release(client)).toMatchObject({ message: '' });
  expect(await shown(own)).toContain(title);
  expect(server.printed()).toMatch(/Release \d+ is live after .* pages rendered/);
});

test('hosted: pages name the host of the project, so that browsers look it up early', async () => {
  const { host } = new URL(project.url);
  for (const path of ['/', '/admin/login']) {
    expect(await shown(`${server.url}${path}`)).toContain(
      `<link rel="dns-prefetch" href="//${host}">`,
    );
  }
});

test('hosted: a release is live when the place that it is sent to shows it whole', async () => {
  const title = 'Oak or walnut, sent elsewhere';
  await overwriteTitle(title);
  await release(client);
  expect(await shown(sent)).toContain(title);
  const differing = await compareSites(realpathSync(join(target, 'current')), server.site());
  // A page for each address that leads on.
  expect(differing).toEqual(['blog/page/2.html']);
});

test('hosted: a place that can’t be reached fails the release with a sentence, and shows the old site', async () => {
  renameSync(target, `${target}.aside`);
  writeFileSync(target, 'in the way');
  await overwriteTitle('Oak or walnut, that could not be sent');
  await expect(release(client)).rejects.toThrow(/The site could not be put into the folder/);
  rmSync(target);
  renameSync(`${target}.aside`, target);
  expect(await shown(sent)).toContain('sent elsewhere');
  expect(await release(client)).toMatchObject({ message: '' });
  expect(await shown(sent)).toContain('that could not be sent');
});

test('hosted: monitors learn that visitors and staff are served, and since when', async () => {
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

test('hosted: a project that is away in the middle of a release fails it with a sentence, and the site stays', async () => {
  const before = await shown(own);
  const sites = readdirSync(join(data, 'site'));
  await overwriteTitle('Oak or walnut, that nobody can read');
  project.setAway(true);
  await expect(release(client)).rejects.toThrow(
    /The content can't be read from http.*: it answered 503 The project is away\./,
  );
  project.setAway(false);
  expect(await shown(own)).toBe(before);
  const left = readdirSync(join(data, 'site')).filter((name) => !sites.includes(name));
  expect(left, 'nothing half-made').toEqual([]);
  expect(await release(client)).toMatchObject({ message: '' });
  expect(await shown(own)).toContain('that nobody can read');
});

test('hosted: the secret key is in no file that the server made', () => {
  const files = readdirSync(data, { recursive: true, withFileTypes: true });
  const found = files
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(secretKey));
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
