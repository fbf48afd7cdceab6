import { expect, test } from 'vitest';
import { addressLines } from './address.ts';

const address = { street: '1 Mill Lane', city: 'Hull', postcode: 'HU1 1AA', region: '' };
const townIn = (country: string, region = '') =>
  addressLines({ ...address, region, country }, `en-${country}`)[1]?.replaceAll('\u00a0', ' ');

test.each([
  ['GB', '', 'Hull HU1 1AA'],
  ['DE', '', 'HU1 1AA Hull'],
  ['FR', '', 'HU1 1AA Hull'],
  ['US', 'MA', 'Hull, MA HU1 1AA'],
  ['US', '', 'Hull HU1 1AA'],
  ['CA', 'QC', 'Hull QC HU1 1AA'],
  ['CA', '', 'Hull HU1 1AA'],
  ['IT', 'MI', 'HU1 1AA Hull MI'],
  ['IT', '', 'HU1 1AA Hull'],
  ['MX', 'Oax.', 'HU1 1AA Hull, Oax.'],
  ['MX', '', 'HU1 1AA Hull'],
  ['BR', 'SP', 'Hull-SP HU1 1AA'],
  ['BR', '', 'Hull HU1 1AA'],
])('address: in %s with the region “%s” has the town’s line as %s', (country, region, line) => {
  expect(townIn(country, region)).toBe(line);
});

test('address: takes nothing of a name for a place of another part; keeps numbers on the line of what they belong to', () => {
  const odd = { ...address, city: '{region}', region: '$&', country: 'US' };
  expect(addressLines(odd, 'en-US')[1]).toBe('{region}, $&\u00a0HU1\u00a01AA');
  const graz = { street: 'Untere Feldgasse 4', city: 'Graz am Berg', postcode: '8020' };
  expect(addressLines({ ...graz, region: 'Steiermark', country: 'AT' }, 'de-AT')).toEqual([
    'Untere Feldgasse\u00a04',
    '8020\u00a0Graz am Berg, Steiermark',
  ]);
  expect(addressLines({ ...address, country: 'GB' }, 'en-GB')).toEqual([
    '1\u00a0Mill Lane',
    'Hull\u00a0HU1\u00a01AA',
  ]);
});

test('address: names its country where readers would take it for another', () => {
  expect(addressLines({ ...address, country: 'GB' }, 'en-GB')).toHaveLength(2);
  expect(addressLines({ ...address, country: 'FR' }, 'en-GB')[2]).toBe('France');
  expect(addressLines({ ...address, country: 'DE' }, 'de')).toHaveLength(2);
  expect(addressLines({ ...address, country: 'AT' }, 'de-DE')[2]).toBe('Österreich');
});
