import { expect, test } from 'vitest';
import { anchorLinks, brokenAnchors } from './anchors.ts';

const section = (key: string, kind = 'text', isHidden = false) => ({
  ...{ key, kind, isHidden, fields: {} },
  origin: 'folder' as const,
});

test('page: finds links with an anchor, in addresses and in Markdown', () => {
  const here = '/about';
  expect(anchorLinks('/#work', here)).toEqual([{ path: '/', anchor: 'work' }]);
  expect(anchorLinks('#work', here)).toEqual([{ path: here, anchor: 'work' }]);
  expect(anchorLinks('See [jobs](/#work) and [us](</team#ann> "Ann").', here)).toEqual([
    { path: '/', anchor: 'work' },
    { path: '/team', anchor: 'ann' },
  ]);
  expect(anchorLinks('<a href="/#work">', here)).toEqual([{ path: '/', anchor: 'work' }]);
  for (const other of ['https://oak.example/#work', 'Number #1', '/about', '### Oak']) {
    expect(anchorLinks(other, here), other).toEqual([]);
  }
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
