import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { site } from '#site';
import { read } from '../pages/built-site.ts';
import { elementsOf, parsePage } from '../support/parsed-page.ts';

interface Feed {
  rss: { channel: { item: { link: string; 'content:encoded': string }[] } };
}

test('feed: has every article in full, with absolute addresses', () => {
  const xml = read('rss.xml');
  expect(XMLValidator.validate(xml)).toBe(true);
  const { item: items } = (new XMLParser().parse(xml) as Feed).rss.channel;
  expect(items.length).toBeGreaterThanOrEqual(8);
  for (const { link, 'content:encoded': body } of items) {
    const elements = elementsOf(parsePage(`<body>${body}</body>`));
    const words = elements.flatMap(({ text }) => text.split(/\s+/)).filter(Boolean);
    expect(words.length, link).toBeGreaterThan(400);
    const addresses = elements.flatMap(({ attributes: { href, src } }) => href ?? src ?? []);
    expect(
      addresses.filter((one) => !/^(https?|mailto|tel):/.test(one)),
      link,
    ).toEqual([]);
    expect(link).toMatch(/^http.*\/blog\/[a-z-]+$/);
  }
});

test('sitemap: names every page that search engines may know, once', () => {
  const xml = read('sitemap.xml');
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  const jobs = [
    '/portfolio/walnut-kitchen',
    ...site.services.map(({ slug }) => `/services/${slug}`),
  ];
  const articles = ['/', '/privacy', '/blog', '/blog/oak-or-walnut', '/blog/tags/timber'];
  expect(paths).toEqual(expect.arrayContaining([...articles, ...jobs]));
  expect(paths.filter((path) => path.startsWith('/admin'))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
  expect(xml).toMatch(/<loc>[^<]*\/blog\/oak-or-walnut<\/loc><lastmod>\d{4}-/);
  expect(xml).toMatch(/<image:loc>http[^<]+\.jpg<\/image:loc>/);
});

test('robots.txt: leads away from the staff area', () => {
  // A page of staff's own may be called Administration.
  expect(read('robots.txt').match(/^Disallow: .*$/gm)).toEqual([
    'Disallow: /admin$',
    'Disallow: /admin/',
  ]);
});

test('build.json: says what is live', () => {
  const build = JSON.parse(read('build.json'));
  expect(build.contentVersion).toBeGreaterThan(0);
  expect(Number.isNaN(Date.parse(build.builtAt))).toBe(false);
  expect(build).toHaveProperty('commit');
});
