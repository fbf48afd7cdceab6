import type { HtmlElement } from 'html-validate';
import { expect, test } from 'vitest';
import { site } from '#site';
import { isOwnBusiness } from '#tooling/own-business.ts';
import {
  attributesOf,
  brokenOf,
  decode,
  files,
  origin,
  pages,
  parse,
  publicPages,
  read,
  tree,
} from './built-site.ts';

/** Attributes that hold one address: those of HTML and of islands. */
const ADDRESS =
  /^(href|src|action|formaction|poster|cite|data|xlink:href|component-url|renderer-url|before-hydration-url)$/;
const CANDIDATES = /^(srcset|imagesrcset)$/;

interface Found {
  element: HtmlElement;
  address: string;
}

/** Everything that a piece of HTML asks for or leads to. */
function addressesIn(root: HtmlElement): Found[] {
  return root.querySelectorAll('*').flatMap((element) => {
    const attributes = Object.entries(attributesOf(element));
    const isShared = attributes.some(([, value]) => /^(og:(image|url)|twitter:image)$/.test(value));
    const addresses = attributes.flatMap(([key, value]) => {
      if (ADDRESS.test(key)) return [value];
      if (CANDIDATES.test(key)) return value.split(/,\s+/).map((one) => one.split(/\s/)[0] ?? '');
      if (key === 'content' && isShared) return [value];
      return key === 'style' ? inStyles(value) : [];
    });
    const styles = element.is('style') ? inStyles(element.textContent) : [];
    return [...addresses, ...styles].map((address) => ({ element, address }));
  });
}

function inStyles(css: string): string[] {
  return [...css.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, address = '']) => address);
}

/** What visitors follow, in contrast to what a page loads by itself. */
const isLink = ({ element }: Found) => ['a', 'area', 'form'].includes(element.tagName);
const isOutside = ({ address }: Found) => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(address);
const isWhatsApp = ({ address }: Found) => /^https:\/\/wa\.me\/\d+\?text=\S+$/.test(address);
/** A link to another website: what it leads to is not ours to know. */
const isElsewhere = (one: Found) => isLink(one) && /^https:/.test(one.address) && isOther(one);
const isOther = ({ address }: Found) => !address.startsWith(`${origin}/`);
/** The host of the backend is named so that it is looked up early; nothing is asked of it. */
const isHint = ({ element }: Found) => element.getAttributeValue('rel') === 'dns-prefetch';
/** Where the form is posted to without scripts. */
const isBackend = ({ address }: Found) => address.includes('/rest/v1/rpc/');

/** A business may write none. */
const hasArticles = pages.some((page) => page.startsWith('blog/'));

const addresses = (found: readonly Found[]) => found.map(({ address }) => address);

// A screen whose style sheet is missing never opens. And a part that the staff area shares with an island ends up in
// that island's file, and takes styles along that pages hold within themselves.
test('links: scripts load only files that are there', () => {
  const named = [...files]
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...read(file).matchAll(/["']\/?(_astro\/[^"'\s]+\.(?:js|css))["']/g)])
    .map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((file) => !files.has(file))).toEqual([]);
});

test('links: there are links to check', () => {
  const found = addresses(addressesIn(tree('index.html')));
  const services = site.services.map(({ slug }) => `/services/${slug}`);
  expect(found).toEqual(expect.arrayContaining(['/', '/favicon.ico', ...services]));
  expect(found.filter((address) => /\.(avif|webp)$/.test(address)).length).toBeGreaterThan(5);
});

test.each(pages)('links: %s leads nowhere that is not there', async (page) => {
  const found = addressesIn(tree(page)).filter(
    (one) => !isElsewhere(one) && !isHint(one) && !isBackend(one),
  );
  expect(await brokenOf(addresses(found), page)).toEqual([]);
});

const pagesOfDemonstration = isOwnBusiness() ? [] : publicPages;
test.for(pagesOfDemonstration)('links: %s leaves the site by WhatsApp, phone and mail', (page) => {
  const links = addressesIn(tree(page)).filter((one) => isLink(one) && isOutside(one));
  expect(links.filter(isWhatsApp).length).toBeGreaterThan(0);
  const others = addresses(links.filter((one) => !isWhatsApp(one)));
  expect(others.filter((address) => !/^(tel:\+\d+|mailto:[^@]+@[^@]+)$/.test(address))).toEqual([]);
});

const inElements = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([^<]*)</${name}>`, 'g'))].map(
    ([, text = '']) => decode(text),
  );

test('addresses: sitemap.xml', async () => {
  const xml = read('sitemap.xml');
  const named = inElements(xml, 'loc');
  expect(named.length).toBeGreaterThan(5);
  expect(await brokenOf([...named, ...inElements(xml, 'image:loc')], 'sitemap.xml')).toEqual([]);
});

test('addresses: rss.xml, with the articles in it', async () => {
  const xml = read('rss.xml');
  const named = [...inElements(xml, 'link'), ...inElements(xml, 'guid')];
  const bodies = inElements(xml, 'content:encoded');
  expect(bodies.length > 0).toBe(hasArticles);
  for (const body of bodies) named.push(...addresses(addressesIn(parse(body))));
  // A feed is read elsewhere, where a path alone means nothing.
  expect(named.filter((address) => !URL.canParse(address))).toEqual([]);
  const [, styles = ''] = /<\?xml-stylesheet[^>]+href="([^"]+)"/.exec(xml) ?? [];
  const [, self = ''] = /<atom:link href="([^"]+)"/.exec(xml) ?? [];
  expect(await brokenOf([...named, styles, self], 'rss.xml')).toEqual([]);
});

test('addresses: _redirects; robots.txt; what the search finds', async () => {
  const targets = read('_redirects')
    .trim()
    .split('\n')
    .map((rule) => rule.split(/\s+/)[1] ?? '');
  expect(targets[0], 'before any rule of a former site').toBe('/admin');
  expect(await brokenOf(targets, '_redirects')).toEqual([]);
  const [, sitemap = ''] = /^Sitemap: (.+)$/m.exec(read('robots.txt')) ?? [];
  expect(sitemap).toMatch(/^https?:\/\/.+\/sitemap\.xml$/);
  expect(await brokenOf([sitemap], 'robots.txt')).toEqual([]);
  const lists = [...files].filter((file) => /^search\/.+\/articles-\d+\.json$/.test(file));
  const found = lists
    .flatMap((file) => JSON.parse(read(file)) as { path: string }[])
    .map(({ path }) => path);
  expect(found.length > 0).toBe(hasArticles);
  expect(await brokenOf(found, 'blog.html')).toEqual([]);
});
