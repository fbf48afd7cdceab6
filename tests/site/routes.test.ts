import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OWN_PAGES } from '#build/output/own.ts';
import { site } from '#site';

const url = process.env.TEST_URL ?? 'http://localhost:4321';
const seed = (folder: string) =>
  readdirSync(join('supabase/seed', folder)).map((file) => ({
    slug: file.replace(/\.md$/, ''),
    text: readFileSync(join('supabase/seed', folder, file), 'utf8'),
  }));
const articles = seed('articles');
const galleries = seed('galleries');
const isPublished = ({ text }: { text: string }) => /^publishedAt:|^published: true/m.test(text);
/** Addresses of articles and galleries that visitors have, or have not. */
const paths = (isThere: boolean) =>
  Object.entries({ blog: articles, portfolio: galleries }).flatMap(([folder, all]) =>
    all.filter((one) => isPublished(one) === isThere).map(({ slug }) => `/${folder}/${slug}`),
  );

const status = async (path: string) => (await fetch(url + path, { redirect: 'manual' })).status;

test.each([
  ...[
    '/',
    '/blog',
    '/portfolio',
    '/privacy',
    '/your-word',
    '/appointment',
    '/preview',
    '/sitemap.xml',
    '/rss.xml',
  ],
  ...['/robots.txt', '/build.json', '/admin/login', '/admin/dashboard', '/admin/blog/edit/any'],
  ...site.services.map(({ slug }) => `/services/${slug}`),
  ...paths(true),
  ...OWN_PAGES,
])('address: %s answers 200', async (path) => {
  expect(await status(path)).toBe(200);
});

const UNKNOWN = ['/nothing-here', '/blog/nothing-here', ...paths(false)];
test.each(UNKNOWN)('address: %s answers 404 with the not-found screen', async (path) => {
  const response = await fetch(url + path);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('<html');
});

test('address: has drafts, a scheduled article and a draft gallery to hide', () => {
  expect(
    paths(false)
      .map((path) => path.split('/')[1])
      .join(),
  ).toBe('blog,blog,blog,portfolio');
});

const SLASHED = ['/blog/', `/services/${site.services[0]?.slug}/`, '/portfolio/loft-library/'];
test.each(SLASHED)('address: %s redirects once to the address without a slash', async (path) => {
  const response = await fetch(url + path, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([308, path.slice(0, -1)]);
});
