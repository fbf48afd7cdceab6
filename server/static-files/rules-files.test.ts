import { expect, test } from 'vitest';
import { headersFor, parseHeadersFile } from './headers-file.ts';
import { parseRedirectsFile, redirectFor } from './redirects-file.ts';

const headers = parseHeadersFile(
  [
    ...['# all', '/*', '  X-Frame-Options: DENY', '  Link: <a:b>; rel=x', ''],
    ...['/_astro/*', '  Cache-Control: max-age=1', ''],
  ].join('\r\n'),
);

test('_headers: gives a path the headers of every rule that fits it', () => {
  const found = headersFor(headers, '/_astro/a.css');
  expect(found.get('x-frame-options')).toBe('DENY');
  expect(found.get('cache-control')).toBe('max-age=1');
});

test('_headers: keeps colons inside a value', () => {
  expect(headersFor(headers, '/').get('link')).toBe('<a:b>; rel=x');
  expect(headersFor(headers, '/').has('cache-control')).toBe(false);
});

test('_headers: passes over header lines that stand before any path', () => {
  expect(parseHeadersFile('  X-A: 1\n/b\n  X-B: 2')).toHaveLength(1);
});

const redirects = parseRedirectsFile(
  [
    ...['# moved', '/old /new', '/blog/:slug/amp /blog/:slug 302', '/admin/* /admin 200'],
    ...['/go/* /to/:splat', 'broken'],
  ].join('\n'),
);

test('_redirects: moves permanently unless told otherwise', () => {
  expect(redirectFor(redirects, '/old')).toEqual({ to: '/new', status: 301 });
});

test('_redirects: fills placeholders and the splat in', () => {
  expect(redirectFor(redirects, '/blog/oak/amp')).toEqual({ to: '/blog/oak', status: 302 });
  expect(redirectFor(redirects, '/go/a/b')).toEqual({ to: '/to/a/b', status: 301 });
});

test('_redirects: rewrites with status 200, and takes nothing that only begins alike', () => {
  expect(redirectFor(redirects, '/admin/blog/edit/1')).toEqual({ to: '/admin', status: 200 });
  expect(redirectFor(redirects, '/administrator')).toBeNull();
  expect(redirectFor(redirects, '/blog/oak/more/amp')).toBeNull();
});
