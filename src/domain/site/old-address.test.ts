import { expect, test } from 'vitest';
import { isOldAddress } from './old-address.ts';

test.each([
  ...['/2019/05/choosing-oak/', '/blog/choosing-oak', '/blog/2019/oak.html', '/caf%C3%A9/'],
  ...['/about.php', '/administration/', '/pictures-of-oak', '/appointment/us', '/health/and-oak'],
  ...['/de/blog', '/pt/blog/oak', '/ptolemy'],
])('address: %s may lead on', (path) => {
  expect(isOldAddress(path, ['pt'])).toBe(true);
});

test.each([
  ...['', '/', '/*', '/%2A', '/admin/*', '/admin', '/Admin/login', '/%61dmin/login', '/admin.html'],
  ...['/_astro/App.1.js', '/pictures/oak.jpg', '/rest/v1/posts', '/blog', '/blog/', '/appointment'],
  ...['/your-word/', '/health', '/_headers', '/_redirects', '/pt', '/PT/', '/pt.html', '/pt/blog/'],
  ...['/pt/privacy.html', '/pt/404', '/files/oak', '/index.html', '/:slug', '/%3Aslug', '/oak?p=1'],
  ...['/oak /evil', '/oak%0A/evil', '//evil.example/', '/a/../admin', '/a/%2e%2e/admin'],
  ...['/robots.txt', '/build.json', '/%zz', 'https://old.example/oak'],
  // Longer than the database keeps.
  `/${'a'.repeat(2000)}`,
])('address: %j may not', (path) => {
  expect(isOldAddress(path, ['pt'])).toBe(false);
});
