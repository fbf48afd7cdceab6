import { describe, expect, test } from 'vitest';
import { pagesOf } from '#domain/pages-of.ts';
import { relatedFinder } from '#domain/related.ts';
import { groupByTag, tagLinks } from '#domain/tags.ts';

describe('pages of a list', () => {
  test('the first keeps the address of the list', () => {
    const pages = pagesOf([1, 2, 3, 4, 5], 2, '/blog');
    expect(pages.map(({ items }) => items)).toEqual([[1, 2], [3, 4], [5]]);
    expect(pages.map(({ previous, next }) => [previous, next])).toEqual([
      [null, '/blog/page/2'],
      ['/blog', '/blog/page/3'],
      ['/blog/page/2', null],
    ]);
  });

  test('an empty list has one empty page', () => {
    expect(pagesOf([], 7, '/blog')).toEqual([
      { items: [], number: 1, count: 1, previous: null, next: null },
    ]);
  });
});

describe('tags', () => {
  test('are grouped by the address they make, most used first', () => {
    const items = [{ tags: ['Oak', 'Care'] }, { tags: ['oak', 'oak'] }, { tags: ['🪵', ''] }];
    expect(
      groupByTag(items).map(({ slug, name, items: { length } }) => [slug, name, length]),
    ).toEqual([
      ['oak', 'Oak', 2],
      ['care', 'Care', 1],
    ]);
  });

  test('that make no address are not linked', () => {
    expect(tagLinks(['Oak & ash', '…'])).toEqual([
      { name: 'Oak & ash', path: '/blog/tags/oak-and-ash' },
    ]);
  });
});

describe('related articles', () => {
  const article = (slug: string, day: number, ...tags: string[]) => ({
    slug,
    tags,
    publishedAt: new Date(2026, 0, day),
  });
  const articles = [
    article('one', 1, 'timber', 'joints'),
    article('two', 2, 'timber'),
    article('three', 3, 'timber'),
    article('four', 4, 'joints'),
    article('five', 5, 'costs'),
  ];
  const related = relatedFinder(articles);

  test('share tags, rare ones first; the rest are the newest', () => {
    const [one] = articles;
    expect(related(one ?? article('', 1), 4).map(({ slug }) => slug)).toEqual([
      'four',
      'three',
      'two',
      'five',
    ]);
  });

  test('an article is never related to itself', () => {
    for (const item of articles) expect(related(item, 9)).not.toContain(item);
  });
});
