/** @module-tag slow */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { processTree } from '#benchmarks/process-tree.ts';
import { openBackup } from '#scripts/backup/read-backup.ts';
import { restoreBackup } from '#scripts/backup/restore-backup.ts';
import { writeBackup } from '#scripts/backup/write-backup.ts';
import {
  changeFolderPage,
  publishPage,
  release,
  whenReleased,
} from '#scripts/test-project/release.ts';
import type { Client } from '#scripts/test-project/rows.ts';
import { secretKeyOf, serviceClient } from '#scripts/test-project/with-server.ts';
import { EMBEDDED_SETTINGS, startServer, type TestServer } from '#scripts/test-server.ts';
import { compiledFolder } from '#server/releases/site-builder.ts';
import { site } from '#site';
import { releaseChanges } from '../proofs/releases/prove.ts';
import { differencesFromScratch } from '../support/compare-sites.ts';
import { fileFolder } from '../support/own-folder.ts';
import { demoFolder } from './demo-project.ts';
import { startProject } from './own-project.ts';

const SLUG = 'oak-or-walnut';
const OTHER = 'acoustic-slatted-walls';
const dataFolder = fileFolder();
let server: TestServer;
let client: Client;

async function start(flags: string[] = []): Promise<void> {
  server = await startServer(dataFolder, server?.port, {}, flags);
  client = serviceClient(server, dataFolder);
}

cpSync(demoFolder(), dataFolder, { recursive: true });
await start();
afterAll(() => server.stop());

const page = async (path: string) => (await fetch(server.url + path)).text();
const article = () => page(`/blog/${SLUG}`);

/** Changes what visitors read of an article, past the functions that check it. */
const change = (slug: string, row: { title: string } | { slug: string }) =>
  client.from('published_posts').update(row).eq('slug', slug).select().single().throwOnError();
const overwrite = (slug: string, title: string) => change(slug, { title });
const move = (slug: string, to: string) => change(slug, { slug: to });

/** Files in which the site that is live differs from one that is built from scratch of this content. */
function comparedWithScratch(backendUrl: string): Promise<string[] | null> {
  return differencesFromScratch({
    folder: server.site(),
    cacheDir: join(dataFolder, 'cache'),
    backendUrl,
    siteUrl: server.url,
    environment: EMBEDDED_SETTINGS,
  });
}

/**
 * Home, the list of articles, the feed, the pages of customers' and previews' links, what the whole site shares, where
 * addresses lead for three kinds of servers: they say no key.
 */
const PAGES_WITHOUT_KEY = 13;

/** What the last release came to, as the server printed it. */
function lastCount(): { rendered: number; changed: number } {
  const counts = /(\d+) of \d+ pages rendered, (\d+) files changed/g;
  const [, rendered, changed] = [...server.printed().matchAll(counts)].at(-1) ?? [];
  return { rendered: Number(rendered), changed: Number(changed) };
}

/** Where this checkout keeps the pages that the renderer loads; other servers on this code load them too. */
function compiledPages(): string {
  const current = readFileSync(join(dataFolder, 'site', 'current.json'), 'utf8');
  return compiledFolder((JSON.parse(current) as { fingerprint: string }).fingerprint);
}

/** The renderer ends, and the compiled pages that a new one would load are no code. */
function breakRenderer(): void {
  const folder = compiledPages();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'renderer.mjs'), 'no code');
  const renderer = processTree(server.pid).find(({ command }) => command.includes(folder));
  if (renderer) process.kill(renderer.pid, 'SIGKILL');
}

/** Shows all services of the folder, or none. @returns the home page. */
async function showServices(isShown: boolean): Promise<string> {
  for (const { slug } of site.services) {
    await changeFolderPage(client, 'service', slug, { hidden: !isShown });
  }
  await release(client);
  return await page('/');
}

// One story, in order: the same data all the way.

test('release: one that is cut off by a kill is made after the next start, and nothing saved is lost', async () => {
  const [, asset = ''] = /(\/_astro\/[\w.-]+\.js)/.exec(await article()) ?? [];
  await overwrite(SLUG, 'Oak or walnut, just before the end');
  const { data: asked } = await client.rpc('request_release').throwOnError();
  await server.stop('SIGKILL');
  await start(['--empty']);
  expect(await whenReleased(client, asked.id)).toMatchObject({ message: '' });
  expect(await article()).toContain('Oak or walnut, just before the end');
  expect(server.printed()).toContain('has been begun already and stays as it is');
  expect((await fetch(server.url + asset)).status, 'for pages still open').toBe(200);
});

test('release: a save while one is made comes with it, or waits for the next', async () => {
  await overwrite(SLUG, 'Pressed with this title');
  const { data: asked } = await client.rpc('request_release').throwOnError();
  await overwrite(SLUG, 'Saved while that was made');
  await whenReleased(client, asked.id);
  const { data: version } = await client.rpc('content_version').throwOnError();
  const { contentVersion } = JSON.parse(await page('/build.json'));
  // The staff area compares the two, and says that something waits when they differ.
  expect((await article()).includes('Saved while') || contentVersion < version).toBe(true);
  await release(client);
  expect(await article()).toContain('Saved while that was made');
});

test('release: a row that breaks the rules stays as it was and is named, after a restart too', async () => {
  const before = await article();
  await overwrite(SLUG, '\u0001\u0002');
  const { message } = await release(client);
  expect(message).toMatch(/^Article "[^"]*" \([0-9a-f-]+\) stays as it was: title/);
  expect(await article()).toBe(before);

  await server.stop();
  await start();
  await overwrite(OTHER, 'Slatted walls, quietly');
  expect((await release(client)).message).toContain('stays as it was');
  expect(await page(`/blog/${OTHER}`)).toContain('Slatted walls, quietly');
  expect(await page('/blog')).toContain(`/blog/${SLUG}"`);
  expect(await article()).toContain(/<h1[^>]*>[^<]+/.exec(before)?.[0]);
});

test('services: once the last is hidden the site shows none, and asks for none', async () => {
  const shown = /popovertarget="services"|href="\/services\/|name="service"/;
  const html = await showServices(false);
  expect(html).toContain('contact-form');
  expect(html).not.toMatch(shown);
  // The daily check does not take the page as it was, above, for a fault.
  expect(await comparedWithScratch(server.url)).toEqual([]);
  await overwrite(SLUG, 'Oak or walnut, put right');
  expect(await showServices(true)).toMatch(shown);
  expect(await article()).toContain('Oak or walnut, put right');
});

test('release: pages that were never rendered can be, though a build elsewhere took the compiled ones away', async () => {
  await overwrite(SLUG, 'Oak or walnut, with the renderer up');
  expect((await release(client)).message).toBe('');
  rmSync(compiledPages(), { recursive: true });
  const { data } = await client.from('business_settings').select('version').single();
  const settings = { phone: '+44 20 7946 0777', version: data?.version ?? 0 };
  await client.from('business_settings').update(settings).eq('id', true).throwOnError();
  expect((await release(client)).message).toBe('');
  expect(await page('/privacy')).toContain('tel:+442079460777');
});

test('release: without a renderer everything is built, it says so, and has one again', async () => {
  await overwrite(SLUG, 'Oak or walnut, without a renderer');
  breakRenderer();
  const { message } = await release(client);
  // Its end may be known before the release asks for it, or by that.
  expect(message).toMatch(
    /^All pages were made anew: (the process that renders single pages did not start|rendering single pages failed)\.$/,
  );
  expect(await article()).toContain('Oak or walnut, without a renderer');
  await overwrite(SLUG, 'Oak or walnut, with a renderer');
  expect((await release(client)).message).toBe('');
  expect(await article()).toContain('Oak or walnut, with a renderer');
});

test('release: hardly a page is rendered that comes out as it was', async () => {
  const post = client.from('published_posts').select('cover_media_id').eq('slug', SLUG);
  const { cover_media_id: id } = (await post.single().throwOnError()).data;
  const media = (row: { alt: string } | { title: string }) =>
    client
      .from('media')
      .update(row)
      .eq('id', id ?? '')
      .throwOnError();
  const { data: galleries } = await client.from('published_galleries').select('gallery_id');
  const gallery_id = galleries?.[0]?.gallery_id ?? '';
  const changes = {
    title: () => overwrite(SLUG, 'Oak, counted'),
    'text of a picture': () => media({ alt: 'Boards, counted' }),
    'name in the library': () => media({ title: 'Counted' }),
    order: () => client.rpc('move_gallery', { gallery_id, place: 2 }).throwOnError(),
  };
  for (const [name, change] of Object.entries(changes)) {
    await change();
    await release(client);
    const { rendered, changed } = lastCount();
    expect(rendered - changed, name).toBeLessThanOrEqual(PAGES_WITHOUT_KEY);
  }
});

test('address: a former one leads to the article that had it last', async () => {
  for (const [from, to] of [
    [SLUG, 'oak'],
    [OTHER, SLUG],
    [SLUG, 'walls'],
  ] as const) {
    await move(from, to);
    await release(client);
  }
  const answer = await fetch(`${server.url}/blog/${SLUG}`, { redirect: 'manual' });
  expect(answer.headers.get('location')).toMatch(/\/blog\/walls$/);
});

test('address: one that the site never had leads on from the next release, a page of its own wins', async () => {
  const pages = ['/blog', '/services/custom-carpentry'];
  const rows = ['/kontakt', ...pages].map((path) => ({ path, leads_to: '/#contact' }));
  await client.from('old_addresses').insert(rows).throwOnError();
  await release(client);
  const answer = await fetch(`${server.url}/kontakt`, { redirect: 'manual' });
  expect(answer.headers.get('location')).toMatch(/\/#contact$/);
  for (const path of pages) {
    expect((await fetch(`${server.url}${path}`)).url).toBe(`${server.url}${path}`);
  }
  await client.from('old_addresses').delete().like('path', '/%').throwOnError();
  await release(client);
  expect((await fetch(`${server.url}/kontakt`)).status).toBe(404);
});

// `npm run prove` makes a comparison every seven releases.
test('release: after every kind of change it is, byte for byte, what a build of the content from a backup makes', async () => {
  const log: string[] = [];
  for await (const line of releaseChanges(client, 20261121)) log.push(line);
  const zip = join(dataFolder, 'backup.zip');
  await writeBackup({ url: server.url, secretKey: secretKeyOf(dataFolder) }, zip);
  const restored = await startProject();
  onTestFinished(restored.close);
  await restoreBackup(restored, await openBackup(zip));
  expect(await comparedWithScratch(restored.url), log.join('\n')).toEqual([]);
});

test('release: a section of a kind that the site has not is left out, and named', async () => {
  const content = {
    order: ['head', 'song'].map((key) => ({ key, kind: key })),
    fields: { head: { title: 'Songs' } },
  };
  const row = { title: 'Songs', slug: 'songs', content, kind: 'page' } as const;
  const page = client.from('pages').insert(row).select('id').single();
  await publishPage(client, (await page.throwOnError()).data.id);
  expect((await release(client)).message).toContain(
    'The section "song" of the page "Songs" is left out: the site knows no sections of the kind song.',
  );
  expect((await fetch(`${server.url}/songs`)).status).toBe(200);
});
