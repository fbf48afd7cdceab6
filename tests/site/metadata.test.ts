import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  attributesOf,
  decode,
  origin,
  pathOf,
  publicPages,
  read,
  tree,
} from '../pages/built-site.ts';

/** The attributes of all elements of a kind, by their names. */
const elementsOf = (page: string, name: string) =>
  tree(page).querySelectorAll(name).map(attributesOf);

function metaOf(page: string, key: string): string {
  const named = elementsOf(page, 'meta').filter(
    ({ name, property }) => name === key || property === key,
  );
  return named[0]?.content ?? '';
}

const listed = publicPages.filter((page) => /^index/.test(metaOf(page, 'robots')));
const titleOf = (page: string) => decode(tree(page).querySelector('title')?.textContent ?? '');

test('metadata: search engines may list every kind of page but the not-found one', () => {
  const kinds = ['index', 'blog', 'blog/page/1', 'blog/tags/timber', 'blog/oak-or-walnut'];
  const others = ['portfolio/walnut-kitchen', 'services/kitchen-carpentry', 'privacy'];
  expect(listed).toEqual(
    expect.arrayContaining([...kinds, ...others].map((page) => `${page}.html`)),
  );
  expect(metaOf('404.html', 'robots')).toMatch(/noindex/);
});

test.each(listed)('metadata: %s says what it is', (page) => {
  expect(titleOf(page).length).toBeGreaterThan(10);
  expect(metaOf(page, 'description').length).toBeGreaterThan(40);
  expect(metaOf(page, 'description').length).toBeLessThanOrEqual(160);
  expect(metaOf(page, 'keywords')).toMatch(/\w/);
  const canonical = elementsOf(page, 'link').find(({ rel }) => rel === 'canonical')?.href ?? '';
  expect(new URL(canonical).pathname).toBe(pathOf(page));
  expect(metaOf(page, 'og:url')).toBe(canonical);
  expect(metaOf(page, 'og:title')).toBe(titleOf(page));
  expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
  const feeds = elementsOf(page, 'link').filter(({ type }) => type === 'application/rss+xml');
  expect(feeds).toHaveLength(1);
  expect(read(page)).not.toMatch(/aggregateRating|"Review"/);
});

test('metadata: no two pages of the sitemap have the same title or description', () => {
  const sitemap = read('sitemap.xml');
  const named = listed.filter((page) => sitemap.includes(`${origin}${pathOf(page)}</loc>`));
  expect(named.length).toBeGreaterThan(20);
  for (const of of [titleOf, (page: string) => metaOf(page, 'description')]) {
    expect(new Set(named.map(of)).size).toBe(named.length);
  }
});

test('metadata: articles and jobs have a card of their own, 1200 by 630 pixels', async () => {
  const own = listed.filter((page) => /^(blog|portfolio)\/[a-z-]+\.html$/.test(page));
  const cards = own.map((page) => new URL(metaOf(page, 'og:image')).pathname);
  expect(new Set(cards).size).toBe(own.length);
  for (const card of cards) {
    const picture = readFileSync(join(process.env.TEST_SITE ?? 'dist', card));
    const { format, width, height } = await sharp(picture).metadata();
    expect([format, width, height], card).toEqual(['jpeg', 1200, 630]);
  }
});
