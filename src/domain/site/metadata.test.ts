import { expect, test } from 'vitest';
import { site } from '#site';
import { alternatesOf, canonicalUrl, fullTitle, headOf, type MetaTag } from './metadata.ts';

const CARD = 'MADE BY HAND. An oak hall.';
const PAGE = { title: 'Oak or walnut?', description: 'How we choose.' };

function contentOf(tags: readonly MetaTag[], key: string): string | undefined {
  return tags.find((tag) => ('name' in tag ? tag.name : tag.property) === key)?.content;
}

test('page head: has title, description, canonical address, robots, and a social card; keeps a page out of search engines when it says so', () => {
  const { title, canonical, meta } = headOf(PAGE, '/blog/oak.html', site, CARD);
  expect([title, canonical]).toEqual([`Oak or walnut? | ${site.name}`, `${site.url}/blog/oak`]);
  expect(contentOf(meta, 'robots')).toMatch(/^index, follow/);
  for (const [key, content] of Object.entries({
    ...{ description: 'How we choose.', keywords: site.defaults.keywords.join(', ') },
    ...{ 'og:title': title, 'og:url': canonical, 'og:image': `${site.url}/social.jpg` },
    ...{ 'og:image:alt': CARD, 'twitter:card': 'summary_large_image' },
  })) {
    expect(contentOf(meta, key), key).toBe(content);
  }
  const page = headOf({ ...PAGE, noindex: true }, '/x', site, CARD);
  expect(contentOf(page.meta, 'robots')).toBe('noindex, follow');
});

test('page head: says of an article when it was published and changed', () => {
  const article = {
    publishedAt: new Date('2026-01-02T03:04:05Z'),
    ...{ updatedAt: new Date('2026-02-02T03:04:05Z'), author: 'Anna', tags: ['Oak', 'Care'] },
  };
  const page = headOf({ ...PAGE, article }, '/blog/oak', site, CARD);
  expect(contentOf(page.meta, 'og:type')).toBe('article');
  expect(contentOf(page.meta, 'article:published_time')).toBe('2026-01-02T03:04:05.000Z');
  expect(
    page.meta.filter((tag) => 'property' in tag && tag.property === 'article:tag'),
  ).toHaveLength(2);
});

test('page head: shortens what search engines would cut', () => {
  const page = headOf({ title: 'x '.repeat(500), description: 'y '.repeat(900) }, '/x', site, CARD);
  expect(page.title.length).toBeLessThanOrEqual(70);
  expect(contentOf(page.meta, 'description')?.length).toBeLessThanOrEqual(160);
});

test('metadata: a title that leaves no room for the name, or has it, goes without it', () => {
  const [long, longer] = [3, 2].map((more) => 'x'.repeat(70 - site.name.length - more));
  expect(fullTitle(`${long}`, site)).toBe(`${long} | ${site.name}`);
  for (const title of [`${longer}`, `Oak by ${site.name}`]) {
    expect(fullTitle(title, site)).toBe(title);
  }
});

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/blog.html', '/blog'],
  ['/blog/', '/blog'],
  ['/blog/page/2.html?x#y', '/blog/page/2'],
])('metadata: the canonical address of %s is %s', (path, canonical) => {
  expect(canonicalUrl(path, site)).toBe(`${site.url}${canonical}`);
});

const english = { tag: 'en-GB', path: '/blog/oak', noindex: false };
const portuguese = { tag: 'pt-PT', path: '/pt/blog/carvalho', noindex: false };
const german = { tag: 'de-DE', path: '/de/blog/eiche', noindex: true };

test('page languages: are named to search engines, the main one also for those who read none of them; are not named where the page is kept out of search engines', () => {
  expect(alternatesOf([english, portuguese], site)).toEqual([
    { hreflang: 'en-GB', href: `${site.url}/blog/oak` },
    { hreflang: 'pt-PT', href: `${site.url}/pt/blog/carvalho` },
    { hreflang: 'x-default', href: `${site.url}/blog/oak` },
  ]);
  const named = alternatesOf([english, portuguese, german], site);
  expect(named.map(({ hreflang }) => hreflang)).toEqual(['en-GB', 'pt-PT', 'x-default']);
  expect(alternatesOf([english, german], site)).toEqual([]);
  const hidden = alternatesOf([{ ...english, noindex: true }, portuguese, portuguese], site);
  expect(hidden.map(({ hreflang }) => hreflang)).toEqual(['pt-PT', 'pt-PT']);
});
