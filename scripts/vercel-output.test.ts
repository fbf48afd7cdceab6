import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { headerFiles, pagePaths } from '#build/output/headers.ts';
import { type VercelConfig, writeVercelOutput } from '#scripts/vercel-output.ts';
import { openStaticSite } from '#server/static-files/static-site.ts';
import { fileFolder, putFiles } from '../tests/support/own-folder.ts';

const ROUTES = ['/', '/404', '/admin', '/blog', '/blog/[slug]'];
const FILES: Record<string, string> = {
  '404.html': 'not here',
  '_astro/a.js': 'code',
  _headers: headerFiles({
    policies: new Map(Object.entries({ '/': "default-src 'self'", '/blog/oak': "img-src 'self'" })),
    ...{ pages: pagePaths(ROUTES), site: 'https://www.example.com' },
  })._headers,
  _redirects: '/blog/old /blog/oak 301\n/blog/page/9 /blog 302\n/admin/* /admin 200\n',
  ...{ 'admin.html': 'staff', 'blog.html': 'list', 'blog/oak.html': 'oak', 'build.json': '{}' },
  ...{ 'index.html': 'home', 'pt/404.html': 'não encontrada' },
};
const ADDRESSES = [
  ...['/', '/blog', '/blog/oak', '/admin', '/admin/blog/edit/1', '/_astro/a.js', '/build.json'],
  ...['/blog/', '/blog.html', '/blog/oak/', '/blog/oak.html', '/index', '/index.html'],
  ...['/blog/old', '/blog/page/9', '/nothing', '/blog/nothing', '/_headers', '/_redirects'],
  ...['/pt/nothing', '/pt/blog/nothing'],
];

const folder = fileFolder();
putFiles(join(folder, 'dist'), FILES);
const own = await openStaticSite(join(folder, 'dist'));
await writeVercelOutput(join(folder, 'dist'), join(folder, 'output'));
const config: VercelConfig = JSON.parse(
  readFileSync(join(folder, 'output', 'config.json'), 'utf8'),
);

interface Answer {
  status: number;
  location: string | null;
  headers: Record<string, string>;
  body: string;
}

/** As Vercel reads its rules: from the top, headers add up, a file ends it where the rules say so. */
function vercelAnswer(path: string): Answer {
  const headers: Record<string, string> = {};
  let address = path;
  let status = 200;
  for (const route of config.routes) {
    if (route.handle === 'filesystem' && fileAt(address)) break;
    const found = route.src === undefined ? null : new RegExp(route.src).exec(address);
    if (!found) continue;
    for (const [name, value] of Object.entries(route.headers ?? {})) {
      headers[name.toLowerCase()] = value.replace('$1', found[1] ?? '');
    }
    if (route.continue) continue;
    status = route.status ?? 200;
    if (headers.location !== undefined) break;
    address = route.dest ?? address;
    break;
  }
  const { location = null, ...others } = headers;
  const file = location === null ? fileAt(address) : null;
  const body = file === null ? '' : readFileSync(join(folder, 'output', 'static', file), 'utf8');
  return { status, location, headers: others, body };
}

function fileAt(address: string): string | null {
  const path = address.slice(1);
  const named = Object.entries(config.overrides).find(([, override]) => override.path === path);
  if (named) return named[0];
  const isServed = path !== '' && !(path in config.overrides);
  return isServed && existsSync(join(folder, 'output', 'static', path)) ? path : null;
}

async function ownAnswer(path: string): Promise<Answer> {
  const response = await own.respond(new Request(`https://www.example.com${path}`));
  const location = response.headers.get('location');
  const { headers } = vercelAnswer(path);
  const same = Object.keys(headers).map((name) => [name, response.headers.get(name)]);
  return {
    status: response.status,
    location,
    // Ours sends them with pages and files only.
    headers: location === null ? Object.fromEntries(same) : headers,
    body: await response.text(),
  };
}

test.each(ADDRESSES)('Vercel: %s is answered as our own server does', async (path) => {
  expect(vercelAnswer(path)).toEqual(await ownAnswer(path));
});

test('Vercel: the policy, the staff area and the cache of hashed files are among the headers', () => {
  expect(vercelAnswer('/blog/oak').headers['content-security-policy']).toContain("img-src 'self'");
  expect(vercelAnswer('/admin').headers['x-robots-tag']).toBe('noindex');
  expect(vercelAnswer('/_astro/a.js').headers['cache-control']).toContain('immutable');
});

test('Vercel: both hosts that read a file of the repository build with the same command', () => {
  const vercel = JSON.parse(readFileSync('vercel.json', 'utf8'));
  expect(vercel.buildCommand).toBe('npm run build');
  expect(readFileSync('netlify.toml', 'utf8')).toMatch(
    /command = "npm run build"\n {2}publish = "dist"/,
  );
});

const ENDS = ['/', '/index', '/index.html', '.html', '/page.html/', '//'];
test.each(ENDS)('Vercel: no address that ends in %s leads to another site', (end) => {
  // Browsers take both for the beginning of another host.
  for (const start of ['//', '/\\', '///', '/\\/']) {
    const address = `${start}evil.example${end}`;
    const { status, location } = vercelAnswer(address);
    expect([status, location], address).toEqual([404, null]);
  }
});
