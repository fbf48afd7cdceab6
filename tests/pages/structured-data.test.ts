import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { site } from '#site';
import { brokenOf, publicPages, read } from './built-site.ts';

type Item = Record<string, unknown> & { '@type': string | string[] };

/**
 * What a search engine asks of an item before it shows more than a link: the required properties of
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery, and those
 * that it recommends and that the site always knows.
 */
const REQUIRED: Record<string, readonly string[]> = {
  LocalBusiness: [
    ...['name', 'telephone', 'url', 'image', 'priceRange'],
    ...['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'].map(
      (part) => `address.${part}`,
    ),
    ...['dayOfWeek', 'opens', 'closes'].map((part) => `openingHoursSpecification.0.${part}`),
  ],
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['0.position', '0.name', '0.item', '1.name'].map((at) => `itemListElement.${at}`),
  Service: ['name', 'description', 'provider', 'areaServed'],
  FAQPage: ['mainEntity.0.name', 'mainEntity.0.acceptedAnswer.text'],
  BlogPosting: ['headline', 'image.0', 'datePublished', 'dateModified', 'author.name'],
  ImageGallery: ['name', 'image.0.contentUrl'],
};

/** What each kind of page says about itself, beside the business, the organisation and the website. */
const OWN: readonly [page: RegExp, ...types: string[]][] = [
  [/^services\//, 'Service', 'BreadcrumbList', 'FAQPage'],
  [/^portfolio\//, 'ImageGallery', 'BreadcrumbList'],
  [/^(?:privacy|portfolio\.)/, 'BreadcrumbList'],
  [/^blog\/(?!tags\/|page\/)/, 'BlogPosting', 'BreadcrumbList'],
];

function itemsOf(page: string): Item[] {
  const [, text] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(read(page)) ?? [];
  return text ? JSON.parse(text)['@graph'] : [];
}

const typesOf = (item: Item): string[] => [item['@type']].flat();

function valueAt(item: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], item);
}

/**
 * What the vocabulary of schema.org has against the items: a type or property that it doesn't have, or
 * a value of another kind. The vocabulary is in the types of schema-dts, so the compiler is the judge.
 */
function faultsOf(items: readonly Item[]): string[] {
  const typed = items.flatMap((item) => typesOf(item).map((type) => ({ ...item, '@type': type })));
  const names = [...new Set(typed.map((item) => item['@type']))];
  const file = resolve('tests/pages/items.ts');
  const source = [
    `import type { ${names.join(', ')} } from 'schema-dts';`,
    ...typed.map((item, n) => `export const _${n}: ${item['@type']} = ${JSON.stringify(item)};`),
  ].join('\n');
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    noEmit: true,
    skipLibCheck: true,
    strict: true,
    target: ts.ScriptTarget.ESNext,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists.call(host, name);
  host.getSourceFile = (name, version, ...rest) =>
    name === file
      ? ts.createSourceFile(name, source, version)
      : getSourceFile.call(host, name, version, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText, start = 0 }) => {
    const line = source.slice(0, start).split('\n').length;
    const text = ts.flattenDiagnosticMessageText(messageText, '\n');
    return `${source.split('\n')[line - 1]?.slice(0, 120)} … ${text}`;
  });
}

test('structured data: what schema.org does not have is found, and only that', () => {
  const crumb = { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://example.com/' };
  const faults = faultsOf([
    { '@type': 'BreadcrumbList', itemListElement: [crumb] },
    { '@type': 'BreadcrumbTrail', itemListElement: [crumb] },
    { '@type': 'BreadcrumbList', itemListElements: [crumb] },
    { '@type': 'BreadcrumbList', itemListElement: [{ ...crumb, title: 'Home' }] },
    { '@type': 'Organization', name: true },
  ]);
  expect(faults).toEqual([
    expect.stringContaining("no exported member 'BreadcrumbTrail'"),
    expect.stringContaining('"itemListElements"'),
    expect.stringContaining('"title"'),
    expect.stringContaining("'true' is not assignable"),
  ]);
});

test('structured data: speaks the vocabulary of schema.org', () => {
  const items = new Set(publicPages.flatMap(itemsOf).map((item) => JSON.stringify(item)));
  expect(items.size).toBeGreaterThan(10);
  expect(faultsOf([...items].map((item) => JSON.parse(item) as Item))).toEqual([]);
});

test.each(publicPages)('structured data: %s says what search engines ask for', async (page) => {
  const items = itemsOf(page);
  const types = items.flatMap(typesOf);
  const own = OWN.find(([pattern]) => pattern.test(page))?.slice(1) ?? [];
  expect(types).toEqual(expect.arrayContaining(['LocalBusiness', 'Organization', 'WebSite']));
  expect(types).toEqual(expect.arrayContaining(own));
  for (const item of items) {
    for (const path of typesOf(item).flatMap((type) => REQUIRED[type] ?? [])) {
      expect(valueAt(item, path), `${item['@type']}: ${path}`).toBeTruthy();
    }
  }
});

test.each(publicPages)('structured data: %s names real addresses and dates', async (page) => {
  const values: [key: string, value: string][] = [];
  JSON.stringify(itemsOf(page), (key, value) => {
    if (typeof value === 'string') values.push([key, value]);
    return value;
  });
  const addresses = values.flatMap(([, value]) =>
    /^https?:\/\/(?!schema\.org)/.test(value) && !value.includes('/#') ? [value] : [],
  );
  expect(addresses.length).toBeGreaterThan(0);
  const profiles = site.socials.map(({ href }) => href);
  const own = addresses.filter((address) => !profiles.includes(address));
  expect(await brokenOf(own, page)).toEqual([]);
  const dates = values.filter(([key]) => /^date[A-Z]/.test(key));
  expect(dates.filter(([, value]) => Number.isNaN(Date.parse(value)))).toEqual([]);
});
