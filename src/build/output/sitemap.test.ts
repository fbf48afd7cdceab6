import { expect, test } from 'vitest';
import { sitemapFiles } from './sitemap.ts';

const SITE = 'https://h';

test('sitemap: has addresses, last changes and pictures, and is one file', async () => {
  const changed = '2026-01-02T03:04:05.000Z';
  const article = { address: `${SITE}/blog/a`, changed, images: [`${SITE}/p.jpg?a&b`] };
  const files = await sitemapFiles([article, { address: `${SITE}/`, images: [] }], SITE);
  expect([...files.keys()]).toEqual(['/sitemap.xml']);
  expect(files.get('/sitemap.xml')).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
      '<url><loc>https://h/</loc></url>',
      '<url><loc>https://h/blog/a</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod>',
      '<image:image><image:loc>https://h/p.jpg?a&amp;b</image:loc></image:image></url>',
      '</urlset>',
    ].join(''),
  );
});

test('sitemap: an index takes the name when there are more pages than one file may have', async () => {
  const addresses = Array.from({ length: 45_001 }, (_, index) => `${SITE}/p${index}`);
  const entries = addresses.map((address) => ({ address, images: [] }));
  const files = await sitemapFiles(entries, SITE);
  expect([...files.keys()].sort()).toEqual(['/sitemap-0.xml', '/sitemap-1.xml', '/sitemap.xml']);
  expect(files.get('/sitemap.xml')).toContain(
    '<sitemap><loc>https://h/sitemap-0.xml</loc></sitemap><sitemap><loc>https://h/sitemap-1.xml</loc></sitemap>',
  );
  expect(files.get('/sitemap-1.xml')).toContain('<url><loc>https://h/p45000</loc></url></urlset>');
});

test('sitemap: an entry that the integration does not take ends the build, and says why', async () => {
  const entries = [`${SITE}/`, '/blog/a'].map((address) => ({ address, images: [] }));
  await expect(sitemapFiles(entries, SITE)).rejects.toThrow(/no sitemap: .*customPages.*URL/);
});
