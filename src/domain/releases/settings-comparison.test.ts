import { expect, test } from 'vitest';
import { FOLDER_SERVICES } from '#domain/pages/services.ts';
import {
  type BusinessSettings,
  NO_SETTINGS,
  priceKey,
} from '#domain/settings/business-settings.ts';
import { site } from '#site';
import { changeTitle } from './change-title.ts';
import { compareSettings } from './settings-comparison.ts';

/** What differs once these are the owner's, by the name of the part. */
function changed(name: string, own: Partial<BusinessSettings>) {
  const next = { ...NO_SETTINGS, ...own };
  const { parts } = compareSettings(name, { ...NO_SETTINGS }, next, FOLDER_SERVICES);
  return Object.fromEntries(parts.map(({ name, before, after }) => [name, [before, after]]));
}

const MORNING = { opens: '09:00', closes: '12:00' };
const nine = [MORNING, { opens: '13:00', closes: '17:30' }];
const second = { label: 'Emergencies', number: '+44 20 7946 0999' };

test.each<[name: string, own: Partial<BusinessSettings>, said: RegExp]>([
  ['phone', { phone: '+44 20 7946 0456' }, /^\+44 20 7946 0456$/],
  ['second', { second }, /^Emergencies \+44 20 7946 0999$/],
  ['street', { street: '1 New Yard', region: '' }, /^1 New Yard$/],
  ['hours', { hours: [nine, [], [], [], [], [], []] }, /^Mon 09:00–12:00 and 13:00–17:30$/],
  [
    'closures',
    { closures: [{ from: '2020-12-24', to: '2020-12-26', reason: 'Christmas' }] },
    /24.*26.Dec.2020 Christmas$/,
  ],
])('release: %s is read as what stands in its fields, a line each', (name, own, said) => {
  const [before, after] = changed(name, own)[changeTitle('settings', name)] ?? [];
  expect(after).toMatch(said);
  if (name === 'phone') expect(before).toBe(site.phone.display);
});

test('release: of prices and words only those that differ are shown, each by its name', () => {
  const service = FOLDER_SERVICES.shown.find(({ prices }) => prices.length > 1);
  const price = service?.prices[0];
  if (!service || !price) throw new Error('No service has two prices.');
  const prices = { [priceKey(service.key, price.key)]: 99_000 };
  const parts = changed('prices', { prices });
  expect(Object.keys(parts)).toEqual([`${service.name}, ${price.name}`]);
  expect(Object.values(parts)[0]?.[1]).toMatch(/99.?000/);

  const words = changed('words', { words: { searchButton: 'Tell us more' } });
  expect(Object.entries(words).map(([name, [, after]]) => [name, after])).toEqual([
    ['Button of that field', 'Tell us more'],
  ]);
});

test('release: what is a picture, or not changed, has no part; others are called as the change is', () => {
  const media = '00000000-0000-4000-8000-000000000001';
  expect(changed('logo', { logo: { media, dark: null } })).toEqual({});
  expect(changed('phone', { phone: site.phone.display })).toEqual({});
  const { second: _, ...older } = NO_SETTINGS;
  const next = { ...NO_SETTINGS, second };
  const { parts } = compareSettings('second', older, next, FOLDER_SERVICES);
  expect(parts.map(({ after }) => after)).toEqual([`${second.label} ${second.number}`]);
  expect(Object.keys(changed('company', { company: 'Harrow Limited' }))).toEqual(['Legal name']);
});
