import { expect, test } from 'vitest';
import { anchorLinks, brokenAnchors } from './anchors.ts';

const section = (key: string, kind = 'text', isHidden = false) => ({
  ...{ key, kind, isHidden, fields: {} },
  origin: 'folder' as const,
});

const work = { path: '/', anchor: 'work' };
test.each([
  ['/#work', [work]],
  ['#work', [{ path: '/about', anchor: 'work' }]],
  ['See [jobs](/#work) and [us](</team#ann> "Ann").', [work, { path: '/team', anchor: 'ann' }]],
  ['<a href="/#work">', [work]],
  ...['https://oak.example/#work', 'Number #1', '/about', '### Oak'].map(
    (other) => [other, []] as const,
  ),
] as const)('page: links with an anchor in %s', (text, links) => {
  expect(anchorLinks(text, '/about')).toEqual(links);
});

test('page: names what leads to a section that is hidden, taken out or none', () => {
  const page = { sections: [section('hero', 'hero'), section('work', 'work', true)] };
  const menu = { from: 'The menu’s “WORK”', to: '/admin/pages/menu', text: '/#work' };
  const hero = { ...menu, from: 'The menu’s “TOP”', text: '/#hero' };
  const article = {
    from: 'The article “Oak”',
    to: '/a',
    text: '[a](/#gone) [b](/#gone) [c](/x#y)',
  };
  expect(brokenAnchors(page, '/', [menu, hero, article])).toEqual([
    { anchor: 'work', from: menu.from, to: menu.to },
    { anchor: 'gone', from: article.from, to: article.to },
  ]);
});

test('page: the title of a page is no anchor', () => {
  const page = { sections: [section('head', 'head'), section('faq', 'questions')] };
  const to = '/admin/pages/menu';
  const all = ['/x#head', '/x#faq'].map((text) => ({ from: text, to, text }));
  expect(brokenAnchors(page, '/x', all).map(({ anchor }) => anchor)).toEqual(['head']);
});
