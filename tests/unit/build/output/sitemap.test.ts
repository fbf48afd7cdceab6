import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sitemapFile } from '#build/output/sitemap.ts';

const SITE = 'https://h';
const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sitemap-'));
  logger.warn.mockReset();
});
afterEach(() => rm(folder, { recursive: true }));

/** What a build does with the integrations, after it has written `entries` and built `pages`. */
async function build(entries: object[], pages: string[]): Promise<string> {
  await writeFile(path.join(folder, 'sitemap-entries.json'), JSON.stringify(entries));
  const config = { site: SITE, base: '/', trailingSlash: 'never', build: { format: 'file' } };
  const dir = pathToFileURL(`${folder}${path.sep}`);
  const shared = { config, routes: [], dir, logger };
  const all = sitemapFile().map(({ hooks }) => hooks as Record<string, (given: object) => unknown>);
  for (const hook of ['astro:routes:resolved', 'astro:config:done', 'astro:build:done']) {
    for (const hooks of all) {
      await hooks[hook]?.({ ...shared, pages: pages.map((pathname) => ({ pathname })) });
    }
  }
  return readFile(path.join(folder, 'sitemap.xml'), 'utf8');
}

test('the sitemap has addresses, last changes and pictures, and no page that is no entry', async () => {
  const xml = await build(
    [
      { address: `${SITE}/`, images: [] },
      {
        address: `${SITE}/blog/a`,
        changed: '2026-01-02T03:04:05.000Z',
        images: [`${SITE}/p.jpg?a&b`],
      },
    ],
    ['', 'blog/a', 'blog/hidden', '404'],
  );
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    `${SITE}/`,
    `${SITE}/blog/a`,
  ]);
  expect(xml).toContain(`<loc>${SITE}/blog/a</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod>`);
  expect(xml).toContain(`<image:image><image:loc>${SITE}/p.jpg?a&amp;b</image:loc></image:image>`);
  expect(logger.warn).not.toHaveBeenCalled();
});

test('it is the only file that is left', async () => {
  await build([{ address: `${SITE}/`, images: [] }], ['']);
  expect(await readdir(folder)).toEqual(['sitemap.xml']);
});

test('an entry without a page is told', async () => {
  await build(
    ['/', '/gone'].map((to) => ({ address: SITE + to, images: [] })),
    [''],
  );
  expect(logger.warn).toHaveBeenCalledWith(expect.stringContaining(`${SITE}/gone`));
});

test('an index takes the name when there are more pages than one file may have', async () => {
  const pages = Array.from({ length: 45_001 }, (_, index) => `p${index}`);
  const xml = await build(
    pages.map((page) => ({ address: `${SITE}/${page}`, images: [] })),
    pages,
  );
  expect(xml.match(/<sitemap><loc>https:\/\/h\/sitemap-\d\.xml/g)).toHaveLength(2);
  expect((await readdir(folder)).sort()).toEqual(['sitemap-0.xml', 'sitemap-1.xml', 'sitemap.xml']);
});
