import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fileFolder, putFiles } from '../../tests/support/own-folder.ts';
import { compressedWell } from './compression.ts';
import { createBodyCache, openStaticSite } from './static-site.ts';

const folder = fileFolder();
const page = `<!doctype html><title>Blog</title>${'<p>Oak</p>'.repeat(200)}`;
putFiles(folder, {
  ...{ 'index.html': '<!doctype html><title>Home</title>', 'blog.html': page },
  ...{ 'admin.html': 'staff', '404.html': 'no such page', 'pt/404.html': 'não encontrada' },
  ...{ '_astro/a.js': 'export {}', _headers: '/*\n  X-Frame-Options: DENY\n' },
  _redirects:
    '/old /blog 301\n/caf%C3%A9 /blog 301\n/moved/* /new/:splat 301\n/admin/* /admin 200\n',
});
const site = await openStaticSite(folder);

const get = (path: string, headers: Record<string, string> = {}, method = 'GET', of = site) =>
  of.respond(new Request(`http://localhost${path}`, { method, headers }));

test('static site: answers a page with its type, the headers of _headers and a tag', async () => {
  const response = await get('/blog');
  expect([response.status, await response.text()]).toEqual([200, page]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    ...{ 'content-type': 'text/html; charset=utf-8', 'x-frame-options': 'DENY' },
    'cache-control': 'public, max-age=0, must-revalidate',
  });
});

test('static site: says 304 to a browser that has the page', async () => {
  const etag = (await get('/blog')).headers.get('etag') ?? '';
  const again = await get('/blog', { 'if-none-match': `"x", ${etag}` });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('static site: compresses with %s for who takes it', async (encoding, decompress) => {
  const response = await get('/blog', { 'accept-encoding': encoding });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toContain('accept-encoding');
  expect(decompress(Buffer.from(await response.arrayBuffer())).toString()).toBe(page);
});

test('static site: sends a page smaller as soon as it has had the time', async () => {
  const text = Array.from({ length: 400 }, (_, index) => `<p>Board ${index * 7919}</p>`).join('');
  writeFileSync(join(folder, 'long.html'), text);
  const opened = await openStaticSite(folder);
  const ask = async () => {
    const response = await get('/long', { 'accept-encoding': 'br' }, 'GET', opened);
    return Buffer.from(await response.arrayBuffer());
  };
  const first = await ask();
  await compressedWell();
  const second = await ask();
  expect(second.length).toBeLessThan(first.length);
  for (const body of [first, second]) expect(brotliDecompressSync(body).toString()).toBe(text);
});

test('static site: does not compress for who refuses it, and lets hashed files be kept for a year', async () => {
  const plain = await get('/blog', { 'accept-encoding': 'br;q=0, gzip;q=0' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  // It may be there in a moment.
  const missing = await get('/_astro/no-such.js');
  expect(missing.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  const { headers } = await get('/_astro/a.js');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test.for([
  ['/blog/?a=1', 308, '/blog?a=1'],
  ['/old', 301, '/blog'],
  ['/caf%C3%A9', 301, '/blog'],
  // What can’t be decoded in a query or the rest of a path stays as it is.
  ['/blog/?utm_term=%%URL%%', 308, '/blog?utm_term=%%URL%%'],
  ['/blog.html?a=100%', 308, '/blog?a=100%'],
  ['/old?a=%ff%', 301, '/blog?a=%ff%'],
  ['/moved/100%25', 301, '/new/100%25'],
  ['/admin/blog/edit/1', 200, 'staff'],
  ...['/nothing', '/_headers', '/_redirects', '/%zz', '/..%2f..%2fetc/passwd'].map(
    (path) => [path, 404, 'no such page'] as const,
  ),
  ['/pt/nothing', 404, 'não encontrada'],
  ['/pt/blog/nothing', 404, 'não encontrada'],
] as const)('static site: answers %s with %i, %s', async ([path, status, said]) => {
  const response = await get(path);
  const location = response.headers.get('location');
  expect([response.status, location ?? (await response.text())]).toEqual([status, said]);
});

test('static site: answers HEAD without a body, and refuses to be written to', async () => {
  const head = await get('/blog', {}, 'HEAD');
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
    ...[200, String(page.length), ''],
  ]);
  expect((await get('/blog', {}, 'POST')).status).toBe(405);
});

test('static site: sends pictures from the disk and keeps none of them in memory', async () => {
  const picture = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7919) % 251));
  putFiles(folder, { 'pictures/oak.avif': picture });
  const kept = createBodyCache();
  const opened = await openStaticSite(folder, kept);
  const ask = (path: string, headers: Record<string, string>, method = 'GET') =>
    get(path, headers, method, opened);
  const all = { 'accept-encoding': 'br, gzip' };
  const response = await ask('/pictures/oak.avif', all);
  expect(response.headers.get('content-type')).toBe('image/avif');
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(response.headers.get('content-length')).toBe('300000');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(Buffer.from(await response.arrayBuffer()).equals(picture)).toBe(true);
  const head = await ask('/pictures/oak.avif', all, 'HEAD');
  expect([head.headers.get('content-length'), await head.text()]).toEqual(['300000', '']);
  const etag = response.headers.get('etag') ?? '';
  expect((await ask('/pictures/oak.avif', { 'if-none-match': etag })).status).toBe(304);
  // Nobody is told a part where a whole was not asked for, and a whole is an answer to a part.
  expect((await ask('/pictures/oak.avif', { range: 'bytes=0-9' })).status).toBe(200);
  expect(kept.calculatedSize).toBe(0);
  await ask('/blog', all);
  expect(kept.calculatedSize).toBeGreaterThan(page.length);
});
