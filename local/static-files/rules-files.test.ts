import { describe, expect, test } from 'vitest';
import { headersFor, parseHeadersFile } from './headers-file.ts';
import { parseRedirectsFile, redirectFor } from './redirects-file.ts';

describe('_headers', () => {
  const rules = parseHeadersFile(
    [
      '# all',
      '/*',
      '  X-Frame-Options: DENY',
      '  Link: <a:b>; rel=x',
      '',
      '/_astro/*',
      '  Cache-Control: max-age=1',
      '',
    ].join('\r\n'),
  );

  test('gives a path the headers of every rule that fits it', () => {
    const headers = headersFor(rules, '/_astro/a.css');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cache-control')).toBe('max-age=1');
  });

  test('keeps colons inside a value', () => {
    expect(headersFor(rules, '/').get('link')).toBe('<a:b>; rel=x');
    expect(headersFor(rules, '/').has('cache-control')).toBe(false);
  });

  test('passes over header lines that stand before any path', () => {
    expect(parseHeadersFile('  X-A: 1\n/b\n  X-B: 2')).toHaveLength(1);
  });
});

describe('_redirects', () => {
  const rules = parseRedirectsFile(
    [
      '# moved',
      '/old /new',
      '/blog/:slug/amp /blog/:slug 302',
      '/admin/* /admin 200',
      '/go/* /to/:splat',
      'broken',
    ].join('\n'),
  );

  test('moves permanently unless told otherwise', () => {
    expect(redirectFor(rules, '/old')).toEqual({ to: '/new', status: 301 });
  });

  test('fills placeholders and the splat in', () => {
    expect(redirectFor(rules, '/blog/oak/amp')).toEqual({ to: '/blog/oak', status: 302 });
    expect(redirectFor(rules, '/go/a/b')).toEqual({ to: '/to/a/b', status: 301 });
  });

  test('rewrites with status 200, and takes nothing that only begins alike', () => {
    expect(redirectFor(rules, '/admin/blog/edit/1')).toEqual({ to: '/admin', status: 200 });
    expect(redirectFor(rules, '/administrator')).toBeNull();
    expect(redirectFor(rules, '/blog/oak/more/amp')).toBeNull();
  });
});
