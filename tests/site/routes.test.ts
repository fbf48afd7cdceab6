import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { site } from '#site';

const url = process.env.TEST_URL ?? 'http://localhost:4321';
const seed = (folder: string) =>
  readdirSync(join('supabase/seed', folder)).map((file) => ({
    slug: file.replace(/\.md$/, ''),
    text: readFileSync(join('supabase/seed', folder, file), 'utf8'),
  }));
const articles = seed('articles');
const galleries = seed('galleries');
const isPublished = ({ text }: { text: string }) =>
  /^publishedAt:/m.test(text) || /^published: true/m.test(text);

const status = async (path: string) => (await fetch(url + path, { redirect: 'manual' })).status;

test.each([
  '/',
  '/blog',
  '/portfolio',
  ...site.services.map(({ slug }) => `/services/${slug}`),
  '/privacy',
  '/your-word',
  '/visit',
  '/sitemap.xml',
  '/rss.xml',
  '/robots.txt',
  '/build.json',
  '/admin/login',
  '/admin/dashboard',
  '/admin/blog/edit/any',
  ...articles.filter(isPublished).map(({ slug }) => `/blog/${slug}`),
  ...galleries.filter(isPublished).map(({ slug }) => `/portfolio/${slug}`),
])('address: %s answers 200', async (path) => {
  expect(await status(path)).toBe(200);
});

test.each([
  '/nothing-here',
  '/blog/nothing-here',
  ...articles.filter((one) => !isPublished(one)).map(({ slug }) => `/blog/${slug}`),
  ...galleries.filter((one) => !isPublished(one)).map(({ slug }) => `/portfolio/${slug}`),
])('address: %s answers 404 with the not-found screen', async (path) => {
  const response = await fetch(url + path);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('<html');
});

test('address: has drafts, a scheduled article and a draft gallery to hide', () => {
  expect(articles.filter((one) => !isPublished(one))).toHaveLength(3);
  expect(galleries.filter((one) => !isPublished(one))).toHaveLength(1);
});

test.each(['/blog/', `/services/${site.services[0]?.slug}/`, '/portfolio/loft-library/'])(
  'address: %s redirects once to the address without a slash',
  async (path) => {
    const response = await fetch(url + path, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([308, path.slice(0, -1)]);
  },
);
