import { expect, test } from '@playwright/test';
import { site } from '#site';

test('the feed has every article in full, with absolute addresses', { tag: '@journey' }, async ({
  page,
  request,
}) => {
  const answer = await request.get('/rss.xml');
  expect(answer.status()).toBe(200);
  // Firefox downloads a feed that is served as one.
  expect(answer.headers()['content-type']).toMatch(/^(text|application)\/xml/);
  const xml = await answer.text();
  await page.goto('/blog');
  const feed = await page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'application/xml');
    const broken = document.querySelector('parsererror')?.textContent ?? null;
    const items = [...document.querySelectorAll('item')].map((item) => {
      const content = item.getElementsByTagName('content:encoded')[0]?.textContent ?? '';
      const html = new DOMParser().parseFromString(content, 'text/html');
      const addresses = [...html.querySelectorAll('[href], [src]')].map(
        (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
      );
      return {
        link: item.querySelector('link')?.textContent ?? '',
        words: html.body.textContent?.split(/\s+/).length ?? 0,
        relative: addresses.filter((address) => !/^(https?|mailto|tel):/.test(address)),
      };
    });
    return { broken, items };
  }, xml);
  expect(feed.broken).toBeNull();
  expect(feed.items.length).toBeGreaterThanOrEqual(8);
  for (const { link, words, relative } of feed.items) {
    expect(words, link).toBeGreaterThan(400);
    expect(relative, link).toEqual([]);
    expect(link).toMatch(/^http.*\/blog\/[a-z-]+$/);
  }
});

test('the feed can be looked at in a browser', async ({ request }) => {
  const xml = await (await request.get('/rss.xml')).text();
  const stylesheet = /<\?xml-stylesheet [^?]*href="([^"]+)"/.exec(xml)?.[1] ?? '';
  expect((await request.get(stylesheet)).status()).toBe(200);
});

test('the sitemap names every page that search engines may know', { tag: '@journey' }, async ({
  request,
}) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toMatch(/xml/);
  const xml = await answer.text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/privacy',
      '/blog',
      '/blog/oak-or-walnut',
      '/blog/tags/timber',
      '/portfolio/walnut-kitchen',
      ...site.services.map(({ slug }) => `/services/${slug}`),
    ]),
  );
  expect(paths.filter((path) => path.startsWith('/admin'))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
  expect(xml).toMatch(/<loc>[^<]*\/blog\/oak-or-walnut<\/loc><lastmod>\d{4}-/);
  expect(xml).toMatch(/<image:loc>http[^<]+\.jpg<\/image:loc>/);
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
});

test('robots.txt leads to the sitemap and away from the staff area', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
  // A page of staff's own may be called Administration.
  expect(text.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /admin$', 'Disallow: /admin/']);
});

test('build.json says what is live', async ({ request }) => {
  const build = await (await request.get('/build.json')).json();
  expect(build.contentVersion).toBeGreaterThan(0);
  expect(Number.isNaN(Date.parse(build.builtAt))).toBe(false);
  expect(build).toHaveProperty('commit');
});
