import { expect, test } from 'vitest';
import { putFiles, testFolder } from '../../tests/support/own-folder.ts';
import { testServer } from '../../tests/support/own-server.ts';
import { addressesOf, differencesOf } from './differences.ts';

test('compare: one line for a kind of difference, what visitors lose most by first', async () => {
  const site = testFolder();
  putFiles(site, {
    ...{ 'index.html': 'home', 'blog.html': 'blog', '404.html': 'not here', '_headers.nginx': '#' },
    ...{ _headers: '/*\n  X-Frame-Options: DENY\n', _redirects: '/old /blog 301\n' },
  });
  const host = await testServer(({ url }, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store' });
    answer.end(url === '/blog' ? 'blog' : 'home');
  });
  const addresses = await addressesOf(site);
  expect(addresses).not.toContain('/_headers.nginx');
  expect(await differencesOf(site, host, ['/', '/blog', '/blog/', '/old', '/no'])).toEqual([
    ['status: 308 here, 200 there', ['/blog/']],
    ['status: 301 here, 200 there', ['/old']],
    ['status: 404 here, 200 there', ['/no']],
    ['location: none there', ['/blog/', '/old']],
    ['body: another one there', ['/no']],
    ['content-type: text/html; charset=utf-8 here, text/html there', ['/', '/blog', '/no']],
    [
      'cache-control: public, max-age=0, must-revalidate here, no-store there',
      ['/', '/blog', '/no'],
    ],
    ['x-frame-options: none there', ['/', '/blog', '/no']],
  ]);
});
