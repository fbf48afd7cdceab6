import { expect, test } from 'vitest';
import { fromTo } from '#business/messages/times.ts';
import { relatedFinder } from '#domain/articles/related.ts';
import { groupByTag, tagLinks } from '#domain/articles/tags.ts';
import { monthsBetween } from '#domain/text/dates.ts';
import { site } from '#site';
import { pageRedirects, pagesOf } from './pages-of.ts';

const list = (length: number) => Array.from({ length }, (_, index) => length - index);

test('list pages: the first keeps the address of the list; the others count from the oldest', () => {
  const pages = pagesOf(list(5), 2, '/blog');
  expect(pages.map(({ items }) => items)).toEqual([[5], [4, 3], [2, 1]]);
  expect(pages.map(({ path, newer, older }) => [path, newer, older])).toEqual([
    ['/blog', null, '/blog/page/2'],
    ['/blog/page/2', '/blog', '/blog/page/1'],
    ['/blog/page/1', '/blog/page/2', null],
  ]);
});

test('list pages: all but the first are full, and stay as they are when one more comes', () => {
  for (let length = 4; length < 60; length += 1) {
    const [first, ...others] = pagesOf(list(length), 7, '/blog');
    expect(first.items.length).toBeGreaterThanOrEqual(4);
    expect(first.items.length).toBeLessThanOrEqual(10);
    for (const { items } of others) expect(items).toHaveLength(7);
    expect([first, ...others].flatMap(({ items }) => items)).toEqual(list(length));
  }
  for (let length = 4; length < 60; length += 1) {
    const [, , ...before] = pagesOf(list(length), 7, '/blog');
    const after = pagesOf(list(length + 1), 7, '/blog');
    expect(after).toEqual(expect.arrayContaining(before));
  }
  expect(pagesOf([], 7, '/blog')).toEqual([
    { items: [], number: 1, path: '/blog', newer: null, older: null },
  ]);
});

test('list pages: every address of a page that counted from the newest is a page or leads to the first', () => {
  for (let length = 0; length < 60; length += 1) {
    const paths = pagesOf(list(length), 7, '/blog').map(({ path }) => path);
    const known = new Set([...paths, ...pageRedirects(length, 7, '/blog')]);
    expect(known.size).toBe(paths.length + pageRedirects(length, 7, '/blog').length);
    for (let number = 2; number <= Math.ceil(length / 7); number += 1) {
      expect(known).toContain(`/blog/page/${number}`);
    }
  }
});

const month = (day: string) => new Date(day).toLocaleDateString(site.language, { month: 'long' });
const monthOfYear = (day: string) =>
  new Date(day).toLocaleDateString(site.language, { month: 'long', year: 'numeric' });

test.each([
  ['2026-03-05', '2026-06-23', fromTo(month('2026-03-05'), monthOfYear('2026-06-23'))],
  // Of two years both are named.
  ['2025-11-18', '2026-03-03', fromTo(monthOfYear('2025-11-18'), monthOfYear('2026-03-03'))],
  ['2025-05-01', '2026-05-30', fromTo(monthOfYear('2025-05-01'), monthOfYear('2026-05-30'))],
  ['2026-05-01', '2026-05-30', monthOfYear('2026-05-01')],
])('list months: %s to %s', (first, last, months) => {
  expect(monthsBetween(new Date(first), new Date(last))).toBe(months);
});

test('tags: are grouped by the address they make, most used first; that make no address are not linked', () => {
  const items = [{ tags: ['Oak', 'Care'] }, { tags: ['oak', 'oak'] }, { tags: ['🪵', ''] }];
  expect(
    groupByTag(items).map(({ slug, name, items: { length } }) => [slug, name, length]),
  ).toEqual([
    ['oak', 'Oak', 2],
    ['care', 'Care', 1],
  ]);
  expect(tagLinks(['Oak & ash', '…'])).toEqual([
    { name: 'Oak & ash', path: '/blog/tags/oak-and-ash' },
  ]);
});

const article = (slug: string, day: number, ...tags: string[]) => ({
  slug,
  tags,
  publishedAt: new Date(2026, 0, day),
});
const articles = [
  ...[article('one', 1, 'timber', 'joints'), article('two', 2, 'timber')],
  ...[article('three', 3, 'timber'), article('four', 4, 'joints'), article('five', 5, 'costs')],
];
const related = relatedFinder(articles);

test('related articles: share tags, rare ones first, then the nearest in time, and are never the article itself; of a new one among a thousand change on few pages', () => {
  const slugs = (of: (typeof articles)[number], most: number) =>
    related(of, most).map(({ slug }) => slug);
  expect(slugs(articles[0] ?? article('', 1), 4)).toEqual(['four', 'two', 'three', 'five']);
  expect(slugs(article('six', 3, 'paint'), 3)).toEqual(['three', 'four', 'two']);
  for (const item of articles) expect(related(item, 9)).not.toContain(item);
  const tags = ['oak', 'walnut', 'kitchens', 'stairs', 'care', 'costs'];
  const many = Array.from({ length: 1000 }, (_, day) =>
    article(`article-${day}`, day, tags[day % 6] ?? '', tags[(day * 7) % 5] ?? ''),
  );
  const before = relatedFinder(many);
  const after = relatedFinder([...many, article('new', 1000, 'oak', 'stairs', 'paint')]);
  const names = (found: { slug: string }[]) => found.map(({ slug }) => slug).join();
  const changed = many.filter((item) => names(before(item, 3)) !== names(after(item, 3)));
  expect(changed.length).toBeLessThan(20);
});
