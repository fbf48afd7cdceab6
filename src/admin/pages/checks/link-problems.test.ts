import { expect, test } from 'vitest';
import { placeNames } from '#business/messages/shell.ts';
import { pages } from '#business/pages.ts';
import { overlaidPage } from '#domain/pages/overlay.ts';
import type { MergedPage, PageContent } from '#domain/pages/page.ts';
import { isKind } from '#sections/kinds.ts';
import { site } from '#site';
import { anchorLinks, brokenAnchors, linkProblems } from './link-problems.ts';

const NOTHING = { slug: null, title: null, seoTitle: null, seoDescription: null, noindex: null };

function shown(key: string, content: PageContent = {}): MergedPage {
  const page = pages.find((one) => one.key === key);
  if (!page) throw new Error(`There is no page ${key}.`);
  return overlaidPage(page, { ...NOTHING, names: null, content }, isKind);
}

const all = pages.map(({ key }) => shown(key));
const menu = site.navigation.map(({ label, href }) => ({
  ...{ from: `“${label}” of the menu`, to: '/admin/pages/menu', text: href },
}));
const others = (key: string) => all.filter((one) => one.key !== key);

test.each(pages)('page: $key of the folder leads to what is there', ({ key }) => {
  expect(linkProblems(shown(key), others(key), menu)).toEqual([]);
});

test('page: whoever hides what is led to is told by what', () => {
  const home = shown('home', { hidden: ['work'] });
  const found = linkProblems(home, others('home'), menu);
  const hidden = 'leads to “Jobs” (#work), which is hidden.';
  const toMenu = '/admin/pages/menu';
  expect(found.map(({ key, to, text }) => [key, to, text])).toEqual([
    ['work', undefined, `The page of every gallery ${hidden}`],
    ['work', toMenu, `“WORK” of the menu ${hidden}`],
    [
      'work',
      '/admin/pages/not-found',
      expect.stringMatching(/^“.*”, List, .* leads to “Jobs” \(#/),
    ],
    ['hero', undefined, `Opening picture, Where the button leads: it ${hidden}`],
  ]);
});

test('page: a link of the page to a section that another one does not have is named', () => {
  const call = { title: 'Oak', text: 'Ash', button: 'GO', link: '/#gone' };
  const { key: service } = pages.find(({ kind }) => kind === 'service') ?? { key: '' };
  const page = shown(service, { fields: { next: call } });
  const text = expect.stringContaining(`it leads to #gone, which “${placeNames.home}” does not`);
  expect(linkProblems(page, others(service), [])).toMatchObject([{ at: 'next.link', text }]);
});

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
