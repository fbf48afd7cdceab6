import { expect, test } from 'vitest';
import { contentType } from '#local/static-files/file-headers.ts';
import { isCompressedInStore } from './store-encoding.ts';

const isCompressed = (path: string, bytes = 20_000) =>
  isCompressedInStore(path, contentType(path), bytes);

test.for([
  ...['index.html', 'blog/one.html', '_astro/page.hash.js', '_astro/page.hash.css', 'logo.svg'],
  ...['search/1/more.json', 'decoders/heic.wasm', 'sitemap-1.xml', 'admin.webmanifest'],
])('store: %s is compressed', (path) => expect(isCompressed(path)).toBe(true));

test.for([
  ...['rss.xml', 'pt/rss.xml', 'robots.txt', 'build.json', '404.html', 'pt/404.html'],
  ...['.well-known/security.txt', 'pictures/a.avif', 'files/plan.pdf', '_astro/font.woff2'],
])('store: %s lies as it is', (path) => expect(isCompressed(path)).toBe(false));

test('store: what is small lies as it is', () => expect(isCompressed('old.html', 300)).toBe(false));
