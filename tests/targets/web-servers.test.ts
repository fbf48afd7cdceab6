/** @module-tag slow */
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { caddyRedirects } from '#build/output/caddy.ts';
import { headerFiles, pagePaths } from '#build/output/headers.ts';
import { nginxRedirects } from '#build/output/nginx.ts';
import type { Redirect } from '#build/output/served.ts';
import { addressesOf, differencesOf } from '#scripts/compare/differences.ts';
import { findWebServers } from '#scripts/programs/find-programs.ts';
import { fileFolder, putFiles } from '../support/own-folder.ts';
import { serveBy, type WebServer } from './web-servers.ts';

const REDIRECTS: Redirect[] = [
  { from: '/admin/*', to: '/admin', status: 200 },
  ...['/old', '/old-with-slash/', '/old.php', '/caf%C3%A9', '/1%20%25', '/pt/antigo'].map(
    (from) => ({ from, to: '/blog', status: 301 }),
  ),
  // The first counts.
  { from: '/old', to: '/', status: 301 },
  { from: '/asked', to: '/blog?a=1', status: 301 },
  { from: '/elsewhere', to: 'https://example.com/$x/{y}/"z"', status: 301 },
  { from: '/umlaut', to: '/über', status: 301 },
  { from: '/blog/page/9', to: '/blog', status: 302 },
];
const page = `<!doctype html><title>Oak</title>${'<p>Planed.</p>'.repeat(200)}`;
const policy = (path: string): [string, string] => [path, `script-src 'self' 'sha256-${path}='`];
const place = fileFolder();
const folder = join(place, 'site');
putFiles(place, { 'secret.txt': 'secret' });
putFiles(folder, {
  ...{ 'index.html': 'home', 'blog.html': page, 'blog/oak.html': 'oak', 'admin.html': 'staff' },
  ...{ '404.html': 'not here', 'pt.html': 'início', 'pt/404.html': 'não', 'pt/blog.html': 'pt' },
  ...{ '_astro/a.js': 'code', 'build.json': '{}', 'rss.xml': '<rss/>', 'admin.webmanifest': '{}' },
  ...{ 'files/Preis & Maß 50%.pdf': '%PDF', 'files/x[1].unknown': '?', 'icon.svg': '<svg/>' },
  ...{ 'favicon.ico': 'x', 'pictures/a.avif': Buffer.alloc(5000, 'ab'), 'a.woff2': 'f' },
  ...headerFiles({
    policies: new Map(['/', '/blog', '/blog/oak', '/pt', '/pt/blog', '/admin'].map(policy)),
    pages: pagePaths(['/', '/404', '/admin', '/blog', '/blog/[slug]', '/pt', '/pt/blog']),
    site: 'https://www.example.com',
  }),
  _redirects: REDIRECTS.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join(''),
  '_redirects.caddy': caddyRedirects(REDIRECTS, ['pt']),
  '_redirects.nginx': nginxRedirects(REDIRECTS, ['pt']),
});

/** Beside what `npm run compare` asks for. */
const AWKWARD = `
  /blog/?a=1&b=%C3%A9 /blog.html?u=%%URL%% /old?utm=a%20b /caf%C3%A9?x /old/ /blog%2Foak
  /blog%2Foak.html /blog/oak/index /pt/ /pt/index.html /pt/blog/ /%C3%BCber /bl* /blo[g] /blog.
  /pictures /pictures/ /blog/no/ /old-with-slash /admin/x.js /admin/a/b.html /admin/x/
  /administrator /ptx/no /pt/no/ /a%5Cb /_headers.caddy /_redirects.nginx /_astro/ /_astro/no.js
  /no-such%20one /index/ /files/Preis%20&%20Ma%C3%9F%2050%25.pdf /files/x%5B1%5D.unknown /$uri
  /{path} /%22 /evil.example%0d%0aX-A:%201/ /%252e%252e/secret.txt
`.match(/\S+/g);

/** As it is written, without what `fetch` makes of it. */
function ask(host: string, path: string, method = 'GET', headers: Record<string, string> = {}) {
  return new Promise<{ status?: number; headers: NodeJS.Dict<string | string[]>; body: string }>(
    (resolve, reject) => {
      const asked = request(host, { path, method, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const body = Buffer.concat(chunks).toString('latin1');
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
        });
      });
      asked.on('error', reject).end();
    },
  );
}

const SERVERS = findWebServers();
test.for(Object.keys(SERVERS) as WebServer[])(
  'web servers: %s answers by its written rules as our own server does, and gives out nothing else',
  async (kind, { skip }) => {
    const program = SERVERS[kind].programs?.program;
    if (!program) return skip(`${kind} is not installed.`);
    const host = await serveBy(kind, program, folder);
    const addresses = [...(await addressesOf(folder)), ...(AWKWARD ?? [])];
    expect(await differencesOf(folder, host, addresses)).toEqual([]);

    const head = await ask(host, '/blog', 'HEAD');
    expect([head.status, head.body, head.headers['x-frame-options']]).toEqual([200, '', 'DENY']);
    expect((await ask(host, '/blog', 'POST')).status).toBe(405);
    const part = await ask(host, '/pictures/a.avif', 'GET', { range: 'bytes=1-4' });
    expect([part.status, part.body]).toEqual([206, 'baba']);
    const zipped = await ask(host, '/blog', 'GET', { 'accept-encoding': 'gzip' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(String(zipped.headers.vary).toLowerCase()).toContain('accept-encoding');
    const again = { 'if-none-match': String(head.headers.etag) };
    expect((await ask(host, '/blog', 'GET', again)).status).toBe(304);
    for (const path of `/../secret.txt /..%2fsecret.txt /blog/..%2f..%2fsecret.txt /%zz /%00`.split(
      ' ',
    ))
      expect((await ask(host, path)).status, path).toBeGreaterThanOrEqual(400);
    for (const path of `//evil.example/ //evil.example/index.html /\\evil.example/ //blog.html //blog/`.split(
      ' ',
    ))
      expect(String((await ask(host, path)).headers.location ?? '/'), path).toMatch(/^\/(?![/\\])/);
  },
);
