import { beforeEach, expect, test, vi } from 'vitest';
import { pages as folder } from '#business/pages.ts';
import { pathOf } from '#domain/pages/page-path.ts';
import { onBrokenRow } from './broken-rows.ts';
import { listRedirects } from './former-addresses.ts';
import { isEmptyList, listPages } from './pages.ts';
import type { PageEntry } from './schemas.ts';
import { shownNavigation } from './shown-site.ts';

const state = vi.hoisted(() => ({ entries: new Map<string, Map<string, unknown>>() }));
vi.mock('./snapshot.ts', () => {
  const snapshot = {
    settings: { prices: {} },
    entries: (kind: string) => state.entries.get(kind) ?? new Map(),
  };
  return {
    currentSnapshot: async () => snapshot,
    perSnapshot: (make: (one: typeof snapshot) => unknown) => () => make(snapshot),
  };
});
beforeEach(() => state.entries.clear());

const [home, service] = folder;
if (home?.kind !== 'home' || service?.kind !== 'service') throw new Error('Home comes first.');

/** A published row over a page of the folder, or of staff's own. */
function row(key: string, kind: PageEntry['kind'], changed: Partial<PageEntry>): PageEntry {
  return {
    ...{ id: crypto.randomUUID(), key, kind, ofFolder: true, hidden: false, slug: null },
    ...{ title: null, seoTitle: null, seoDescription: null, noindex: null, names: null },
    ...{ language: '', content: {}, updatedAt: new Date(0), ...changed },
  };
}
const own = (key: string, kind: PageEntry['kind'], title: string, slug: string) =>
  row(key, kind, { ofFolder: false, title, slug });
const have = (kind: string, entries: Record<string, unknown>) =>
  state.entries.set(kind, new Map(Object.entries(entries)));
const published = (...rows: PageEntry[]) =>
  have('pages', Object.fromEntries(rows.map((one) => [one.id, one])));

const keys = async () => (await listPages()).map(({ key }) => key);
const folderKeys = folder.map(({ key }) => key);

test('page: is as the folder has it, but for what a row of its key and kind changes', async () => {
  expect(await keys()).toEqual(folderKeys);
  published(
    row('home', 'home', { content: { fields: { hero: { headline: ['OAK'] } } } }),
    row('privacy', 'page', { title: 'Free gifts' }),
  );
  const pages = await listPages();
  const heroIn = ({ sections }: Pick<(typeof pages)[number], 'sections'>) =>
    sections.find(({ key }) => key === 'hero')?.fields;
  expect(pages[0] && heroIn(pages[0])).toEqual({ ...heroIn(home as never), headline: ['OAK'] });
  const titles = (all: readonly { key: string; title: string }[]) =>
    all.find(({ key }) => key === 'privacy')?.title;
  expect(titles(pages)).toBe(titles(folder));
});

test('page: a hidden service is nowhere: no page, no entry of the menu', async () => {
  published(row(service.key, 'service', { hidden: true }));
  expect(await keys()).toEqual(folderKeys.filter((key) => key !== service.key));
  const { services } = await shownNavigation();
  expect(services.map(({ key }) => key)).not.toContain(service.key);
});

test('page: staff’s own pages come last, and a service of theirs is one everywhere', async () => {
  published(
    own('own-2', 'service', 'Staircases', 'staircases'),
    own('own-1', 'page', 'About', 'about'),
  );
  expect(await keys()).toEqual([...folderKeys, 'own-1', 'own-2']);
  const { services } = await shownNavigation();
  expect(services.at(-1)).toEqual({
    ...{ key: 'own-2', slug: 'staircases', path: '/services/staircases' },
    ...{ name: 'Staircases', shortName: 'Staircases', navLabel: 'Staircases', hint: '' },
  });
});

test('page: one of jobs alone is an empty list until there is one', async () => {
  const pageOf = (key: string, ...kinds: string[]) => {
    const order = ['head', ...kinds].map((kind) => ({ key: kind, kind }));
    return { ...own(key, 'page', key, key), content: { order, known: [], fields: {} } };
  };
  published(pageOf('own-1', 'work'), pageOf('own-2', 'work', 'text'), pageOf('own-3'));
  const empty = async () => {
    const own = (await listPages()).filter(({ key }) => key.startsWith('own-'));
    const are = await Promise.all(own.map(isEmptyList));
    return own.filter((_, index) => are[index]).map(({ key }) => key);
  };
  expect(await empty()).toEqual(['own-1']);
  const pictures = [{ mediaId: 'oak', beforeMediaId: null, caption: '' }];
  have('galleries', { stairs: { slug: 'stairs', coverId: null, pictures } });
  have('media', { oak: { id: 'oak', caption: '', alt: '' } });
  expect(await empty()).toEqual([]);
});

test('page: the folder’s page keeps an address that a page of staff’s own has too', async () => {
  const broken: string[] = [];
  onBrokenRow((sentence) => broken.push(sentence));
  vi.spyOn(console, 'error').mockReturnValue();
  published(own('own-1', 'service', 'Another', service.slug));
  expect(await keys()).toEqual(folderKeys);
  expect(broken).toEqual([
    `Page "Another" is left out: another page has the address ${pathOf(service)}.`,
  ]);
  vi.restoreAllMocks();
});

test('page: entries of the menu lead to pages where they are now, and are the same object while they are unchanged', async () => {
  published(row(service.key, 'service', { slug: 'kitchens' }));
  const items = [
    { label: 'START', page: 'home' },
    { label: 'KITCHENS', page: service.key },
    { label: 'GONE', page: 'own-gone' },
    { label: 'SHOP', href: 'https://shop.example' },
  ];
  have('menu', { 'site-menu': { items } });
  expect((await shownNavigation()).navigation).toEqual([
    { label: 'START', href: '/' },
    { label: 'KITCHENS', href: '/services/kitchens' },
    { label: 'SHOP', href: 'https://shop.example' },
  ]);
  const before = await shownNavigation();
  expect(await shownNavigation()).toBe(before);
  expect(before.foot).toEqual([{ label: 'Privacy', href: '/privacy' }]);
  have('menu', {
    'site-menu': { items, foot: [...items.slice(2), { label: 'Data', page: 'privacy' }] },
  });
  const foot = [
    { label: 'SHOP', href: 'https://shop.example' },
    { label: 'Data', href: '/privacy' },
  ];
  expect((await shownNavigation()).foot).toEqual(foot);
  published(row(service.key, 'service', { title: 'Kitchens' }));
  expect(await shownNavigation()).not.toBe(before);
});

test('page: former addresses lead on, that of the folder too, unless another page has them now', async () => {
  published(
    row(service.key, 'service', { slug: 'kitchens' }),
    own('own-1', 'page', 'About', 'about'),
  );
  const former = {
    ...{ '/services/old-kitchens': `/service/${service.key}`, '/about-us': '/page/own-1' },
    ...{ '/privacy': '/page/own-1', '/gone': '/page/own-9' },
  };
  const redirects = Object.entries(former).map(([path, to]) => [path, { path, to }]);
  have('pageRedirects', Object.fromEntries(redirects));
  expect(await listRedirects()).toEqual([
    { from: `/services/${service.slug}`, to: '/services/kitchens' },
    { from: '/services/old-kitchens', to: '/services/kitchens' },
    { from: '/about-us', to: '/about' },
  ]);
});
