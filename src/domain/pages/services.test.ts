import { expect, test } from 'vitest';
import { pages } from '#business/pages.ts';
import { FOLDER_SERVICES, staffServices } from './services.ts';
import type { PublishedPage } from './shown-pages.ts';

const ofFolder = pages.filter(({ kind }) => kind === 'service');
const first = ofFolder[0];
if (!first) throw new Error('The folder has no service.');

function row(changed: Partial<PublishedPage>): PublishedPage {
  return {
    ...{ key: 'own-1a2b3c4d', kind: 'service', ofFolder: false, hidden: false, slug: 'pavilions' },
    ...{ title: 'Pavilions', seoTitle: null, seoDescription: null, noindex: null, names: null },
    ...{ language: '', content: {}, ...changed },
  };
}
const over = (changed: Partial<PublishedPage>) =>
  row({ key: first.key, ofFolder: true, slug: null, title: null, ...changed });
const from = (published: PublishedPage[], working: { key: string; title: string | null }[] = []) =>
  staffServices({ published, working });

test('services: of the folder stand first, then those of staff with the prices of their sections', () => {
  const items = [
    { key: 'small', name: 'A small one', from: 900 },
    { key: 'small', name: 'The same again', from: 950 },
    { key: 'broken', name: 'Of an older code' },
  ];
  const order = ['a', 'b'].map((key) => ({ key, kind: 'prices' }));
  const hidden = [{ key: 'secret', name: 'Secret', from: 1 }];
  const content = { order, hidden: ['b'], fields: { a: { items }, b: { items: hidden } } };
  const { shown } = from([row({ content })]);
  expect(shown.map(({ key }) => key)).toEqual([...ofFolder.map(({ key }) => key), 'own-1a2b3c4d']);
  expect(shown.at(-1)).toMatchObject({
    ...{ name: 'Pavilions', shortName: 'Pavilions', path: '/services/pavilions' },
    prices: [{ key: 'small', name: 'The same again', from: 950 }],
  });
});

test('services: of the folder have the prices that staff left or changed', () => {
  const prices = first.sections.find(({ kind }) => kind === 'prices');
  if (!prices) return;
  const folder = FOLDER_SERVICES.shown[0]?.prices ?? [];
  expect(folder.map(({ key }) => key)).toEqual(
    (prices.fields.items as { key: string }[]).map(({ key }) => key),
  );
  const items = [{ key: 'hour', name: 'An hour', from: 49.5 }];
  const { shown } = from([over({ content: { fields: { [prices.key]: { items } } } })]);
  expect(shown[0]?.prices).toEqual(items);
});

test('services: can all be hidden', () => {
  const { shown } = from(ofFolder.map(({ key }) => over({ key, hidden: true })));
  expect(shown).toEqual([]);
});

test('service name: is that which visitors know, else that of the working copy, else that of the folder', () => {
  const working = { 'own-1a2b3c4d': 'Summer houses', 'own-5a6b7c8d': 'Sheds', [first.key]: null };
  const { nameOf } = from(
    [row({}), over({ hidden: true, title: 'Old' })],
    Object.entries(working).map(([key, title]) => ({ key, title })),
  );
  const names = ['own-1a2b3c4d', 'own-5a6b7c8d', first.key, null].map(nameOf);
  expect(names).toEqual(['Pavilions', 'Sheds', first.title, '']);
});

test('service name: that no page has is made of its key, but of no key that was made up', () => {
  const { nameOf } = from([]);
  expect(nameOf('stair-building')).toBe('Stair Building');
  expect(nameOf('own-00000000')).toBe('A service that was deleted');
  expect(FOLDER_SERVICES.nameOf('own-00000000'), 'while nothing is known').toBe('');
});
