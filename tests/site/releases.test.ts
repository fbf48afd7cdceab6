import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { processTree } from '#benchmarks/process-tree.ts';
import { openBackend } from '#local/backend/open.ts';
import { differencesFromScratch } from '#local/releases/check-site.ts';
import { compiledFolder } from '#local/releases/compiled-pages.ts';
import { listen } from '#local/server/listen.ts';
import { openBackup } from '#scripts/backup/read-backup.ts';
import { restoreBackup } from '#scripts/backup/restore-backup.ts';
import { writeBackup } from '#scripts/backup/write-backup.ts';
import { release } from '#scripts/test-project/release.ts';
import type { Client } from '#scripts/test-project/rows.ts';
import { secretKeyOf, serviceClient } from '#scripts/test-project/with-server.ts';
import { EMBEDDED_SETTINGS, startServer, type TestServer } from '#scripts/test-server.ts';
import { site } from '#site';
import { proveReleases } from '../proofs/releases/prove.ts';

const SLUG = 'oak-or-walnut';
const dataFolder = mkdtempSync(join(tmpdir(), 'releases-'));
let server: TestServer;
let client: Client;

beforeAll(async () => {
  const { TEST_DEMO_DATA } = process.env;
  if (!TEST_DEMO_DATA) throw new Error('Run these tests with `npm test releases`.');
  cpSync(TEST_DEMO_DATA, dataFolder, { recursive: true });
  server = await startServer(dataFolder);
  client = serviceClient(server, dataFolder);
});
afterAll(async () => {
  await server.stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

const page = async (path: string) => (await fetch(server.url + path)).text();

const overwrite = (slug: string, title: string) => change(slug, { title });
const move = (slug: string, to: string) => change(slug, { slug: to });

/** Changes what visitors read of an article, past the functions that check it. */
async function change(slug: string, row: { title: string } | { slug: string }): Promise<void> {
  const changed = client.from('published_posts').update(row).eq('slug', slug).select('post_id');
  const { data, error } = await changed;
  if (error) throw error;
  expect(data).toHaveLength(1);
}

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

/** Takes a service of the folder off the site, or puts it back. */
async function hideService(key: string, hidden: boolean): Promise<void> {
  const row = client.from('pages').select('id, version').eq('kind', 'service').eq('key', key);
  const { data } = await row.maybeSingle().throwOnError();
  const saved = data
    ? client.from('pages').update({ hidden, version: data.version }).eq('id', data.id)
    : client.from('pages').insert({ kind: 'service', key, of_folder: true, hidden });
  const { data: page } = await saved.select('id, version').single().throwOnError();
  await client.rpc('publish_page', { page_id: page.id, version: page.version }).throwOnError();
}

/** Home, the list of articles, the feed, the pages of customers' links, what the whole site shares: they say no key. */
const PAGES_WITHOUT_KEY = 10;

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

/** An empty project into which a backup was restored. @returns its address. */
async function restoredProject(zip: string): Promise<string> {
  const listener = await listen(0);
  const backend = await openBackend({ folder: null, siteUrl: listener.url });
  onTestFinished(async () => {
    await listener.close();
    await backend.close();
  });
  await backend.setUrl(listener.url);
  listener.answerWith(() => new Response(null, { status: 404 }), getRequestListener(backend.fetch));
  await restoreBackup({ url: listener.url, secretKey: backend.secretKey }, await openBackup(zip));
  return listener.url;
}

describe('the site', () => {
  it('is made again, byte for byte, from a backup that was restored into an empty project', async () => {
    const zip = join(dataFolder, 'backup.zip');
    await writeBackup({ url: server.url, secretKey: secretKeyOf(dataFolder) }, zip);
    expect(await comparedWithScratch(await restoredProject(zip))).toEqual([]);
  });
});

// One story, in order: the same server all the way.
describe('a release that renders what changed', () => {
  it('leaves a row that breaks the rules as it was, names it, and does so after a restart', async () => {
    const before = await page(`/blog/${SLUG}`);
    await overwrite(SLUG, '\u0001\u0002');
    const { message } = await release(client);
    expect(message).toMatch(/^Article "[^"]*" \([0-9a-f-]+\) stays as it was: title/);
    expect(await page(`/blog/${SLUG}`)).toBe(before);

    await server.stop();
    server = await startServer(dataFolder, server.port);
    client = serviceClient(server, dataFolder);
    await overwrite('acoustic-slatted-walls', 'Slatted walls, quietly');
    expect((await release(client)).message).toContain('stays as it was');
    expect(await page('/blog/acoustic-slatted-walls')).toContain('Slatted walls, quietly');
    expect(await page('/blog')).toContain(`/blog/${SLUG}"`);
    expect(await page(`/blog/${SLUG}`)).toContain(/<h1[^>]*>[^<]+/.exec(before)?.[0]);
    // The daily check does not take the page as it was for a fault.
    expect(await comparedWithScratch(server.url)).toEqual([]);

    await overwrite(SLUG, 'Oak or walnut, put right');
    expect((await release(client)).message).toBe('');
    expect(await page(`/blog/${SLUG}`)).toContain('Oak or walnut, put right');
  });

  it('is made by a build of everything when nothing is known about the pages, and says so', async () => {
    rmSync(`${server.site()}.json`);
    await overwrite(SLUG, 'Oak or walnut, built');
    const { message } = await release(client);
    expect(message).toBe(
      'All pages were made anew: nothing is known about the pages that are live.',
    );
    expect(await page(`/blog/${SLUG}`)).toContain('Oak or walnut, built');
  });

  it('goes on with pages that were never rendered, though a build elsewhere took the compiled pages away', async () => {
    await overwrite(SLUG, 'Oak or walnut, with the renderer up');
    expect((await release(client)).message).toBe('');
    rmSync(compiledPages(), { recursive: true });
    const { data } = await client.from('business_settings').select('version').single();
    const settings = { phone: '+44 20 7946 0777', version: data?.version ?? 0 };
    await client.from('business_settings').update(settings).eq('id', true).throwOnError();
    expect((await release(client)).message).toBe('');
    expect(await page('/privacy')).toContain('tel:+442079460777');
  });

  it('is made by a build of everything when the renderer is away, says so, and has one again', async () => {
    await overwrite(SLUG, 'Oak or walnut, without a renderer');
    breakRenderer();
    const { message } = await release(client);
    // Its end may be known before the release asks for it, or by that.
    expect(message).toMatch(
      /^All pages were made anew: (the process that renders single pages did not start|rendering single pages failed)\.$/,
    );
    expect(await page(`/blog/${SLUG}`)).toContain('Oak or walnut, without a renderer');
    await overwrite(SLUG, 'Oak or walnut, with a renderer');
    expect((await release(client)).message).toBe('');
    expect(await page(`/blog/${SLUG}`)).toContain('Oak or walnut, with a renderer');
  });

  it('renders hardly a page that comes out as it was', async () => {
    const { data: post } = await client
      .from('published_posts')
      .select('cover_media_id')
      .eq('slug', SLUG)
      .single();
    const cover = post?.cover_media_id ?? '';
    const { data: galleries } = await client.from('published_galleries').select('gallery_id');
    const galleryId = galleries?.[0]?.gallery_id ?? '';
    const changes: [string, () => PromiseLike<{ error: unknown }>][] = [
      [
        'title',
        () => client.from('published_posts').update({ title: 'Oak, counted' }).eq('slug', SLUG),
      ],
      [
        'picture text',
        () => client.from('media').update({ alt: 'Boards, counted' }).eq('id', cover),
      ],
      [
        'name in the library',
        () => client.from('media').update({ title: 'Counted' }).eq('id', cover),
      ],
      ['order', () => client.rpc('move_gallery', { gallery_id: galleryId, place: 2 })],
    ];
    for (const [name, change] of changes) {
      expect((await change()).error, name).toBeNull();
      await release(client);
      const { rendered, changed } = lastCount();
      expect(rendered - changed, name).toBeLessThanOrEqual(PAGES_WITHOUT_KEY);
    }
  });

  it('leads from a former address to the article that had it last', async () => {
    const other = 'acoustic-slatted-walls';
    for (const [from, to] of [
      [SLUG, 'oak'],
      [other, SLUG],
      [SLUG, 'walls'],
    ] as const) {
      await move(from, to);
      await release(client);
    }
    const answer = await fetch(`${server.url}/blog/${SLUG}`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toMatch(/\/blog\/walls$/);
  });

  // One comparison after all that has been changed above, too. `npm run prove` makes one every eleven releases.
  it('shows no services, and asks for none, once the last is hidden', async () => {
    const show = async (isShown: boolean) => {
      for (const { slug } of site.services) await hideService(slug, !isShown);
      expect((await release(client)).message).toBe('');
      return await page('/');
    };
    const shown = /popovertarget="services"|href="\/services\/|name="service"/;
    const html = await show(false);
    expect(html).toContain('contact-form');
    expect(html).not.toMatch(shown);
    expect(await comparedWithScratch(server.url)).toEqual([]);
    expect(await show(true)).toMatch(shown);
  });

  it('makes what a build from scratch makes, file by file, whatever changed', async () => {
    const lines: string[] = [];
    const log = (line: string) => lines.push(line);
    const options = { server, dataFolder, releases: Number.POSITIVE_INFINITY, seed: 20261121, log };
    expect(await proveReleases(options), lines.join('\n')).toEqual([]);
  });
});
