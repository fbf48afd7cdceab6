import { expect, test } from 'vitest';
import { meantPath, resolvePath } from './resolve-path.ts';

const files = new Set([
  ...['index.html', '404.html', 'blog.html', 'blog/oak.html', 'rss.xml', '_astro/a.css'],
]);
const resolve = (path: string) => resolvePath(path, (file) => files.has(file));

test.each([
  ['/', 'index.html'],
  ['/blog', 'blog.html'],
  ['/blog/oak', 'blog/oak.html'],
  ['/rss.xml', 'rss.xml'],
  ['/_astro/a.css', '_astro/a.css'],
])('file of a path: %s is %s', (path, file) => {
  expect(resolve(path)).toEqual({ kind: 'file', file });
});

test.each([
  ['/blog/', '/blog'],
  ['/blog.html', '/blog'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['//blog//', '/blog'],
  ['/blog/oak.html', '/blog/oak'],
])('file of a path: %s leads to %s, and that answers', (path, location) => {
  expect(resolve(path)).toEqual({ kind: 'redirect', location });
  expect(resolve(location).kind).toBe('file');
});

test.each([
  ...['/nothing', '/blog/nothing/', '/../package.json', '/blog/../../x', '/a\0.html', '/_astro/'],
])('file of a path: %j is missing', (path) => {
  expect(resolve(path)).toEqual({ kind: 'missing' });
});

const meant = (path: string) => meantPath(path, (file) => files.has(file));

test.each([
  ['/Blog', '/blog'],
  ['/BLOG/Oak/', '/blog/oak'],
  ['/blog/oak.', '/blog/oak'],
  ['/blog/oak).', '/blog/oak'],
  ['/blog/),', '/blog'],
])('page that is meant: by %s is %s', (path, location) => {
  expect(meant(path)).toBe(location);
});

test.each(['/blog', '/nothing.', '/RSS.XML', '/../Blog', '/A\0'])('no page meant: %j', (path) => {
  expect(meant(path)).toBeNull();
});
