import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pages } from '#business/pages.ts';
import { isFreeSlug } from './reserved.ts';

test('what the site has at its root is reserved', () => {
  const names = [...readdirSync('src/pages'), ...readdirSync('src/business/public')];
  const own = names
    .map((name) => name.replace(/\..*$/, ''))
    .filter((name) => /^[a-z0-9]/.test(name));
  expect(own).toEqual(expect.arrayContaining(['404', 'admin', 'blog', 'services', 'favicon']));
  for (const name of own) {
    // A name with a part that varies, as `sitemap-[part]`, reserves what begins like it.
    const slug = name.replace(/\[.*/, '1').replace(/-\d+$/, '');
    expect(isFreeSlug(slug), name).toBe(false);
  }
});

test('the folder’s own pages have free addresses', () => {
  const own = pages.filter(({ kind }) => kind === 'legal' || kind === 'page');
  expect(own.length).toBeGreaterThan(0);
  for (const { slug } of own) expect(isFreeSlug(slug), slug).toBe(true);
});
