import { expect, test } from 'vitest';
import { headersFor, parseHeadersFile } from '#server/static-files/headers-file.ts';
import {
  contentSecurityPolicy,
  policyFor,
  sharedPolicy,
  storageImages,
} from './content-security-policy.ts';
import { headerFiles, pagePaths } from './headers.ts';

const A = `'sha256-${'A'.repeat(43)}='`;
const B = `'sha256-${'B'.repeat(43)}='`;

test('policy: allows what any page needs, and refuses frames around ours; of a page keeps its own hashes and every other source', () => {
  expect(
    sharedPolicy([
      `default-src 'self'; script-src 'self' ${A};`,
      `default-src 'self';script-src 'self' ${B}; style-src ${A}`,
    ]),
  ).toBe(`default-src 'self'; script-src 'self' ${A} ${B}; style-src ${A}; frame-ancestors 'none'`);
  expect(policyFor(`img-src 'self' data:; script-src 'self' ${A} ${B}`, [B])).toBe(
    `img-src 'self' data:; script-src 'self' ${B}`,
  );
});

test.each<[backend: string | undefined, host: string]>([
  ['https://x.supabase.co/rest', ' https://x.supabase.co'],
  ['https://x.supabase.co', ' https://x.supabase.co'],
  // No other host is named without a hosted backend.
  ...[undefined, '', 'nonsense'].map((backend): [typeof backend, string] => [backend, '']),
])('policy: with %s pages connect to themselves and “%s”', (backend, host) => {
  const { directives } = contentSecurityPolicy(backend, 'storage');
  expect(directives).toContain(`connect-src 'self'${host}`);
});

test('policy: lets visitors’ pages have pictures of storage only where they come from there', () => {
  const url = 'https://x.supabase.co';
  const imagesOf = (place: 'files' | 'storage') =>
    contentSecurityPolicy(url, place).directives?.filter((one) => one.startsWith('img-src'));
  expect(imagesOf('files')).toEqual([storageImages('')]);
  expect(imagesOf('storage')).toEqual([storageImages(url)]);
  expect(storageImages(url)).toBe(`img-src 'self' data: blob: ${url}`);
  expect(storageImages('')).toBe("img-src 'self' data: blob:");
});

const ROUTES = ['/', '/404', '/admin', '/blog', '/blog/[slug]', '/blog/tags/[tag]', '/privacy'];

const C = `'sha256-${'C'.repeat(43)}='`;
const POLICIES = new Map([
  ['/', `script-src ${A}`],
  ['/404', `script-src ${B}`],
  ['/admin', 'script-src'],
  ['/blog', `script-src ${A}`],
  ['/blog/oak', `script-src ${C}`],
  ['/blog/tags/oak', `script-src ${A}`],
]);

const headersAt = (path: string, site?: string) => {
  const { _headers: text } = headerFiles({ policies: POLICIES, pages: pagePaths(ROUTES), site });
  return headersFor(parseHeadersFile(text), path);
};
/** The policy that a file of headers gives a path. */
const policyOf = (text: string) => (path: string) =>
  headersFor(parseHeadersFile(text), path).get('content-security-policy');

test('_headers: sends a policy with every page, and with nothing else', () => {
  const policyAt = (path: string) => headersAt(path).get('content-security-policy');
  for (const path of ['/', '/blog', '/blog/oak', '/blog/tags/oak', '/admin', '/admin/login']) {
    expect(policyAt(path), path).toContain("frame-ancestors 'none'");
  }
  for (const path of ['/_astro/a.js', '/pictures/a.avif', '/build.json', '/bloghouse']) {
    expect(policyAt(path), path).toBeNull();
  }
});

test('_headers: allows what the pages of the section need, and the not-found page, and nothing else', () => {
  const hashesAt = (path: string) =>
    headersAt(path)
      .get('content-security-policy')
      ?.match(/'sha256-[^']+'/g);
  expect(hashesAt('/')).toEqual([A, B]);
  for (const path of ['/blog', '/blog/oak', '/blog/nothing', '/blog/tags/oak']) {
    expect(hashesAt(path), path).toEqual([A, B, C]);
  }
  // There is no privacy page here: the answer is the not-found page.
  for (const path of ['/admin', '/admin/team', '/privacy']) {
    expect(hashesAt(path), path).toEqual([B]);
  }
});

test('_headers: has one block for a path: Cloudflare takes only the last; names each place of pages once', () => {
  const { _headers: text } = headerFiles({ policies: POLICIES, pages: pagePaths(ROUTES) });
  const paths = text.split('\n').filter((line) => line.startsWith('/'));
  expect(paths).toEqual([...new Set(paths)]);
  expect(headersAt('/admin').get('x-robots-tag')).toBe('noindex');
  expect(pagePaths(ROUTES)).toEqual(['/', '/admin', '/admin/*', '/blog', '/blog/*', '/privacy']);
});

test('_headers: names pages of the root one by one, and leaves the others as they are', () => {
  const routes = [...ROUTES.filter((route) => route !== '/privacy'), '/[slug]'];
  expect(pagePaths(routes)).toEqual(['/', '/admin', '/admin/*', '/blog', '/blog/*']);
  const own = Array.from({ length: 200 }, (_, nth) => `/own-${nth}`);
  const policies = new Map([...POLICIES, ...own.map((path) => [path, `script-src ${C}`] as const)]);
  const { _headers: text } = headerFiles({ policies, pages: pagePaths(routes) });
  const policyAt = policyOf(text);
  expect(policyAt('/own-0')).toContain(C);
  expect(policyAt('/')).not.toContain(C);
  expect(policyAt('/blog/oak')).toBe(headersAt('/blog/oak').get('content-security-policy'));
  for (const path of ['/no-such', '/pictures/a.avif']) expect(policyAt(path), path).toBeNull();
  expect(text.split('\n').filter((line) => line.startsWith('/')).length).toBeLessThan(100);
});

test('_headers: names a page of the root beside the section below it; keeps browsers to https where the site is', () => {
  const routes = ['/', '/portfolio/[id]', '/[slug]'];
  const policies = new Map([
    ...POLICIES,
    ...([
      ['/portfolio', `style-src ${A}`],
      ['/portfolio/oak', `script-src ${C}`],
    ] as const),
  ]);
  const policyAt = policyOf(headerFiles({ policies, pages: pagePaths(routes) })._headers);
  expect(policyAt('/portfolio')).toContain(`style-src ${A}`);
  expect(policyAt('/portfolio')).toBe(policyAt('/portfolio/oak'));
  const sites = ['https://example.com', 'http://localhost:4321', undefined];
  const told = sites.map((site) => headersAt('/', site).get('strict-transport-security'));
  expect(told).toEqual(['max-age=31536000', null, null]);
});
