import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGE_SLUGS } from '../../../tests/fixtures/page-slugs.ts';
import { isPageSlug } from './page-slugs.ts';

test.each(PAGE_SLUGS)('page: %s %j: %s', (kind, slug, isAllowed) => {
  expect(isPageSlug(kind, slug)).toBe(isAllowed);
});

test('page: no page has the address of a page or folder of the site itself', () => {
  const taken = readdirSync('src/pages')
    .filter((name) => !name.startsWith('[') && !name.startsWith('index.'))
    // sitemap-[part].xml.ts is the sitemap.
    .map((name) => name.replace(/-?\[.*$/, '').replace(/\..*$/, ''));
  expect(taken.length).toBeGreaterThan(10);
  const free = taken.filter((name) => isPageSlug('page', name));
  expect(free).toEqual([]);
});
