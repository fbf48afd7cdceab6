import { describe, expect, it } from 'vitest';
import { meantPath, resolvePath } from './resolve-path.ts';

const files = new Set([
  'index.html',
  '404.html',
  'blog.html',
  'blog/oak.html',
  'rss.xml',
  '_astro/a.css',
]);
const resolve = (path: string) => resolvePath(path, (file) => files.has(file));

describe('the file of a path', () => {
  it.each([
    ['/', 'index.html'],
    ['/blog', 'blog.html'],
    ['/blog/oak', 'blog/oak.html'],
    ['/rss.xml', 'rss.xml'],
    ['/_astro/a.css', '_astro/a.css'],
  ])('%s is %s', (path, file) => {
    expect(resolve(path)).toEqual({ kind: 'file', file });
  });

  it.each([
    ['/blog/', '/blog'],
    ['/blog.html', '/blog'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['//blog//', '/blog'],
    ['/blog/oak.html', '/blog/oak'],
  ])('%s leads to %s, and that answers', (path, location) => {
    expect(resolve(path)).toEqual({ kind: 'redirect', location });
    expect(resolve(location).kind).toBe('file');
  });

  it.each([
    '/nothing',
    '/blog/nothing/',
    '/../package.json',
    '/blog/../../x',
    '/a\0.html',
    '/_astro/',
  ])('%j is missing', (path) => {
    expect(resolve(path)).toEqual({ kind: 'missing' });
  });
});

describe('the page that is meant', () => {
  const meant = (path: string) => meantPath(path, (file) => files.has(file));

  it.each([
    ['/Blog', '/blog'],
    ['/BLOG/Oak/', '/blog/oak'],
    ['/blog/oak.', '/blog/oak'],
    ['/blog/oak).', '/blog/oak'],
    ['/blog/),', '/blog'],
  ])('by %s is %s', (path, location) => {
    expect(meant(path)).toBe(location);
  });

  it.each(['/blog', '/nothing.', '/RSS.XML', '/../Blog', '/A\0'])('by %j is none', (path) => {
    expect(meant(path)).toBeNull();
  });
});
