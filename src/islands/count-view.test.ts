import { expect, test } from 'vitest';
import { sourceOf } from './count-view.ts';

const HERE = 'https://oak.example/services/stairs';

test.each([
  ['', HERE, ''],
  ['https://oak.example/blog?q=1', HERE, '/'],
  ['https://www.google.com/search?q=stairs&token=secret', HERE, 'www.google.com'],
  [`https://a.example:8080/${'x'.repeat(4000)}`, HERE, 'a.example:8080'],
  ['https://user:password@a.example/', HERE, 'a.example'],
  ['android-app://com.google.android.gm/', HERE, 'com.google.android.gm'],
  ['about:client', HERE, ''],
  ['not an address', HERE, ''],
  ['', `${HERE}?utm_source=letter&utm_campaign=may`, 'utm:letter'],
  ['https://mail.example/', `${HERE}?utm_source=letter`, 'utm:letter'],
  ['https://oak.example/', `${HERE}?utm_source=letter`, '/'],
])('source: of a visit from “%s” at %s is “%s”', (referrer, address, source) => {
  expect(sourceOf(address, referrer)).toBe(source);
});
