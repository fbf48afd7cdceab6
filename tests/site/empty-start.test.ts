import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EMBEDDED_PUBLISHABLE_KEY } from '#environment';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#local/demo-accounts.ts';
import {
  freePort,
  spawnStart,
  startServer,
  type TestServer,
  whenEnded,
} from '#scripts/test-server.ts';
import type { Database } from '#supabase/database.types.ts';
import { problemsOf } from './html-rules.ts';

// `npm start -- --empty`: what an owner begins with who wants nothing of the demonstration.

const folder = mkdtempSync(join(tmpdir(), 'empty-start-'));
let server: TestServer;
beforeAll(async () => {
  server = await startServer(folder, undefined, {}, ['--empty']);
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const page = (name: string) => readFileSync(join(server.site(), name), 'utf8');

it('has the accounts, and nothing that anybody could take for their own content', async () => {
  const client = createClient<Database>(server.url, EMBEDDED_PUBLISHABLE_KEY);
  for (const { email } of DEMO_ACCOUNTS.toReversed()) {
    const { error } = await client.auth.signInWithPassword({ email, password: DEMO_PASSWORD });
    expect(error).toBeNull();
  }
  for (const table of ['posts', 'galleries', 'media', 'pages', 'enquiries'] as const) {
    const { data, error } = await client.from(table).select('id');
    expect([data, error], table).toEqual([[], null]);
  }
  expect(server.printed()).toContain('It begins empty');
});

it('makes a site that looks as if nothing were missing', () => {
  const names = readdirSync(server.site(), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.html') && name !== 'admin.html',
  );
  expect(names).toEqual(expect.arrayContaining(['index.html', 'blog.html', 'portfolio.html']));
  expect(names.filter((name) => /^(?:blog|portfolio)\//.test(name))).toEqual([]);
  for (const name of names) expect(problemsOf(page(name), name)).toEqual([]);
  expect(page('index.html')).toContain('<section id="work"></section>');
  const numbers = page('index.html').match(/\d\d(?= — )/g);
  expect(numbers).toEqual(['01', '02', '03', '04']);
  expect(page('blog.html')).toContain('No articles yet.');
});

it('leads nobody to a list without articles', () => {
  for (const name of ['index.html', 'privacy.html', 'portfolio.html']) {
    expect(page(name)).not.toMatch(/href="[^"]*\/(?:blog|rss\.xml)"/);
  }
});

it('shows search engines no empty list', () => {
  for (const name of ['blog.html', 'portfolio.html']) {
    expect(page(name)).toMatch(/<meta name="?robots"? content="noindex/);
    expect(page('sitemap.xml')).not.toContain(`/${name.replace('.html', '')}<`);
  }
  for (const name of ['index.html', 'privacy.html']) expect(page(name)).not.toContain('noindex');
});

it('has a feed without articles and a sitemap of its pages', () => {
  expect(page('rss.xml')).toContain('<channel>');
  expect(page('rss.xml')).not.toContain('<item>');
  const addresses = [...page('sitemap.xml').matchAll(/<loc>([^<]*)/g)].map(([, url]) => url);
  expect(addresses.length).toBeGreaterThan(3);
  expect(addresses.filter((url) => /\/(?:blog|portfolio)\/./.test(url ?? ''))).toEqual([]);
});

it('is for the first start alone, and a flag that there is not is refused', async () => {
  const { port } = server;
  await server.stop();
  server = await startServer(folder, port, {}, ['--demo']);
  expect(server.printed()).toContain('has been begun already and stays as it is');
  const rows = await fetch(`${server.url}/rest/v1/published_posts?select=post_id`, {
    headers: { apikey: EMBEDDED_PUBLISHABLE_KEY },
  });
  expect(await rows.json()).toEqual([]);

  const other = { DATA_FOLDER: join(folder, 'other'), PORT: String(await freePort()) };
  for (const [flags, words] of [
    [['--emtpy'], '--emtpy'],
    [['--empty', '--demo'], 'choose one of --demo and --empty'],
  ] as const) {
    const { code, output } = await whenEnded(spawnStart(other, flags));
    expect([code, output]).toEqual([1, expect.stringContaining(words)]);
    expect(output).not.toContain('\n');
  }
  expect(readdirSync(folder)).not.toContain('other');
});
