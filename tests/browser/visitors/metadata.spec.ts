import { expect, test } from '@playwright/test';
import { structuredData } from './visit.ts';

const PAGES = [
  { path: '/', types: [] },
  { path: '/blog', types: ['BreadcrumbList'] },
  { path: '/blog/page/1', types: ['BreadcrumbList'] },
  { path: '/blog/tags/timber', types: ['BreadcrumbList'] },
  { path: '/blog/oak-or-walnut', types: ['BlogPosting', 'BreadcrumbList'] },
  { path: '/portfolio/walnut-kitchen', types: ['ImageGallery', 'BreadcrumbList'] },
  { path: '/services/kitchen-carpentry', types: ['Service', 'FAQPage', 'BreadcrumbList'] },
];

for (const { path, types } of PAGES) {
  test(`${path} says what it is`, async ({ page, request }) => {
    await page.goto(path);
    const meta = (key: string) =>
      page.locator(`meta[name="${key}"], meta[property="${key}"]`).getAttribute('content');

    expect((await page.title()).length).toBeGreaterThan(10);
    expect((await meta('description'))?.length).toBeGreaterThan(40);
    expect((await meta('description'))?.length).toBeLessThanOrEqual(160);
    expect(await meta('keywords')).toMatch(/\w/);
    expect(await meta('robots')).toMatch(/^index/);

    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(path);
    expect(await meta('og:url')).toBe(canonical);
    expect(await meta('og:title')).toBe(await page.title());
    expect(await meta('twitter:card')).toBe('summary_large_image');

    const card = new URL((await meta('og:image')) ?? '').pathname;
    const picture = await request.get(card);
    expect(picture.headers()['content-type']).toBe('image/jpeg');
    await expect(page.locator('link[rel=alternate][type="application/rss+xml"]')).toHaveCount(1);

    const found = (await structuredData(page)).flatMap((item) => item['@type']);
    expect(found).toEqual(
      expect.arrayContaining(['LocalBusiness', 'Organization', 'WebSite', ...types]),
    );
    expect(await page.content()).not.toMatch(/aggregateRating|"Review"/);
  });
}

test('no two pages have the same title or description', { tag: '@journey' }, async ({
  page,
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const { title, description } = await page.evaluate((text) => {
      const document = new DOMParser().parseFromString(text, 'text/html');
      const meta = document.querySelector('meta[name=description]');
      return { title: document.title, description: meta?.getAttribute('content') ?? '' };
    }, html);
    expect(titles.get(title), `${path} and ${titles.get(title)}`).toBeUndefined();
    expect(
      descriptions.get(description),
      `${path} and ${descriptions.get(description)}`,
    ).toBeUndefined();
    titles.set(title, path);
    descriptions.set(description, path);
  }
});

test('articles and jobs have a card of their own, 1200 by 630 pixels', async ({ page }) => {
  const cards = new Set<string>();
  const paths = ['/blog/oak-or-walnut', '/blog/how-we-finish-timber', '/portfolio/loft-library'];
  for (const path of paths) {
    await page.goto(path);
    const url = await page.locator('meta[property="og:image"]').getAttribute('content');
    const card = new URL(url ?? '').pathname;
    cards.add(card);
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, card);
    expect(size).toEqual([1200, 630]);
  }
  expect(cards.size).toBe(paths.length);
});

test('an unknown address is not for search engines', async ({ page }) => {
  const answer = await page.goto('/blog/no-such-article');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('the pages of the site ask nobody else for anything', { tag: '@journey' }, async ({
  page,
  baseURL,
}) => {
  const own = new URL(baseURL ?? '').host;
  const strangers: string[] = [];
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== own) strangers.push(request.url());
  });
  for (const { path } of PAGES) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(strangers).toEqual([]);
});
