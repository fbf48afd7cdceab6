import { beforeEach, expect, test, vi } from 'vitest';
import { keyedPath, keyOfRendered, pageKey } from './page-key.ts';

const state = vi.hoisted(() => ({ settings: { phone: '1' }, navigation: { services: [] } }));
vi.mock('./snapshot.ts', () => ({ currentSnapshot: async () => state }));
vi.mock('./shown-site.ts', () => ({ shownNavigation: async () => state.navigation }));
beforeEach(() => {
  state.settings = { phone: '1' };
});

const oak = { title: 'Oak', cover: { path: 'oak.jpg' }, publishedAt: new Date(0) };
const ash = { title: 'Ash', cover: null, publishedAt: new Date(0) };

test('page: stays the same for other objects that hold the same', async () => {
  const key = await pageKey({ post: oak, related: [ash], newer: null, number: 2 });
  const same = structuredClone({ post: oak, related: [ash], newer: null, number: 2 });
  expect(await pageKey(same)).toBe(key);
});

test('page: is another one for every difference, in order and place too', async () => {
  const shown: Record<string, unknown>[] = [
    { post: oak, related: [ash], newer: null },
    { post: oak, related: [], newer: null },
    { post: oak, related: null, newer: null },
    { post: oak, related: [ash, oak], newer: null },
    { post: oak, related: [oak, ash], newer: null },
    { post: oak, related: [ash], newer: ash },
    { post: ash, related: [ash], newer: null },
    { post: oak, related: [[ash]], newer: null },
    { post: oak, related: ['ash'], newer: null },
    { post: oak, related: [ash, 'newer', null], newer: null },
    { post: oak, related: [ash], newer: [null] },
    { post: { ...oak, cover: { path: 'other.jpg' } }, related: [ash], newer: null },
    { post: { ...oak, publishedAt: new Date(1) }, related: [ash], newer: null },
  ];
  const keys = await Promise.all(shown.map(pageKey));
  expect(new Set(keys).size).toBe(shown.length);
  // Asked again, for the same objects and for others that hold the same.
  expect(await Promise.all(shown.map(pageKey))).toEqual(keys);
  expect(await Promise.all(structuredClone(shown).map(pageKey))).toEqual(keys);
});

test('page: is another one when the owner changes a setting', async () => {
  const key = await pageKey({ post: oak });
  state.settings = { phone: '2' };
  expect(await pageKey({ post: oak })).not.toBe(key);
});

test('page: one that was rendered has the key of its path, or that of one that shows no content', async () => {
  const { props, cacheKey } = keyedPath({ slug: 'oak' }, { post: oak }, 'key');
  expect(cacheKey).toBe('key');
  for (const content of [false, true]) expect(await keyOfRendered(props, { content })).toBe('key');
  expect(await keyOfRendered({}, { content: false })).toBe(await pageKey({}));
  expect(await keyOfRendered({}, { content: true })).toBeNull();
  // What its path gave it may be content.
  expect(await keyOfRendered({ post: oak }, { content: false })).toBeNull();
});
